<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis styleCategories="Symbology|MapTips" version="3.22.0">
<renderer-v2 attr="reason" enableorderby="0" forceraster="0" symbollevels="0" type="categorizedSymbol">
<categories>
<category label="too few people" render="true" symbol="0" value="primary" />
<category label="two people dominate" render="true" symbol="1" value="dominance" />
<category label="to protect others" render="true" symbol="2" value="complementary" />
</categories>
<symbols>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="0" type="line">
<layer class="SimpleLine" enabled="1" locked="0" pass="0">
<Option type="Map">
<Option name="align_dash_pattern" type="QString" value="0" />
<Option name="capstyle" type="QString" value="round" />
<Option name="customdash" type="QString" value="5;2" />
<Option name="customdash_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="customdash_unit" type="QString" value="MM" />
<Option name="dash_pattern_offset" type="QString" value="0" />
<Option name="dash_pattern_offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="dash_pattern_offset_unit" type="QString" value="MM" />
<Option name="draw_inside_polygon" type="QString" value="0" />
<Option name="joinstyle" type="QString" value="round" />
<Option name="line_color" type="QString" value="213,94,0,255" />
<Option name="line_style" type="QString" value="solid" />
<Option name="line_width" type="QString" value="0.9" />
<Option name="line_width_unit" type="QString" value="MM" />
<Option name="offset" type="QString" value="0" />
<Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="offset_unit" type="QString" value="MM" />
<Option name="ring_filter" type="QString" value="0" />
<Option name="trim_distance_end" type="QString" value="0" />
<Option name="trim_distance_end_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="trim_distance_end_unit" type="QString" value="MM" />
<Option name="trim_distance_start" type="QString" value="0" />
<Option name="trim_distance_start_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="trim_distance_start_unit" type="QString" value="MM" />
<Option name="tweak_dash_pattern_on_corners" type="QString" value="0" />
<Option name="use_custom_dash" type="QString" value="0" />
<Option name="width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
</Option>
</layer>
</symbol>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="1" type="line">
<layer class="SimpleLine" enabled="1" locked="0" pass="0">
<Option type="Map">
<Option name="align_dash_pattern" type="QString" value="0" />
<Option name="capstyle" type="QString" value="flat" />
<Option name="customdash" type="QString" value="3.2;1.6" />
<Option name="customdash_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="customdash_unit" type="QString" value="MM" />
<Option name="dash_pattern_offset" type="QString" value="0" />
<Option name="dash_pattern_offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="dash_pattern_offset_unit" type="QString" value="MM" />
<Option name="draw_inside_polygon" type="QString" value="0" />
<Option name="joinstyle" type="QString" value="round" />
<Option name="line_color" type="QString" value="179,36,127,255" />
<Option name="line_style" type="QString" value="solid" />
<Option name="line_width" type="QString" value="0.9" />
<Option name="line_width_unit" type="QString" value="MM" />
<Option name="offset" type="QString" value="0" />
<Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="offset_unit" type="QString" value="MM" />
<Option name="ring_filter" type="QString" value="0" />
<Option name="trim_distance_end" type="QString" value="0" />
<Option name="trim_distance_end_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="trim_distance_end_unit" type="QString" value="MM" />
<Option name="trim_distance_start" type="QString" value="0" />
<Option name="trim_distance_start_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="trim_distance_start_unit" type="QString" value="MM" />
<Option name="tweak_dash_pattern_on_corners" type="QString" value="0" />
<Option name="use_custom_dash" type="QString" value="1" />
<Option name="width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
</Option>
</layer>
</symbol>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="2" type="line">
<layer class="SimpleLine" enabled="1" locked="0" pass="0">
<Option type="Map">
<Option name="align_dash_pattern" type="QString" value="0" />
<Option name="capstyle" type="QString" value="round" />
<Option name="customdash" type="QString" value="0.1;1.5" />
<Option name="customdash_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="customdash_unit" type="QString" value="MM" />
<Option name="dash_pattern_offset" type="QString" value="0" />
<Option name="dash_pattern_offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="dash_pattern_offset_unit" type="QString" value="MM" />
<Option name="draw_inside_polygon" type="QString" value="0" />
<Option name="joinstyle" type="QString" value="round" />
<Option name="line_color" type="QString" value="230,159,0,255" />
<Option name="line_style" type="QString" value="solid" />
<Option name="line_width" type="QString" value="0.9" />
<Option name="line_width_unit" type="QString" value="MM" />
<Option name="offset" type="QString" value="0" />
<Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="offset_unit" type="QString" value="MM" />
<Option name="ring_filter" type="QString" value="0" />
<Option name="trim_distance_end" type="QString" value="0" />
<Option name="trim_distance_end_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="trim_distance_end_unit" type="QString" value="MM" />
<Option name="trim_distance_start" type="QString" value="0" />
<Option name="trim_distance_start_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="trim_distance_start_unit" type="QString" value="MM" />
<Option name="tweak_dash_pattern_on_corners" type="QString" value="0" />
<Option name="use_custom_dash" type="QString" value="1" />
<Option name="width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
</Option>
</layer>
</symbol>
</symbols>
<rotation />
<sizescale />
</renderer-v2>
<blendMode>0</blendMode>
<featureBlendMode>0</featureBlendMode>
<mapTip>&lt;b&gt;PRIVATE&lt;/b&gt; &lt;b&gt;[% replace(replace(coalesce("name", ''), '&amp;', '&amp;amp;'), '&lt;', '&amp;lt;') %]&lt;/b&gt; [% replace(replace(coalesce("segment_id", ''), '&amp;', '&amp;amp;'), '&lt;', '&amp;lt;') %]&lt;br&gt;[% replace(replace(coalesce("reason", ''), '&amp;', '&amp;amp;'), '&lt;', '&amp;lt;') %]: [% "report_count" %] reports[% coalesce(' of ' || "contributor_count" || ' people', '') %]</mapTip>
<layerGeometryType>1</layerGeometryType>
</qgis>

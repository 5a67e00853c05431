<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis styleCategories="Symbology|MapTips" version="3.22.0">
<renderer-v2 enableorderby="0" forceraster="0" symbollevels="1" type="RuleRenderer">
<rules key="root">
<rule filter="&quot;report_count&quot; &gt;= 50" key="rule0" label="50 reports and more" symbol="0" />
<rule filter="&quot;report_count&quot; &gt;= 20 AND &quot;report_count&quot; &lt; 50" key="rule1" label="20 to 49 reports" symbol="1" />
<rule filter="&quot;report_count&quot; &gt;= 10 AND &quot;report_count&quot; &lt; 20" key="rule2" label="10 to 19 reports" symbol="2" />
<rule filter="&quot;report_count&quot; &gt;= 5 AND &quot;report_count&quot; &lt; 10" key="rule3" label="5 to 9 reports" symbol="3" />
<rule filter="&quot;report_count&quot; &gt; 0 AND &quot;report_count&quot; &lt; 5" key="rule4" label="3 to 4 reports" symbol="4" />
<rule filter="&quot;report_count&quot; = 0" key="rule5" label="no reports" symbol="5" />
<rule filter="ELSE" key="rule6" label="withheld" symbol="6" />
</rules>
<symbols>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="0" type="line">
<layer class="SimpleLine" enabled="1" locked="0" pass="7">
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
<Option name="line_color" type="QString" value="44,0,70,255" />
<Option name="line_style" type="QString" value="solid" />
<Option name="line_width" type="QString" value="3" />
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
<layer class="SimpleLine" enabled="1" locked="0" pass="6">
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
<Option name="line_color" type="QString" value="68,58,131,255" />
<Option name="line_style" type="QString" value="solid" />
<Option name="line_width" type="QString" value="2.2" />
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
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="2" type="line">
<layer class="SimpleLine" enabled="1" locked="0" pass="5">
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
<Option name="line_color" type="QString" value="49,102,142,255" />
<Option name="line_style" type="QString" value="solid" />
<Option name="line_width" type="QString" value="1.6" />
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
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="3" type="line">
<layer class="SimpleLine" enabled="1" locked="0" pass="4">
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
<Option name="line_color" type="QString" value="33,145,140,255" />
<Option name="line_style" type="QString" value="solid" />
<Option name="line_width" type="QString" value="1.1" />
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
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="4" type="line">
<layer class="SimpleLine" enabled="1" locked="0" pass="3">
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
<Option name="line_color" type="QString" value="94,201,98,255" />
<Option name="line_style" type="QString" value="solid" />
<Option name="line_width" type="QString" value="0.7" />
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
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="5" type="line">
<layer class="SimpleLine" enabled="1" locked="0" pass="2">
<Option type="Map">
<Option name="align_dash_pattern" type="QString" value="0" />
<Option name="capstyle" type="QString" value="flat" />
<Option name="customdash" type="QString" value="2;1.2" />
<Option name="customdash_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="customdash_unit" type="QString" value="MM" />
<Option name="dash_pattern_offset" type="QString" value="0" />
<Option name="dash_pattern_offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="dash_pattern_offset_unit" type="QString" value="MM" />
<Option name="draw_inside_polygon" type="QString" value="0" />
<Option name="joinstyle" type="QString" value="round" />
<Option name="line_color" type="QString" value="154,154,154,255" />
<Option name="line_style" type="QString" value="solid" />
<Option name="line_width" type="QString" value="0.35" />
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
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="6" type="line">
<layer class="SimpleLine" enabled="1" locked="0" pass="1">
<Option type="Map">
<Option name="align_dash_pattern" type="QString" value="0" />
<Option name="capstyle" type="QString" value="round" />
<Option name="customdash" type="QString" value="0.1;1.1" />
<Option name="customdash_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="customdash_unit" type="QString" value="MM" />
<Option name="dash_pattern_offset" type="QString" value="0" />
<Option name="dash_pattern_offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="dash_pattern_offset_unit" type="QString" value="MM" />
<Option name="draw_inside_polygon" type="QString" value="0" />
<Option name="joinstyle" type="QString" value="round" />
<Option name="line_color" type="QString" value="90,90,90,255" />
<Option name="line_style" type="QString" value="solid" />
<Option name="line_width" type="QString" value="0.5" />
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
</renderer-v2>
<blendMode>0</blendMode>
<featureBlendMode>0</featureBlendMode>
<mapTip>&lt;b&gt;[% replace(replace(coalesce("name", ''), '&amp;', '&amp;amp;'), '&lt;', '&amp;lt;') %]&lt;/b&gt; [% replace(replace(coalesce("segment_id", ''), '&amp;', '&amp;amp;'), '&lt;', '&amp;lt;') %]&lt;br&gt;[% coalesce("report_count" || ' reports', "count_band", 'none or withheld') %][% if(coalesce("category_breakdown", '{}') = '{}', '', '&lt;br&gt;' || replace(replace("category_breakdown", '&amp;', '&amp;amp;'), '&lt;', '&amp;lt;')) %]</mapTip>
<layerGeometryType>1</layerGeometryType>
</qgis>

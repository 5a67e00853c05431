<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis styleCategories="Symbology|MapTips" version="3.22.0">
<renderer-v2 attr="snap_status" enableorderby="0" forceraster="0" symbollevels="0" type="categorizedSymbol">
<categories>
<category label="snapped to its street" render="true" symbol="0" value="snapped" />
<category label="ambiguous: a second street is as near" render="true" symbol="1" value="ambiguous" />
<category label="unsnapped: no street near enough" render="true" symbol="2" value="unsnapped" />
<category label="excluded: not one usable point" render="true" symbol="3" value="excluded" />
</categories>
<symbols>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="0" type="marker">
<layer class="SimpleMarker" enabled="1" locked="0" pass="0">
<Option type="Map">
<Option name="angle" type="QString" value="0" />
<Option name="cap_style" type="QString" value="square" />
<Option name="color" type="QString" value="0,114,178,255" />
<Option name="horizontal_anchor_point" type="QString" value="1" />
<Option name="joinstyle" type="QString" value="bevel" />
<Option name="name" type="QString" value="circle" />
<Option name="offset" type="QString" value="0,0" />
<Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="offset_unit" type="QString" value="MM" />
<Option name="outline_color" type="QString" value="255,255,255,255" />
<Option name="outline_style" type="QString" value="solid" />
<Option name="outline_width" type="QString" value="0.2" />
<Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="outline_width_unit" type="QString" value="MM" />
<Option name="scale_method" type="QString" value="diameter" />
<Option name="size" type="QString" value="1.7" />
<Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="size_unit" type="QString" value="MM" />
<Option name="vertical_anchor_point" type="QString" value="1" />
</Option>
</layer>
</symbol>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="1" type="marker">
<layer class="SimpleMarker" enabled="1" locked="0" pass="0">
<Option type="Map">
<Option name="angle" type="QString" value="0" />
<Option name="cap_style" type="QString" value="square" />
<Option name="color" type="QString" value="230,159,0,255" />
<Option name="horizontal_anchor_point" type="QString" value="1" />
<Option name="joinstyle" type="QString" value="bevel" />
<Option name="name" type="QString" value="triangle" />
<Option name="offset" type="QString" value="0,0" />
<Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="offset_unit" type="QString" value="MM" />
<Option name="outline_color" type="QString" value="0,0,0,255" />
<Option name="outline_style" type="QString" value="solid" />
<Option name="outline_width" type="QString" value="0.2" />
<Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="outline_width_unit" type="QString" value="MM" />
<Option name="scale_method" type="QString" value="diameter" />
<Option name="size" type="QString" value="2.6" />
<Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="size_unit" type="QString" value="MM" />
<Option name="vertical_anchor_point" type="QString" value="1" />
</Option>
</layer>
</symbol>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="2" type="marker">
<layer class="SimpleMarker" enabled="1" locked="0" pass="0">
<Option type="Map">
<Option name="angle" type="QString" value="0" />
<Option name="cap_style" type="QString" value="square" />
<Option name="color" type="QString" value="213,94,0,255" />
<Option name="horizontal_anchor_point" type="QString" value="1" />
<Option name="joinstyle" type="QString" value="bevel" />
<Option name="name" type="QString" value="cross2" />
<Option name="offset" type="QString" value="0,0" />
<Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="offset_unit" type="QString" value="MM" />
<Option name="outline_color" type="QString" value="213,94,0,255" />
<Option name="outline_style" type="QString" value="solid" />
<Option name="outline_width" type="QString" value="0.6" />
<Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="outline_width_unit" type="QString" value="MM" />
<Option name="scale_method" type="QString" value="diameter" />
<Option name="size" type="QString" value="2.2" />
<Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="size_unit" type="QString" value="MM" />
<Option name="vertical_anchor_point" type="QString" value="1" />
</Option>
</layer>
</symbol>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="3" type="marker">
<layer class="SimpleMarker" enabled="1" locked="0" pass="0">
<Option type="Map">
<Option name="angle" type="QString" value="0" />
<Option name="cap_style" type="QString" value="square" />
<Option name="color" type="QString" value="255,255,255,255" />
<Option name="horizontal_anchor_point" type="QString" value="1" />
<Option name="joinstyle" type="QString" value="bevel" />
<Option name="name" type="QString" value="square" />
<Option name="offset" type="QString" value="0,0" />
<Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="offset_unit" type="QString" value="MM" />
<Option name="outline_color" type="QString" value="0,0,0,255" />
<Option name="outline_style" type="QString" value="solid" />
<Option name="outline_width" type="QString" value="0.2" />
<Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="outline_width_unit" type="QString" value="MM" />
<Option name="scale_method" type="QString" value="diameter" />
<Option name="size" type="QString" value="2" />
<Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="size_unit" type="QString" value="MM" />
<Option name="vertical_anchor_point" type="QString" value="1" />
</Option>
</layer>
</symbol>
</symbols>
<rotation />
<sizescale />
</renderer-v2>
<blendMode>0</blendMode>
<featureBlendMode>0</featureBlendMode>
<mapTip>&lt;b&gt;PRIVATE&lt;/b&gt; [% replace(replace(coalesce("snap_status", ''), '&amp;', '&amp;amp;'), '&lt;', '&amp;lt;') %][% coalesce(' to ' || replace(replace("segment_id", '&amp;', '&amp;amp;'), '&lt;', '&amp;lt;'), '') %][% coalesce(', ' || round("snap_distance_m", 1) || ' m', '') %]</mapTip>
<layerGeometryType>0</layerGeometryType>
</qgis>

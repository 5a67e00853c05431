<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis styleCategories="Symbology|MapTips" version="3.22.0">
<renderer-v2 enableorderby="0" forceraster="0" symbollevels="1" type="RuleRenderer">
<rules key="root">
<rule filter="&quot;k_50&quot; &gt;= 0 AND &quot;k_50&quot; &lt; 1" key="rule0" label="no candidate" symbol="0" />
<rule filter="&quot;k_50&quot; &gt;= 1 AND &quot;k_50&quot; &lt; 5" key="rule1" label="1 to 4 candidates" symbol="1" />
<rule filter="&quot;k_50&quot; &gt;= 5 AND &quot;k_50&quot; &lt; 10" key="rule2" label="5 to 9 candidates" symbol="2" />
<rule filter="&quot;k_50&quot; &gt;= 10 AND &quot;k_50&quot; &lt; 50" key="rule3" label="10 to 49 candidates" symbol="3" />
<rule filter="&quot;k_50&quot; &gt;= 50" key="rule4" label="50 candidates and more" symbol="4" />
<rule filter="ELSE" key="rule5" label="not measured" symbol="5" />
</rules>
<symbols>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="0" type="marker">
<layer class="SimpleMarker" enabled="1" locked="0" pass="6">
<Option type="Map">
<Option name="angle" type="QString" value="0" />
<Option name="cap_style" type="QString" value="square" />
<Option name="color" type="QString" value="213,94,0,255" />
<Option name="horizontal_anchor_point" type="QString" value="1" />
<Option name="joinstyle" type="QString" value="bevel" />
<Option name="name" type="QString" value="diamond" />
<Option name="offset" type="QString" value="0,0" />
<Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="offset_unit" type="QString" value="MM" />
<Option name="outline_color" type="QString" value="0,0,0,255" />
<Option name="outline_style" type="QString" value="solid" />
<Option name="outline_width" type="QString" value="0.2" />
<Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="outline_width_unit" type="QString" value="MM" />
<Option name="scale_method" type="QString" value="diameter" />
<Option name="size" type="QString" value="3.6" />
<Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="size_unit" type="QString" value="MM" />
<Option name="vertical_anchor_point" type="QString" value="1" />
</Option>
</layer>
</symbol>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="1" type="marker">
<layer class="SimpleMarker" enabled="1" locked="0" pass="5">
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
<Option name="size" type="QString" value="2.9" />
<Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="size_unit" type="QString" value="MM" />
<Option name="vertical_anchor_point" type="QString" value="1" />
</Option>
</layer>
</symbol>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="2" type="marker">
<layer class="SimpleMarker" enabled="1" locked="0" pass="4">
<Option type="Map">
<Option name="angle" type="QString" value="0" />
<Option name="cap_style" type="QString" value="square" />
<Option name="color" type="QString" value="86,180,233,255" />
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
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="3" type="marker">
<layer class="SimpleMarker" enabled="1" locked="0" pass="3">
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
<Option name="size" type="QString" value="1.9" />
<Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="size_unit" type="QString" value="MM" />
<Option name="vertical_anchor_point" type="QString" value="1" />
</Option>
</layer>
</symbol>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="4" type="marker">
<layer class="SimpleMarker" enabled="1" locked="0" pass="2">
<Option type="Map">
<Option name="angle" type="QString" value="0" />
<Option name="cap_style" type="QString" value="square" />
<Option name="color" type="QString" value="154,154,154,255" />
<Option name="horizontal_anchor_point" type="QString" value="1" />
<Option name="joinstyle" type="QString" value="bevel" />
<Option name="name" type="QString" value="circle" />
<Option name="offset" type="QString" value="0,0" />
<Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="offset_unit" type="QString" value="MM" />
<Option name="outline_color" type="QString" value="107,107,107,255" />
<Option name="outline_style" type="QString" value="solid" />
<Option name="outline_width" type="QString" value="0.2" />
<Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="outline_width_unit" type="QString" value="MM" />
<Option name="scale_method" type="QString" value="diameter" />
<Option name="size" type="QString" value="1.3" />
<Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="size_unit" type="QString" value="MM" />
<Option name="vertical_anchor_point" type="QString" value="1" />
</Option>
</layer>
</symbol>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="5" type="marker">
<layer class="SimpleMarker" enabled="1" locked="0" pass="1">
<Option type="Map">
<Option name="angle" type="QString" value="0" />
<Option name="cap_style" type="QString" value="square" />
<Option name="color" type="QString" value="255,255,255,0" />
<Option name="horizontal_anchor_point" type="QString" value="1" />
<Option name="joinstyle" type="QString" value="bevel" />
<Option name="name" type="QString" value="circle" />
<Option name="offset" type="QString" value="0,0" />
<Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="offset_unit" type="QString" value="MM" />
<Option name="outline_color" type="QString" value="122,122,122,255" />
<Option name="outline_style" type="QString" value="solid" />
<Option name="outline_width" type="QString" value="0.4" />
<Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="outline_width_unit" type="QString" value="MM" />
<Option name="scale_method" type="QString" value="diameter" />
<Option name="size" type="QString" value="2.4" />
<Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="size_unit" type="QString" value="MM" />
<Option name="vertical_anchor_point" type="QString" value="1" />
</Option>
</layer>
</symbol>
</symbols>
</renderer-v2>
<blendMode>0</blendMode>
<featureBlendMode>0</featureBlendMode>
<mapTip>&lt;b&gt;PRIVATE&lt;/b&gt; [% coalesce('candidates: ' || "k_50", 'not measured') %][% CASE WHEN lower(to_string("below_k")) IN ('true', 't', '1') THEN ', fewer than K' ELSE '' END %]</mapTip>
<layerGeometryType>0</layerGeometryType>
</qgis>

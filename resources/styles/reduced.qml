<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis styleCategories="Symbology|MapTips" version="3.22.0">
<renderer-v2 enableorderby="0" forceraster="0" symbollevels="0" type="singleSymbol">
<symbols>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="0" type="marker">
<layer class="SimpleMarker" enabled="1" locked="0" pass="0">
<Option type="Map">
<Option name="angle" type="QString" value="0" />
<Option name="cap_style" type="QString" value="square" />
<Option name="color" type="QString" value="107,107,107,255" />
<Option name="horizontal_anchor_point" type="QString" value="1" />
<Option name="joinstyle" type="QString" value="bevel" />
<Option name="name" type="QString" value="square" />
<Option name="offset" type="QString" value="0,0" />
<Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="offset_unit" type="QString" value="MM" />
<Option name="outline_color" type="QString" value="255,255,255,255" />
<Option name="outline_style" type="QString" value="solid" />
<Option name="outline_width" type="QString" value="0.2" />
<Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="outline_width_unit" type="QString" value="MM" />
<Option name="scale_method" type="QString" value="diameter" />
<Option name="size" type="QString" value="1.8" />
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
<mapTip>&lt;b&gt;PRIVATE&lt;/b&gt; one record, at reduced precision</mapTip>
<layerGeometryType>0</layerGeometryType>
</qgis>

<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis labelsEnabled="1" styleCategories="Symbology|Labeling|MapTips" version="3.22.0">
<renderer-v2 enableorderby="0" forceraster="0" symbollevels="1" type="RuleRenderer">
<rules key="root">
<rule filter="&quot;risk&quot; &gt;= 0.999999999" key="rule0" label="risk 1: singled out" symbol="0" />
<rule filter="&quot;risk&quot; &gt;= 0.499999999 AND &quot;risk&quot; &lt; 0.999999999" key="rule1" label="risk 0.5 to 1" symbol="1" />
<rule filter="&quot;risk&quot; &gt;= 0.199999999 AND &quot;risk&quot; &lt; 0.499999999" key="rule2" label="risk 0.2 to 0.5" symbol="2" />
<rule filter="&quot;risk&quot; &gt;= 0 AND &quot;risk&quot; &lt; 0.199999999" key="rule3" label="risk below 0.2" symbol="3" />
<rule filter="ELSE" key="rule4" label="not measured" symbol="4" />
</rules>
<symbols>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="0" type="marker">
<layer class="SimpleMarker" enabled="1" locked="0" pass="5">
<Option type="Map">
<Option name="angle" type="QString" value="0" />
<Option name="cap_style" type="QString" value="square" />
<Option name="color" type="QString" value="0,0,0,255" />
<Option name="horizontal_anchor_point" type="QString" value="1" />
<Option name="joinstyle" type="QString" value="bevel" />
<Option name="name" type="QString" value="diamond" />
<Option name="offset" type="QString" value="0,0" />
<Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="offset_unit" type="QString" value="MM" />
<Option name="outline_color" type="QString" value="255,255,255,255" />
<Option name="outline_style" type="QString" value="solid" />
<Option name="outline_width" type="QString" value="0.4" />
<Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="outline_width_unit" type="QString" value="MM" />
<Option name="scale_method" type="QString" value="diameter" />
<Option name="size" type="QString" value="3.8" />
<Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="size_unit" type="QString" value="MM" />
<Option name="vertical_anchor_point" type="QString" value="1" />
</Option>
</layer>
</symbol>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="1" type="marker">
<layer class="SimpleMarker" enabled="1" locked="0" pass="4">
<Option type="Map">
<Option name="angle" type="QString" value="0" />
<Option name="cap_style" type="QString" value="square" />
<Option name="color" type="QString" value="0,0,0,255" />
<Option name="horizontal_anchor_point" type="QString" value="1" />
<Option name="joinstyle" type="QString" value="bevel" />
<Option name="name" type="QString" value="triangle" />
<Option name="offset" type="QString" value="0,0" />
<Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="offset_unit" type="QString" value="MM" />
<Option name="outline_color" type="QString" value="255,255,255,255" />
<Option name="outline_style" type="QString" value="solid" />
<Option name="outline_width" type="QString" value="0.4" />
<Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="outline_width_unit" type="QString" value="MM" />
<Option name="scale_method" type="QString" value="diameter" />
<Option name="size" type="QString" value="3" />
<Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="size_unit" type="QString" value="MM" />
<Option name="vertical_anchor_point" type="QString" value="1" />
</Option>
</layer>
</symbol>
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="2" type="marker">
<layer class="SimpleMarker" enabled="1" locked="0" pass="3">
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
<layer class="SimpleMarker" enabled="1" locked="0" pass="2">
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
<labeling type="simple">
<settings calloutType="simple">
<text-style allowHtml="0" blendMode="0" capitalization="0" fieldName="if(&quot;risk_rank&quot; &lt;= 20, &quot;risk_rank&quot;, NULL)" fontFamily="Sans Serif" fontItalic="0" fontKerning="1" fontLetterSpacing="0" fontSize="8" fontSizeMapUnitScale="3x:0,0,0,0,0,0" fontSizeUnit="Point" fontStrikeout="0" fontUnderline="0" fontWeight="50" fontWordSpacing="0" isExpression="1" legendString="Aa" multilineHeight="1" namedStyle="" previewBkgrdColor="255,255,255,255" textColor="0,0,0,255" textOpacity="1" textOrientation="horizontal" useSubstitutions="0">
<families />
<text-buffer bufferBlendMode="0" bufferColor="255,255,255,255" bufferDraw="1" bufferJoinStyle="128" bufferNoFill="1" bufferOpacity="1" bufferSize="0.90000000000000002" bufferSizeMapUnitScale="3x:0,0,0,0,0,0" bufferSizeUnits="MM" />
<text-mask maskEnabled="0" maskJoinStyle="128" maskOpacity="1" maskSize="1.5" maskSizeMapUnitScale="3x:0,0,0,0,0,0" maskSizeUnits="MM" maskType="0" maskedSymbolLayers="" />
<background shapeBlendMode="0" shapeBorderColor="128,128,128,255" shapeBorderWidth="0" shapeBorderWidthMapUnitScale="3x:0,0,0,0,0,0" shapeBorderWidthUnit="MM" shapeDraw="0" shapeFillColor="255,255,255,255" shapeJoinStyle="64" shapeOffsetMapUnitScale="3x:0,0,0,0,0,0" shapeOffsetUnit="MM" shapeOffsetX="0" shapeOffsetY="0" shapeOpacity="1" shapeRadiiMapUnitScale="3x:0,0,0,0,0,0" shapeRadiiUnit="MM" shapeRadiiX="0" shapeRadiiY="0" shapeRotation="0" shapeRotationType="0" shapeSVGFile="" shapeSizeMapUnitScale="3x:0,0,0,0,0,0" shapeSizeType="0" shapeSizeUnit="MM" shapeSizeX="0" shapeSizeY="0" shapeType="0">
<symbol alpha="1" clip_to_extent="1" force_rhr="0" name="fillSymbol" type="fill">
<layer class="SimpleFill" enabled="1" locked="0" pass="0">
<Option type="Map">
<Option name="border_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="color" type="QString" value="255,255,255,255" />
<Option name="joinstyle" type="QString" value="bevel" />
<Option name="offset" type="QString" value="0,0" />
<Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0" />
<Option name="offset_unit" type="QString" value="MM" />
<Option name="outline_color" type="QString" value="128,128,128,255" />
<Option name="outline_style" type="QString" value="no" />
<Option name="outline_width" type="QString" value="0" />
<Option name="outline_width_unit" type="QString" value="MM" />
<Option name="style" type="QString" value="solid" />
</Option>
</layer>
</symbol>
</background>
<shadow shadowBlendMode="6" shadowColor="0,0,0,255" shadowDraw="0" shadowOffsetAngle="135" shadowOffsetDist="1" shadowOffsetGlobal="1" shadowOffsetMapUnitScale="3x:0,0,0,0,0,0" shadowOffsetUnit="MM" shadowOpacity="0.69999999999999996" shadowRadius="1.5" shadowRadiusAlphaOnly="0" shadowRadiusMapUnitScale="3x:0,0,0,0,0,0" shadowRadiusUnit="MM" shadowScale="100" shadowUnder="0" />
<dd_properties>
<Option type="Map">
<Option name="name" type="QString" value="" />
<Option name="properties" />
<Option name="type" type="QString" value="collection" />
</Option>
</dd_properties>
<substitutions />
</text-style>
<text-format addDirectionSymbol="0" autoWrapLength="0" decimals="3" formatNumbers="0" leftDirectionSymbol="&lt;" multilineAlign="3" placeDirectionSymbol="0" plussign="0" reverseDirectionSymbol="0" rightDirectionSymbol="&gt;" useMaxLineLengthForAutoWrap="1" wrapChar="" />
<placement centroidInside="0" centroidWhole="0" dist="1" distMapUnitScale="3x:0,0,0,0,0,0" distUnits="MM" fitInPolygonOnly="0" geometryGenerator="" geometryGeneratorEnabled="0" geometryGeneratorType="PointGeometry" labelOffsetMapUnitScale="3x:0,0,0,0,0,0" layerType="UnknownGeometry" lineAnchorClipping="0" lineAnchorPercent="0.5" lineAnchorType="0" maxCurvedCharAngleIn="25" maxCurvedCharAngleOut="-25" offsetType="0" offsetUnits="MM" overrunDistance="0" overrunDistanceMapUnitScale="3x:0,0,0,0,0,0" overrunDistanceUnit="MM" placement="0" placementFlags="10" polygonPlacementFlags="2" predefinedPositionOrder="TR,TL,BR,BL,R,L,TSR,BSR" preserveRotation="1" priority="5" quadOffset="4" repeatDistance="0" repeatDistanceMapUnitScale="3x:0,0,0,0,0,0" repeatDistanceUnits="MM" rotationAngle="0" rotationUnit="AngleDegrees" xOffset="0" yOffset="0" />
<rendering displayAll="0" drawLabels="1" fontLimitPixelSize="0" fontMaxPixelSize="10000" fontMinPixelSize="0" labelPerPart="0" limitNumLabels="0" maxNumLabels="2000" mergeLines="0" minFeatureSize="0" obstacle="1" obstacleFactor="1" obstacleType="1" scaleMax="0" scaleMin="0" scaleVisibility="0" unplacedVisibility="0" upsidedownLabels="0" zIndex="0" />
<dd_properties>
<Option type="Map">
<Option name="name" type="QString" value="" />
<Option name="properties" />
<Option name="type" type="QString" value="collection" />
</Option>
</dd_properties>
</settings>
</labeling>
<blendMode>0</blendMode>
<featureBlendMode>0</featureBlendMode>
<mapTip>&lt;b&gt;PRIVATE&lt;/b&gt; [% replace(replace(coalesce("record_id", ''), '&amp;', '&amp;amp;'), '&lt;', '&amp;lt;') %][% coalesce(', rank ' || "risk_rank", '') %]&lt;br&gt;[% coalesce('risk at least ' || round("risk", 3), 'not measured') %]&lt;br&gt;[% replace(replace(coalesce("reasons", ''), '&amp;', '&amp;amp;'), '&lt;', '&amp;lt;') %]</mapTip>
<layerGeometryType>0</layerGeometryType>
</qgis>

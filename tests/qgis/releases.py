"""Releases and evidence as real files, and the verifier asked about them."""

from __future__ import annotations

import csv
import hashlib
import json
from pathlib import Path

from osgeo import gdal, ogr, osr

_TYPES = {bool: ogr.OFTInteger, int: ogr.OFTInteger, float: ogr.OFTReal, str: ogr.OFTString}
RULES = (
    "floor", "breakdown", "inference", "rare", "fields", "vertex", "recount", "metadata", "precision", "zeros", "totals",
    "rates", "previous", "schema", "container", "content", "rows", "integrity",
)  # fmt: skip
#: A report that lies on no vertex, degrees.
REPORT = (7.100312, 45.000444)


def line(i: int) -> list[list[float]]:
    """The street of segment i: about 160 m to the east, 6 decimals or fewer."""
    return [[7.1, 45 + i / 1000], [7.102, 45 + i / 1000]]


def wkt(points) -> str:
    return f"LINESTRING ({', '.join(' '.join(map(repr, point)) for point in points)})"


def row(name: str, count=None, **more):
    """A row as aggregateandwithhold writes it, counting rows."""
    shown = "none or withheld" if count is None else str(count)
    return {
        "segment_id": name,
        "name": f"{name} Street",
        "report_count": count,
        "count_band": shown,
        "category_breakdown": "{}",
        "low_sample": count is not None and float(count) < 5,
        **more,
    }


def clean(**changed):
    """Two published segments and three that show nothing; `changed` replaces the rows of these segments."""
    rows = {"a": row("a", 6), "b": row("b", 5), "c": row("c"), "d": row("d"), "e": row("e")}
    return list({**rows, **changed}.values())


def geojson(path: Path, rows, shapes=None, **more) -> Path:
    """`shapes`: GeoJSON geometries by index; the other rows lie on their streets."""
    features = [
        {
            "type": "Feature",
            "properties": properties,
            "geometry": (shapes or {}).get(i, {"type": "LineString", "coordinates": line(i)}),
        }
        for i, properties in enumerate(rows)
    ]
    return text(path, json.dumps({"type": "FeatureCollection", **more, "features": features}))


def text(path: Path, content: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")
    return path


def table(path: Path, rows, delimiter=",") -> Path:
    """A CSV file; None is an empty cell."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]), delimiter=delimiter)
        writer.writeheader()
        writer.writerows(rows)
    return path


def with_ogr(path: Path, driver: str, rows, shapes=None, epsg=4326, kind=ogr.wkbUnknown, types=None) -> Path:
    """A file of any driver; `shapes`: WKT by index, the other rows lie on their streets."""
    path.parent.mkdir(parents=True, exist_ok=True)
    reference = osr.SpatialReference()
    reference.ImportFromEPSG(epsg)
    data = ogr.GetDriverByName(driver).CreateDataSource(str(path))
    layer = data.CreateLayer(path.stem, reference, kind)
    names = list(rows[0])
    for name in names:
        found = next((type(one[name]) for one in rows if one[name] is not None), str)
        field = ogr.FieldDefn(name, _TYPES[(types or {}).get(name, found)])
        if driver == "ESRI Shapefile" and field.GetType() == ogr.OFTString:
            field.SetWidth(254)
        gdal.PushErrorHandler("CPLQuietErrorHandler")  # names cut to ten letters
        layer.CreateField(field)
        gdal.PopErrorHandler()
    for i, properties in enumerate(rows):
        feature = ogr.Feature(layer.GetLayerDefn())
        for j, name in enumerate(names):
            if properties[name] is not None:
                feature.SetField(j, properties[name])
        shape = (shapes or {}).get(i, wkt(line(i)))
        if shape is not None:
            feature.SetGeometry(ogr.CreateGeometryFromWkt(shape))
        gdal.PushErrorHandler("CPLQuietErrorHandler")  # texts cut to 254 letters
        layer.CreateFeature(feature)
        gdal.PopErrorHandler()
        del feature
    del layer, data
    return path


def points(path: Path, places=(REPORT,), epsg=4326, rows=None) -> Path:
    """Reports as a GeoPackage."""
    shapes = {i: f"POINT ({x!r} {y!r})" for i, (x, y) in enumerate(places)}
    return with_ogr(path, "GPKG", rows or [{"rid": i} for i in range(len(places))], shapes, epsg, ogr.wkbPoint)


def streets(path: Path, names="abcde", **columns) -> Path:
    """The public streets of these segments."""
    rows = [{"segment_id": name, "name": f"{name} Street", **{k: v[i] for k, v in columns.items()}}
            for i, name in enumerate(names)]  # fmt: skip
    return geojson(path, rows)


def manifest(folder: Path, **policy) -> Path:
    """manifest.json of what lies in a folder, in the form of publishrelease."""
    files = {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.name != "manifest.json"
    }
    content = {"form": "nearmiss-release-manifest/1", "files": files, "policy": policy}
    return text(folder / "manifest.json", json.dumps(content))


class Verdict:
    """What the verifier said."""

    def __init__(self, numbers, findings):
        self.numbers, self.findings = numbers, findings
        self.leaks = {f["rule"] for f in findings if f["status"] == "failed" and f["severity"] == "leak"}
        self.warnings = {f["rule"] for f in findings if f["status"] == "failed" and f["severity"] == "warning"}

    def status(self, rule):
        """Every status of a rule."""
        return {f["status"] for f in self.findings if f["rule"] == rule}

    def said(self, rule):
        """The words of the failures of a rule."""
        return " ".join(f"{f['where']}: {f['message']}" for f in self.findings
                        if f["rule"] == rule and f["status"] == "failed")  # fmt: skip


class Verify:
    """Asks the verifier; the findings go to a folder of their own."""

    def __init__(self, nearmiss, private: Path):
        self.nearmiss, self.private = nearmiss, private

    def __call__(self, release, **parameters) -> Verdict:
        self.private.mkdir(exist_ok=True)
        out = self.private / "findings.json"
        given = {key: str(value) if isinstance(value, Path) else value for key, value in parameters.items()}
        numbers = self.nearmiss(
            "verifyrelease", RELEASE=str(release), FINDINGS_JSON=str(out), **{"FAIL_ON_FINDING": False, **given}
        )
        return Verdict(numbers, json.loads(out.read_text(encoding="utf-8")))

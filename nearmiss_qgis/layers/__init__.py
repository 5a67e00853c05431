"""The only door between QGIS layers and the core: nulls, dates, ids, CRS and field types end here."""

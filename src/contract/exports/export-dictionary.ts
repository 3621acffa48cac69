import { exportColumns, type ExportColumn } from './export-columns.ts';
import { packageColumns } from './package-columns.ts';

/** The columns of a table of an export. */
export interface ExportTable {
  /** the file's name in a package; null for the one table of an export */
  file: string | null;
  columns: readonly ExportColumn[];
}

/** The data dictionary of a format: a table for each that its file contains; none for a format that is not known. */
export function exportDictionary(format: string): readonly ExportTable[] {
  const ofPackage = packageColumns[format];
  if (ofPackage !== undefined) return Object.entries(ofPackage).map(([file, columns]) => ({ file, columns }));
  if (format === 'deployments_geojson') return [{ file: null, columns: geojsonColumns() }];
  const columns = (exportColumns as Readonly<Record<string, readonly ExportColumn[]>>)[format];
  return columns === undefined ? [] : [{ file: null, columns }];
}

/** The properties, and the coordinates of the point, which are no properties. */
function geojsonColumns(): ExportColumn[] {
  const isCoordinate = (name: string) => name === 'latitude' || name === 'longitude';
  return [
    ...exportColumns.deployments_csv.filter(({ name }) => !isCoordinate(name)),
    {
      name: 'longitude, latitude',
      meaning: 'Coordinates of the point, WGS 84. A deployment without a location has no point.',
      unit: 'degrees',
    },
  ];
}

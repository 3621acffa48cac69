/** What the files of a format contain, and what an order of it may name. `export-format-texts.ts` has the words for people. */
export interface ExportFormatFacts {
  /** of the file's name */
  extension: 'csv' | 'geojson' | 'zip';
  /** what a record is called, many of them */
  records: string;
  /** whether it contains occurrences, so that it can be filtered by taxon and score */
  hasOccurrences: boolean;
  /** whether it contains coordinates, which can be rounded */
  hasCoordinates: boolean;
  /** whether its times have an offset from UTC, which the time zone determines */
  hasOffsets: boolean;
  /** whether it is to be published, and can name a rights holder, a creator and a licence */
  hasRights: boolean;
}

/** The formats of exports that can be ordered: `occurrences_simple_csv` is from the spec (2.6), the others are ours. */
export const exportFormats = {
  occurrences_simple_csv: {
    extension: 'csv',
    records: 'occurrences',
    hasOccurrences: true,
    hasCoordinates: true,
    hasOffsets: false,
    hasRights: false,
  },
  sessions_csv: {
    extension: 'csv',
    records: 'sessions',
    hasOccurrences: false,
    hasCoordinates: true,
    hasOffsets: false,
    hasRights: false,
  },
  deployments_csv: {
    extension: 'csv',
    records: 'deployments',
    hasOccurrences: false,
    hasCoordinates: true,
    hasOffsets: false,
    hasRights: false,
  },
  deployments_geojson: {
    extension: 'geojson',
    records: 'deployments',
    hasOccurrences: false,
    hasCoordinates: true,
    hasOffsets: false,
    hasRights: false,
  },
  captures_csv: {
    extension: 'csv',
    records: 'captures',
    hasOccurrences: false,
    hasCoordinates: false,
    hasOffsets: false,
    hasRights: false,
  },
  camtrap_dp: {
    extension: 'zip',
    records: 'records',
    hasOccurrences: true,
    hasCoordinates: true,
    hasOffsets: true,
    hasRights: true,
  },
  darwin_core_archive: {
    extension: 'zip',
    records: 'records',
    hasOccurrences: true,
    hasCoordinates: true,
    hasOffsets: true,
    hasRights: true,
  },
} as const satisfies Record<string, ExportFormatFacts>;

export type ExportFormatName = keyof typeof exportFormats;

export const exportFormatNames = Object.keys(exportFormats) as readonly ExportFormatName[];

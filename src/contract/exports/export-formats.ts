/** What the files of a format are for, and what an order of it may name. */
export interface ExportFormatFacts {
  /** a name for people, for clients that do not know the format */
  label: string;
  /** what the file contains, and what counts as a record of it */
  about: string;
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
}

/** The formats of exports that can be ordered: `occurrences_simple_csv` is from the spec (2.6), the others are ours. */
export const exportFormats = {
  occurrences_simple_csv: {
    label: 'Occurrences (CSV)',
    about: 'One line per occurrence, with its determination, session, times and deployment. Records are occurrences.',
    extension: 'csv',
    records: 'occurrences',
    hasOccurrences: true,
    hasCoordinates: true,
    hasOffsets: false,
  },
  sessions_csv: {
    label: 'Sessions (CSV)',
    about:
      'One line per session, with its duration and counts, also of nights without occurrences. Records are sessions.',
    extension: 'csv',
    records: 'sessions',
    hasOccurrences: false,
    hasCoordinates: true,
    hasOffsets: false,
  },
  deployments_csv: {
    label: 'Deployments (CSV)',
    about: 'One line per deployment, with its location, nights and counts. Records are deployments.',
    extension: 'csv',
    records: 'deployments',
    hasOccurrences: false,
    hasCoordinates: true,
    hasOffsets: false,
  },
  deployments_geojson: {
    label: 'Deployments (GeoJSON)',
    about: 'One point per deployment, for a GIS. Records are deployments.',
    extension: 'geojson',
    records: 'deployments',
    hasOccurrences: false,
    hasCoordinates: true,
    hasOffsets: false,
  },
  captures_csv: {
    label: 'Captures (CSV)',
    about: 'One line per capture, with its time, image and number of detections. Records are captures.',
    extension: 'csv',
    records: 'captures',
    hasOccurrences: false,
    hasCoordinates: false,
    hasOffsets: false,
  },
  camtrap_dp: {
    label: 'Camtrap DP 1.0.2 (zip)',
    about:
      'A data package of the camera-trap standard, for R, Python and other services. Records are the lines of its ' +
      'tables: deployments, media and observations.',
    extension: 'zip',
    records: 'records',
    hasOccurrences: true,
    hasCoordinates: true,
    hasOffsets: true,
  },
  darwin_core_archive: {
    label: 'Darwin Core archive (zip)',
    about: 'Sampling events with occurrences, for GBIF. Records are events and occurrences.',
    extension: 'zip',
    records: 'records',
    hasOccurrences: true,
    hasCoordinates: true,
    hasOffsets: true,
  },
} as const satisfies Record<string, ExportFormatFacts>;

export type ExportFormatName = keyof typeof exportFormats;

export const exportFormatNames = Object.keys(exportFormats) as readonly ExportFormatName[];

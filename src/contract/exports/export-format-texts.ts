import type { ExportFormatName } from './export-formats.ts';

export interface ExportFormatTexts {
  /** a name for people, for clients that do not know the format */
  label: string;
  /** what the file contains, and what counts as a record of it */
  about: string;
}

export const exportFormatTexts: Readonly<Record<ExportFormatName, ExportFormatTexts>> = {
  occurrences_simple_csv: {
    label: 'Occurrences (CSV)',
    about:
      'One line per occurrence, with its determination and who gave it, session, times and deployment. Records are occurrences.',
  },
  sessions_csv: {
    label: 'Sessions (CSV)',
    about:
      'One line per session, with its duration and counts, also of nights without occurrences. Records are sessions.',
  },
  deployments_csv: {
    label: 'Deployments (CSV)',
    about: 'One line per deployment, with its location, nights and counts. Records are deployments.',
  },
  deployments_geojson: {
    label: 'Deployments (GeoJSON)',
    about: 'One point per deployment, for a GIS. Records are deployments.',
  },
  captures_csv: {
    label: 'Captures (CSV)',
    about: 'One line per capture, with its time, image and number of detections. Records are captures.',
  },
  camtrap_dp: {
    label: 'Camtrap DP 1.0.2 (zip)',
    about:
      'A data package of the camera-trap standard, for R, Python and other services. Records are the lines of its ' +
      'tables: deployments, media and observations. Captures without a time, occurrences without a session and ' +
      'deployments without a location, a session or a declared period are left out and listed in datapackage.json.',
  },
  darwin_core_archive: {
    label: 'Darwin Core archive (zip)',
    about:
      'Sampling events with occurrences, for GBIF. Records are events and occurrences. Deployments without a session or a ' +
      'declared period and occurrences without a session or a determination are left out and listed in eml.xml.',
  },
};

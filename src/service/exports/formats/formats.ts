import type { ExportFormatName } from '#contract/exports/export-formats.ts';
import { capturesCsv } from './captures-csv.ts';
import { camtrapDp } from '#service/exports/formats/camtrap/camtrap-dp.ts';
import { darwinCoreArchive } from '#service/exports/formats/darwin-core/darwin-core-archive.ts';
import { deploymentsCsv } from './deployments-csv.ts';
import { deploymentsGeojson } from './deployments-geojson.ts';
import type { ExportFormat } from './export-format.ts';
import { occurrencesCsv } from './occurrences-csv.ts';
import { sessionsCsv } from './sessions-csv.ts';

/** How each format is made. */
export const formats: Readonly<Record<ExportFormatName, ExportFormat>> = {
  occurrences_simple_csv: occurrencesCsv,
  sessions_csv: sessionsCsv,
  deployments_csv: deploymentsCsv,
  deployments_geojson: deploymentsGeojson,
  captures_csv: capturesCsv,
  camtrap_dp: camtrapDp,
  darwin_core_archive: darwinCoreArchive,
};

import type { ExportFormatName } from '#contract/export-formats.ts';
import type { ExportFormat } from './export-format.ts';
import { occurrencesCsv } from './occurrences-csv.ts';

/** How each format is made. */
export const formats: Readonly<Partial<Record<ExportFormatName, ExportFormat>>> = {
  occurrences_simple_csv: occurrencesCsv,
};

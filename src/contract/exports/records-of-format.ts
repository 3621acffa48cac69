import { exportFormatNames, exportFormats, type ExportFormatName } from './export-formats.ts';

/**
 * What the records of a format's files are: of our formats by their facts, of others occurrences where the name begins so
 * (`occurrences_api_json`), else `records`.
 */
export function recordsOfFormat(format: string | null): (typeof exportFormats)[ExportFormatName]['records'] {
  const name = exportFormatNames.find((one) => one === format);
  if (name !== undefined) return exportFormats[name].records;
  return format?.startsWith('occurrences_') === true ? 'occurrences' : 'records';
}

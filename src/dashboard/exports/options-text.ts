import { exportFormatNames, exportFormats } from '#contract/exports/export-formats.ts';
import { ROUNDED_BY_M } from '#contract/exports/rounded-by-m.ts';
import type { ExportRecord } from '#contract/records/export.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './messages/en.tsx';
import { writtenOptions } from './written-options.ts';

/**
 * How the file of an export is written: "coordinates ±157 m", "America/New_York". Empty for formats without either, and
 * where the service does not say it.
 */
export function optionsText(record: ExportRecord, words: Messages): string {
  const name = exportFormatNames.find((one) => one === record.format);
  const options = writtenOptions(record);
  if (name === undefined || options === null) return '';
  const { hasCoordinates, hasOffsets } = exportFormats[name];
  const { coordinate_digits: digits, time_zone: zone } = options;
  const metres = ROUNDED_BY_M[digits as keyof typeof ROUNDED_BY_M] as number | undefined;
  return [
    ...(hasCoordinates
      ? [metres === undefined ? words.coordinatesExact : words.coordinatesWithin(numberText(metres))]
      : []),
    ...(hasOffsets ? [typeof zone === 'string' ? zone : words.zoneUnknown] : []),
  ].join(', ');
}

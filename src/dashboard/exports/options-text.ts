import { peopleForms, type PeopleForm } from '#contract/exports/people-forms.ts';
import { exportFormatNames, exportFormats } from '#contract/exports/export-formats.ts';
import { isRounding, roundingText } from '#dashboard/ui/text/rounding-text.ts';
import type { ExportRecord } from '#contract/records/export.ts';
import { isOtherService } from '#dashboard/api/http/named-service.ts';
import type { Messages } from './messages/en.tsx';
import { writtenOptions } from './written-options.ts';

/**
 * How the file of an export is written: "coordinates rounded to 0.001°", "America/New_York", "rights holder: …". Empty for formats without either, and
 * where the service does not say it.
 */
export function optionsText(record: ExportRecord, words: Messages): string {
  const name = exportFormatNames.find((one) => one === record.format);
  const options = writtenOptions(record);
  if (name === undefined || options === null) return '';
  const { hasCoordinates, hasOccurrences, hasOffsets, hasRights } = exportFormats[name];
  const { coordinate_digits: digits, time_zone: zone, rights_holder: holder, creator, license } = options;
  const people = writtenPeople(options);
  return [
    ...(hasCoordinates
      ? [isRounding(digits) ? words.coordinatesRounded(roundingText(digits).step) : words.coordinatesExact]
      : []),
    ...(hasOccurrences && people !== null ? [words.people[people]] : []),
    ...(hasOffsets ? [typeof zone === 'string' ? zone : words.zoneUnknown] : []),
    ...(hasRights && typeof holder === 'string' ? [words.rightsHolderIs(holder)] : []),
    ...(hasRights && typeof creator === 'string' ? [words.creatorIs(creator)] : []),
    ...(hasRights && typeof license === 'string' ? [license] : []),
  ].join(', ');
}

/** How a file names people. Files of earlier orders of our own service, which do not say it, name them; of another one nothing follows from that. */
function writtenPeople({ people }: Readonly<Record<string, unknown>>): PeopleForm | null {
  const said = peopleForms.find((one) => one === people);
  return said ?? (isOtherService() ? null : 'names');
}

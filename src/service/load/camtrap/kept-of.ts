import { isOwnTag } from '#service/exports/formats/camtrap/observation-tags.ts';
import { keptColumns, keptText, type KeptTable } from '#service/exports/formats/kept-values.ts';
import { camtrapNumber } from '#service/load/camtrap/tables/camtrap-numbers.ts';
import type { CamtrapRow } from './camtrap-rows.ts';

/** Columns of tags and groups, with bars between them. */
const MANY: ReadonlySet<string> = new Set(['deploymentGroups', 'deploymentTags', 'observationTags']);

/**
 * What a line says besides the columns of ours, as the database has it; null where that is nothing. Values that the standard
 * does not allow are reported.
 *
 * @param ownComment what a package of ours wrote before the comments of each deployment, and that its tags go; null: nothing is of ours
 *
 * @param more what the package says of all of its lines
 */
export function keptOf(
  row: CamtrapRow,
  table: KeptTable,
  { ownComment = null, more = {} }: { ownComment?: string | null; more?: Readonly<Record<string, string>> } = {},
): string | null {
  const kept: Record<string, string> = {};
  for (const [column, allowed] of Object.entries(keptColumns[table])) {
    const value = ofSource(column, row.value(column), ownComment);
    if (value === '') continue;
    const written = allowed(value) ?? allowed(plainNumber(value));
    if (written !== null) kept[column] = written;
    else row.note(column, 'is not what the standard has there: not kept', `"${value}"`);
  }
  return keptText({ ...kept, ...more });
}

/** A value without what a package of ours adds to it. */
function ofSource(column: string, value: string, ownComment: string | null): string {
  if (ownComment === null) return value;
  // It may say that an order named no time zone (`clockOf`).
  if (column === 'timestampIssues') return '';
  if (column === 'deploymentComments' && ownComment !== '' && value.startsWith(ownComment))
    return value.slice(ownComment.length).trim();
  if (!MANY.has(column)) return value;
  const tags = value.split('|').map((tag) => tag.trim());
  if (!tags.some(isOwnTag)) return value;
  return tags.filter((tag) => tag !== '' && !isOwnTag(tag)).join(' | ');
}

/** "60" of "60.0", "1.5" of "1,5"; of a text that is no number, the text. */
function plainNumber(text: string): string {
  // "1,000" is a thousand in one country and one in another.
  const number = /,\d{3}$/.test(text) ? Number.NaN : camtrapNumber(text);
  return Number.isNaN(number) ? text : String(number);
}

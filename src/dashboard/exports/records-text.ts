import { recordsOfFormat } from '#contract/exports/records-of-format.ts';
import type { Messages } from './messages/en.tsx';

/** How many records of a format, by what they are: "9,390 occurrences"; of an unknown format, or none reported, "9,390 records". */
export function recordsText(count: number, format: string | null, words: Messages): string {
  return words.counted[recordsOfFormat(format)](count);
}

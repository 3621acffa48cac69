import { wordsTag } from '#dashboard/ui/language/language.ts';
import { perLanguage } from '#dashboard/ui/language/per-language.ts';

// The units of Japanese have spaces between them, not commas.
const format = perLanguage(
  (tag) => new Intl.ListFormat(tag, { type: tag.startsWith('ja') ? 'conjunction' : 'unit', style: 'short' }),
  wordsTag,
);

/** Several names in a sentence: "A, B, C"; French "A, B et C", Japanese "A、B、C". */
export function listText(names: readonly string[]): string {
  return format().format(names);
}

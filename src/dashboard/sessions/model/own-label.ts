const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const DATE_WORDS = new Set([...WEEKDAYS, ...MONTHS].flatMap((word) => [word, word.slice(0, 3)]));

/**
 * The name that the service gives a session, if it says more than the dates; null for dates alone, such as "Friday, Jun
 * 21-24 2024", because the page writes the dates of every night in its own form.
 */
export function ownLabel(name: string): string | null {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isDate = /\b\d{4}\b/.test(name) && words.every((word) => DATE_WORDS.has(word));
  return isDate || name.trim() === '' ? null : name;
}

/** `last_checked` is null in all records seen and otherwise open (spec 2.8): any other shape as text. */
export function lastCheckedText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

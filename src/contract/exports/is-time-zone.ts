/** The message about a text that is no time zone. */
export const ZONE_WRONG = 'must be a time zone of the IANA database, like "America/New_York"';

/** Whether a text names a time zone of the IANA database, as `Intl` knows it; offsets such as "+02:00" are none. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

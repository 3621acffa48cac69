/** Days before each month of a year that is no leap year. */
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/**
 * A date or a zone-less timestamp (spec 1) as microseconds since 1970 in the trap's local time, exact; NaN for anything
 * else. Digits are parsed one by one, which is fast enough for 100,000 timestamps between a click and the next frame.
 */
export function timeKey(text: string): number {
  const [year, month, day] = [digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10)];
  const leaps = Math.floor((month > 2 ? year : year - 1) / 4);
  const centuries = Math.floor((month > 2 ? year : year - 1) / 100);
  const days =
    year * 365 + leaps - centuries + Math.floor(centuries / 4) + (DAYS_BEFORE[month - 1] ?? Number.NaN) + day;
  const date = (days - DAYS_TO_1970) * 86_400;
  if (text.length === 10) return date * 1_000_000;
  const seconds = digits(text, 11, 13) * 3_600 + digits(text, 14, 16) * 60 + digits(text, 17, 19);
  const fraction = text.length > 20 ? digits(text.padEnd(26, '0'), 20, 26) : 0;
  return (date + seconds) * 1_000_000 + fraction;
}

const DAYS_TO_1970 = 1970 * 365 + 492 - 19 + 4 + 1;

function digits(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

const NOON = 12;
const ZERO = 48;

/**
 * The night of a session, as the day number of its evening (days since 1970-01-01): the day of its start, or the day
 * before where it starts before noon, since a trap that is switched on at 1:00 samples the night that began the evening
 * before. `start` is a valid timestamp of the interface.
 */
export function nightOf(start: string): number {
  const hour = digit(start, 11) * 10 + digit(start, 12);
  return hour < NOON ? dayNumberOf(start) - 1 : dayNumberOf(start);
}

/**
 * The day number of a date or timestamp of the interface, computed from its digits: at each step of a load this is done for
 * 100,000 of them, which with the contract's `parseDate` would take longer than a frame.
 */
export function dayNumberOf(date: string): number {
  const year = digit(date, 0) * 1_000 + digit(date, 1) * 100 + digit(date, 2) * 10 + digit(date, 3);
  const month = digit(date, 5) * 10 + digit(date, 6);
  const day = digit(date, 8) * 10 + digit(date, 9);
  // Counts years from March, so that the leap day comes last; 719,468 days are from 0000-03-01 to 1970-01-01.
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function digit(text: string, at: number): number {
  return text.charCodeAt(at) - ZERO;
}

import type { CalendarDate } from '#contract/time.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Jun", for month 6. */
export function monthText(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** "12 Jun 2024", in the same format in all languages. */
export function dayText({ year, month, day }: CalendarDate): string {
  return `${day} ${monthText(month)} ${year}`;
}

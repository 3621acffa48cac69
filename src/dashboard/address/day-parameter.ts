import { dayNumber, parseDate } from '#contract/time.ts';
import type { Parameter } from './url-state.ts';

const DAY_MS = 86_400_000;

/** A day number (days since 1970-01-01), written as `YYYY-MM-DD`; null: not limited. */
export const dayParameter: Parameter<number | null> = {
  read: (text) => {
    const date = parseDate(text ?? '');
    return date === null ? null : dayNumber(date);
  },
  write: (day) => (day === null ? null : new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)),
};

import { dayOfIso, isoOfDay } from '#contract/time.ts';
import type { Parameter } from './url-state.ts';

/** A day number (days since 1970-01-01), written as `YYYY-MM-DD`; null: not limited. */
export const dayParameter: Parameter<number | null> = {
  read: (text) => dayOfIso(text ?? ''),
  write: (day) => (day === null ? null : isoOfDay(day)),
};

import { isEnglish, wordsTag } from '#dashboard/ui/language/language.ts';
import { perLanguage } from '#dashboard/ui/language/per-language.ts';

/** Longer durations are written in days and hours. */
const IN_DAYS_HOURS = 72;
const DECIMAL = /^\d+(?:\.\d+)?$/;
const ENGLISH_UNITS = { day: 'd', hour: 'h', minute: 'min', second: 's' };

export type DurationUnit = keyof typeof ENGLISH_UNITS;

const formats = perLanguage((tag) => {
  const format = (unit: DurationUnit) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', useGrouping: false });
  return { day: format('day'), hour: format('hour'), minute: format('minute'), second: format('second') };
}, wordsTag);

/** A session's `duration`, decimal seconds as text (spec 2.5), in seconds; null where it is unknown or invalid. */
export function durationSeconds(duration: string | null): number | null {
  return duration !== null && DECIMAL.test(duration) ? Number(duration) : null;
}

/**
 * "8 h 15 min"; "45 min"; "30 s" below a minute; "0 s"; "90 d 4 h" from three days on; Danish "8 t 15 min", Japanese
 * "8 時間 15 分".
 */
export function durationText(seconds: number): string {
  if (seconds < 60) return inUnit(Math.round(seconds), 'second');
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours < IN_DAYS_HOURS) return joined(hours, 'hour', rest, 'minute');
  return joined(Math.floor(hours / 24), 'day', hours % 24, 'hour');
}

function joined(count: number, unit: DurationUnit, smaller: number, smallerUnit: DurationUnit): string {
  return [count > 0 ? inUnit(count, unit) : '', smaller > 0 ? inUnit(smaller, smallerUnit) : '']
    .filter(Boolean)
    .join(' ');
}

/** "8 h"; Danish "8 t", Japanese "8 時間". */
export function inUnit(count: number, unit: DurationUnit): string {
  return isEnglish() ? `${count} ${ENGLISH_UNITS[unit]}` : formats()[unit].format(count);
}

/** Longer durations are written in days and hours. */
const IN_DAYS_HOURS = 72;
const DECIMAL = /^\d+(?:\.\d+)?$/;

/** A session's `duration`, decimal seconds as text (spec 2.5), in seconds; null where it is unknown or invalid. */
export function durationSeconds(duration: string | null): number | null {
  return duration !== null && DECIMAL.test(duration) ? Number(duration) : null;
}

/** "8 h 15 min"; "45 min"; "30 s" below a minute; "0 s"; "90 d 4 h" from three days on. */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours < IN_DAYS_HOURS) return joined(hours, 'h', rest, 'min');
  return joined(Math.floor(hours / 24), 'd', hours % 24, 'h');
}

function joined(count: number, unit: string, smaller: number, smallerUnit: string): string {
  return [count > 0 ? `${count} ${unit}` : '', smaller > 0 ? `${smaller} ${smallerUnit}` : '']
    .filter(Boolean)
    .join(' ');
}

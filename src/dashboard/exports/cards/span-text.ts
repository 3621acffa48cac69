import { countNoun } from '#dashboard/ui/text/count-noun.ts';

/** A duration: "12 s", "1 min 11 s", "3 h 5 min", "2 d 4 h". */
export function spanText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1_000));
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3_600), Math.floor(seconds / 86_400)];
  if (days > 0) return joined(`${days} d`, hours - days * 24, 'h');
  if (hours > 0) return joined(`${hours} h`, minutes - hours * 60, 'min');
  if (minutes > 0) return joined(`${minutes} min`, seconds - minutes * 60, 's');
  return `${seconds} s`;
}

function joined(first: string, rest: number, unit: string): string {
  return rest === 0 ? first : `${first} ${rest} ${unit}`;
}

/** A rounded duration: "4 seconds", "2 minutes", "3 hours", "5 days". */
export function roughSpanText(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds / 1_000);
  if (seconds < 60) return countNoun(Math.floor(seconds), 'second');
  if (seconds < 3_600) return countNoun(Math.floor(seconds / 60), 'minute');
  if (seconds < 172_800) return countNoun(Math.floor(seconds / 3_600), 'hour');
  return countNoun(Math.floor(seconds / 86_400), 'day');
}

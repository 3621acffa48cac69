import { wordsTag } from '#dashboard/ui/language/language.ts';
import { perLanguage } from '#dashboard/ui/language/per-language.ts';
import { inUnit, type DurationUnit } from '#dashboard/ui/text/duration-text.ts';

const rough = perLanguage((tag) => {
  const format = (unit: DurationUnit) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
  return { day: format('day'), hour: format('hour'), minute: format('minute'), second: format('second') };
}, wordsTag);

/** A duration: "12 s", "1 min 11 s", "3 h 5 min", "2 d 4 h". */
export function spanText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1_000));
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3_600), Math.floor(seconds / 86_400)];
  if (days > 0) return joined(inUnit(days, 'day'), hours - days * 24, 'hour');
  if (hours > 0) return joined(inUnit(hours, 'hour'), minutes - hours * 60, 'minute');
  if (minutes > 0) return joined(inUnit(minutes, 'minute'), seconds - minutes * 60, 'second');
  return inUnit(seconds, 'second');
}

function joined(first: string, rest: number, unit: DurationUnit): string {
  return rest === 0 ? first : `${first} ${inUnit(rest, unit)}`;
}

/** A rounded duration: "4 seconds", "2 minutes", "3 hours", "5 days". */
export function roughSpanText(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds / 1_000);
  if (seconds < 60) return rough().second.format(Math.floor(seconds));
  if (seconds < 3_600) return rough().minute.format(Math.floor(seconds / 60));
  if (seconds < 172_800) return rough().hour.format(Math.floor(seconds / 3_600));
  return rough().day.format(Math.floor(seconds / 86_400));
}

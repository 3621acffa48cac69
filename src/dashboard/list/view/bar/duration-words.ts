import { perLanguage } from '#dashboard/ui/language/per-language.ts';
import { wordsTag } from '#dashboard/ui/language/language.ts';

const formats = perLanguage((tag) => {
  const inUnits = (unitDisplay: 'long' | 'narrow') => {
    const format = (unit: string) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay });
    return { second: format('second'), minute: format('minute'), hour: format('hour') };
  };
  return { long: inUnits('long'), narrow: inUnits('narrow') };
}, wordsTag);

/** "5 seconds", "4 minutes", "2 hours", or `narrow` "5s", "4m", "2h": an estimate, rounded up. */
export function durationWords(seconds: number, length: 'long' | 'narrow' = 'long'): string {
  const { second, minute, hour } = formats()[length];
  if (seconds < 55) return second.format(Math.max(1, seconds < 10 ? Math.ceil(seconds) : Math.ceil(seconds / 5) * 5));
  return seconds < 55 * 60 ? minute.format(Math.ceil(seconds / 60)) : hour.format(Math.ceil(seconds / 3_600));
}

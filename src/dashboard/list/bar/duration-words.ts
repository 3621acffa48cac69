import { perLanguage } from '#dashboard/ui/language/per-language.ts';
import { wordsTag } from '#dashboard/ui/language/language.ts';

const formats = perLanguage((tag) => {
  const format = (unit: string) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
  return { second: format('second'), minute: format('minute'), hour: format('hour') };
}, wordsTag);

/** "5 seconds", "4 minutes", "2 hours": an estimate, rounded up. */
export function durationWords(seconds: number): string {
  const { second, minute, hour } = formats();
  if (seconds < 55) return second.format(Math.max(1, seconds < 10 ? Math.ceil(seconds) : Math.ceil(seconds / 5) * 5));
  return seconds < 55 * 60 ? minute.format(Math.ceil(seconds / 60)) : hour.format(Math.ceil(seconds / 3_600));
}

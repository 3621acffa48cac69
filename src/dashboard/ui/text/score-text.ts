import { perLanguage } from '#dashboard/ui/language/per-language.ts';

const toHundredths = perLanguage(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** The score of a determination, 0 to 1, as the viewer's language writes it: "0.93". Rounded down: 0.996 is not 1. */
export function scoreText(score: number): string {
  return toHundredths().format(Math.floor(Math.round(score * 10_000) / 100) / 100);
}

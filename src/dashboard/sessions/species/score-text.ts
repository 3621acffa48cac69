import { perLanguage } from '#dashboard/ui/language/per-language.ts';

const format = perLanguage((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** A score with two decimals, rounded down: 0.996 is not 1. */
export function scoreText(score: number): string {
  return format().format(Math.floor(Math.round(score * 10_000) / 100) / 100);
}

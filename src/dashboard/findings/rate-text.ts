import { perLanguage } from '#dashboard/ui/language/per-language.ts';

const withDigits = [0, 1, 2].map((digits) =>
  perLanguage((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits })),
);

/** A rate with three digits in the viewer's language: 0.42, 13.0, 141; zero is a plain 0. */
export function rateText(rate: number): string {
  if (rate === 0) return '0';
  return withDigits[digitsOf(rate)]?.().format(rate) ?? '';
}

/** A rate as it is shown, so that a class of rates holds what its words say. A small rate does not become 0. */
export function roundedRate(rate: number): number {
  return Number(rate.toFixed(digitsOf(rate))) || rate;
}

function digitsOf(rate: number): 0 | 1 | 2 {
  if (rate < 9.995) return 2;
  return rate < 99.95 ? 1 : 0;
}

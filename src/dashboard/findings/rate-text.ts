import { perLanguage } from '#dashboard/ui/language/per-language.ts';

const [whole, oneDigit, twoDigits] = [withDigits(0), withDigits(1), withDigits(2)];

/** A rate with three digits in the viewer's language: 0.42, 13.0, 141; zero is a plain 0. */
export function rateText(rate: number): string {
  if (rate === 0) return '0';
  if (rate < 9.995) return twoDigits().format(rate);
  return (rate < 99.95 ? oneDigit : whole)().format(rate);
}

function withDigits(digits: number): () => Intl.NumberFormat {
  return perLanguage(
    (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
}

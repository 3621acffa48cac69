import { useLanguage } from '#dashboard/ui/language/use-language.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Unknown } from './unknown.tsx';

/** A count; null is shown as unknown, zero as 0. */
export function Count({ value }: { value: number | null }) {
  useLanguage();
  return value === null ? <Unknown /> : <>{numberText(value)}</>;
}

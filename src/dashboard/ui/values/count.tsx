import { useLanguage } from '#dashboard/ui/language/use-language.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Unknown } from './unknown.tsx';

/** A count; null is shown as unknown, with the reason if it is not that it is not reported, and zero as 0. */
export function Count({ value, why }: { value: number | null; why?: string | undefined }) {
  useLanguage();
  return value === null ? <Unknown {...(why !== undefined && { why })} /> : <>{numberText(value)}</>;
}

import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Language } from './languages.ts';

/** The forms that a language has for counts (CLDR), `many` of French and Spanish as `other`; `#` is the number. */
interface Forms {
  en: { one: string; other: string };
  fr: { one: string; other: string };
  es: { one: string; other: string };
  da: { one: string; other: string };
  ja: { other: string };
}

/** The function of a language's messages that writes a count with its noun: "# capture", "# captures". */
export function pluralIn<L extends Language>(language: L): (count: number, forms: Forms[L]) => string {
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => {
    const named: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms;
    rules ??= new Intl.PluralRules(language);
    return (named[rules.select(count)] ?? named.other).replace('#', () => numberText(count));
  };
}

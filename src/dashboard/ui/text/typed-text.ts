import { perLanguage } from '#dashboard/ui/language/per-language.ts';

const format = perLanguage((tag) => new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 20 }));

/** A number as it is typed in the viewer's language: 5249.5 or 5249,5. */
export function typedText(value: number): string {
  return format().format(value);
}

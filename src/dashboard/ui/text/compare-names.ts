import { perLanguage } from '#dashboard/ui/language/per-language.ts';

const collator = perLanguage((tag) => new Intl.Collator(tag, { numeric: true }));

/** Compares names by the rules of the viewer's language, with "Trap 2" before "Trap 10". */
export function compareNames(one: string, other: string): number {
  return collator().compare(one, other);
}

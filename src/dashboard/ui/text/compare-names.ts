import { language } from './language.ts';
import { whenUsed } from '#dashboard/ui/when-used.ts';

const collator = whenUsed(() => new Intl.Collator(language(), { numeric: true }));

/** The order of names: accents and case apart, and "Trap 2" before "Trap 10", by the rules of the viewer's language. */
export function compareNames(one: string, other: string): number {
  return collator().compare(one, other);
}

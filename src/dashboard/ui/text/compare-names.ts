import { language } from './language.ts';
import { lazyValue } from '#dashboard/ui/lazy-value.ts';

const collator = lazyValue(() => new Intl.Collator(language(), { numeric: true }));

/** The order of names: accents and case apart, and "Trap 2" before "Trap 10", by the rules of the viewer's language. */
export function compareNames(one: string, other: string): number {
  return collator().compare(one, other);
}

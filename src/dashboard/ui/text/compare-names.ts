import { language } from './language.ts';
import { lazyValue } from '#dashboard/ui/lazy-value.ts';

const collator = lazyValue(() => new Intl.Collator(language(), { numeric: true }));

/** Compares names by the rules of the viewer's language, with "Trap 2" before "Trap 10". */
export function compareNames(one: string, other: string): number {
  return collator().compare(one, other);
}

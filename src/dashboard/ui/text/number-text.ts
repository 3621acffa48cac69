import { language } from './language.ts';
import { lazyValue } from '#dashboard/ui/lazy-value.ts';

const format = lazyValue(() => new Intl.NumberFormat(language()));

/** A number as the viewer's language groups it: 5,249 or 5 249. */
export function numberText(value: number): string {
  return format().format(value);
}

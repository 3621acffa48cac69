import { language } from './language.ts';
import { whenUsed } from '#dashboard/ui/when-used.ts';

const format = whenUsed(() => new Intl.NumberFormat(language()));

/** A number as the viewer's language groups it: 5,249 or 5 249. */
export function numberText(value: number): string {
  return format().format(value);
}

import { numberText } from './number-text.ts';
import { percentText } from './percent-text.ts';

/** A number with its unit: "12.5 h", "50%". */
export function quantityText(value: number, unit = ''): string {
  if (unit === '%') return percentText(value / 100);
  return unit === '' ? numberText(value) : `${numberText(value)} ${unit}`;
}

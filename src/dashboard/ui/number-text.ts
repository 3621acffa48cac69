const formatter = new Intl.NumberFormat();

/** A number as the viewer's language groups it: 5,249 or 5 249. */
export function numberText(value: number): string {
  return formatter.format(value);
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * A number as tables have it: also with a decimal comma, as spreadsheets of many countries write, and with an exponent;
 * NaN for any other text.
 */
export function camtrapNumber(text: string): number {
  const plain = /^[+-]?\d*,\d+$/.test(text) ? text.replace(',', '.') : text;
  return NUMBER.test(plain) ? Number(plain) : Number.NaN;
}

/**
 * A whole number, also written "2.0" or "2,0", as programs do that keep a column with gaps as decimals; NaN for any other
 * text. "1,000" is neither a thousand nor one: it depends on the country.
 */
export function camtrapWholeNumber(text: string): number {
  const number = /,\d{3}$/.test(text) ? Number.NaN : camtrapNumber(text);
  return Number.isInteger(number) ? number : Number.NaN;
}

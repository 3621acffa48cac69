const NUMBER = /^-?\d+(\.\d+)?$/;
const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(\.\d{1,6})?\d*\s*(Z|[+-]\d{2}(:?\d{2})?)?$/i;

/**
 * What a value in another form than the interface's may mean: "7" a number, 7 a text, a time with an offset the digits of
 * its own wall clock, a record its id. The field's schema decides which of them fits, so that each has one meaning.
 */
export function otherForms(value: unknown): unknown[] {
  if (typeof value === 'number') return value === 0 || value === 1 ? [String(value), value === 1] : [String(value)];
  if (typeof value === 'object' && value !== null && 'id' in value) return [value.id];
  if (typeof value !== 'string') return [];
  const text = value.trim();
  if (NUMBER.test(text)) return [Number(text)];
  if (/^(true|false)$/i.test(text)) return [text.toLowerCase() === 'true'];
  const [, day, minute, second = ':00', fraction = ''] = TIME.exec(text) ?? [];
  return day === undefined ? [text] : [`${day}T${minute}${second}${fraction}`, `${day}T${minute}${second}`, day];
}

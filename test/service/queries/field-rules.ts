/** A rule for a field's value. Returns one line per fault, each beginning with the path `at`. */
export type Rule = (value: unknown, at: string, within: Within) => string[];

/** The context of a value: the service's origin, and the id of its record. */
interface Within {
  base: string;
  id: unknown;
}

function rule(expected: string, holds: (value: unknown) => boolean): Rule {
  return (value, at) => (holds(value) ? [] : [`${at}: ${JSON.stringify(value)} is not ${expected}`]);
}

const form = (expected: string, pattern: RegExp): Rule =>
  rule(expected, (value) => typeof value === 'string' && pattern.test(value));

export const integer = rule('an integer', (value) => Number.isInteger(value) && Number(value) >= 0);
export const decimal = rule('a number', (value) => typeof value === 'number' && Number.isFinite(value));
export const fraction = rule('from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1);
export const box = rule(
  'left, top, right, bottom',
  (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((edge) => typeof edge === 'number') &&
    Number(value[0]) < Number(value[2]) &&
    Number(value[1]) < Number(value[3]),
);
export const text = rule('a text', (value) => typeof value === 'string');
export const truth = rule('a boolean', (value) => typeof value === 'boolean');
export const nothing = rule('null', (value) => value === null);
export const emptyList = rule('an empty array', (value) => Array.isArray(value) && value.length === 0);
export const integerOrText = rule(
  'an integer or a text',
  (value) => typeof value === 'string' || Number.isInteger(value),
);

export const date = form('YYYY-MM-DD', /^\d{4}-\d{2}-\d{2}$/);
export const timestamp = form('YYYY-MM-DDTHH:MM:SS.ffffff', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}$/);
export const wholeSecond = form('YYYY-MM-DDTHH:MM:SS', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
export const timeOfDay = form('HH:MM:SS', /^\d{2}:\d{2}:\d{2}$/);
export const seconds = form('a decimal number of seconds', /^\d+\.\d+$/);

/** Null, or a value that satisfies `inner`. */
export function orNull(inner: Rule): Rule {
  return (value, at, within) => (value === null ? [] : inner(value, at, within));
}

/** An address of the service; `<id>` stands for the id of its record. */
export function address(path: string): Rule {
  return (value, at, { base, id }) => {
    const expected = base + path.replace('<id>', String(id));
    return value === expected ? [] : [`${at}: ${JSON.stringify(value)} is not ${expected}`];
  };
}

/** An address of a file of the service. */
export const fileAddress: Rule = (value, at, { base }) =>
  typeof value === 'string' && value.startsWith(`${base}/media/`) ? [] : [`${at}: ${JSON.stringify(value)} is no file`];

export function listOf(inner: Rule): Rule {
  return (value, at, within) =>
    Array.isArray(value)
      ? value.flatMap((element, index) => inner(element, `${at}.${index}`, within))
      : [`${at}: ${JSON.stringify(value)} is not an array`];
}

/** A record with exactly these fields. */
export function record(fields: Readonly<Record<string, Rule>>): Rule {
  return (value, at, { base }) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is not an object`];
    const given = new Map<string, unknown>(Object.entries(value));
    const missing = Object.keys(fields).filter((name) => !given.has(name));
    const more = [...given.keys()].filter((name) => !(name in fields));
    return [
      ...missing.map((name) => `${at}.${name} is missing`),
      ...more.map((name) => `${at}.${name} is not in the specification`),
      ...Object.entries(fields).flatMap(([name, inner]) =>
        given.has(name) ? inner(given.get(name), `${at}.${name}`, { base, id: given.get('id') }) : [],
      ),
    ];
  };
}

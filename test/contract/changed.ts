/** A path in a record: `jobs.0.job_type.key`. */
export type Path = string;

/** Every path of a value, at all depths, the outermost first. */
export function pathsOf(value: unknown, at: Path = ''): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const path = at === '' ? name : `${at}.${name}`;
    return [path, ...pathsOf(part, path)];
  });
}

/** The value at a path. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.split('.').reduce<unknown>((part, name) => new Map(Object.entries(part ?? {})).get(name), value);
}

/** A copy with another value at a path. */
export function changed(value: unknown, path: Path, to: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const part = rest.length === 0 ? to : changed(valueAt(value, name), rest.join('.'), to);
  if (Array.isArray(value)) return value.map((element: unknown, index) => (String(index) === name ? part : element));
  return { ...Object.fromEntries(Object.entries(value ?? {})), [name]: part };
}

/** A copy without a field. */
export function without(value: unknown, path: Path): unknown {
  const names = path.split('.');
  const name = names.pop() ?? '';
  const holder = names.length === 0 ? value : valueAt(value, names.join('.'));
  const rest = Object.fromEntries(Object.entries(holder ?? {}).filter(([key]) => key !== name));
  return names.length === 0 ? rest : changed(value, names.join('.'), rest);
}

/** The entries of a job's errors or logs as texts, whatever their shape (spec 2.8 leaves it open). */
export function rawLines(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one) => (Array.isArray(one) ? [written(one)] : rawLines(one)));
  return [written(value)];
}

function written(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, null, 2) ?? String(value);
}

/** The entries of a job's errors or logs as texts, whatever their shape (spec 2.8 leaves it open). */
export function rawLines(said: unknown): string[] {
  if (said === null || said === undefined || said === '') return [];
  if (Array.isArray(said)) return said.flatMap((one) => (Array.isArray(one) ? [written(one)] : rawLines(one)));
  return [written(said)];
}

function written(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, null, 2) ?? String(value);
}

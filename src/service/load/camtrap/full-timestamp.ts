/** A timestamp with all six digits of its fraction (spec 1), which services drop where it is zero. */
export function fullTimestamp(text: string): string {
  const [seconds = '', fraction = ''] = text.split('.');
  return `${seconds}.${fraction.padEnd(6, '0')}`;
}

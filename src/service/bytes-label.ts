const UNITS = ['KB', 'MB', 'GB', 'TB', 'PB'];

/** A size in the form that the interface shows (spec 2.7): "0 bytes", "812 bytes", "1.4 GB"; 1 KB is 1,024 bytes. */
export function bytesLabel(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  let value = bytes;
  let unit = -1;
  while (value >= 1023.95 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value.toFixed(1)} ${UNITS[unit]}`;
}

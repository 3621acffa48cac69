import { numbersTag } from '#dashboard/ui/language/language.ts';
import { perLanguage } from '#dashboard/ui/language/per-language.ts';

/** How sizes are written: decimal counts by 1000 (kB, GB), binary by 1024 (KiB, GiB). */
export type ByteUnits = 'decimal' | 'binary';

const BASE: Readonly<Record<ByteUnits, number>> = { decimal: 1_000, binary: 1_024 };
const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;
const inBytes = perLanguage((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'byte', unitDisplay: 'long' }));

/** "122,139,527,356 bytes", to the byte, in the viewer's language. */
export function exactBytesText(bytes: number): string {
  return inBytes().format(bytes);
}

/**
 * A size in bytes in the viewer's language: "122.1 GB", or by powers of two "113.8 GiB" (French: "122,1 Go", "113,8
 * Gio"). One decimal; sizes below the first unit are exact.
 */
export function bytesText(bytes: number, units: ByteUnits): string {
  const base = BASE[units];
  let [value, unitIndex] = [bytes, -1];
  // A value that rounds up to the next unit is shown in that unit: 1 MB, not 1,000 kB.
  while (unitIndex < UNITS.length - 1 && Math.abs(unitIndex < 0 ? value : Math.round(value * 10) / 10) >= base) {
    value /= base;
    unitIndex += 1;
  }
  const unit = UNITS[unitIndex];
  if (unit === undefined) return exactBytesText(bytes);
  return new Intl.NumberFormat(numbersTag(), { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
    .formatToParts(value)
    .map((part) => (part.type === 'unit' && units === 'binary' ? binarySymbol(part.value) : part.value))
    .join('');
}

/** IEC 80000-13 capitalises the prefix and adds an i: "kB" is "KiB", "Go" is "Gio". */
function binarySymbol(symbol: string): string {
  const [prefix = '', ...rest] = symbol;
  return `${prefix.toUpperCase()}i${rest.join('')}`;
}

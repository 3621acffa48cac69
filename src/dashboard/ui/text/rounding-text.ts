import { ROUNDING_M } from '#contract/exports/rounding.ts';
import { perLanguage } from '#dashboard/ui/language/per-language.ts';

/** A farther move is in kilometres. */
const IN_METRES = 100;

const formats = perLanguage((tag) => {
  const inUnit = (unit: string, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, ...options });
  return {
    degree: inUnit('degree', { unitDisplay: 'narrow', maximumFractionDigits: 3 }),
    m: inUnit('meter', { maximumFractionDigits: 0 }),
    // Rounded up, because the text says "at most".
    km: inUnit('kilometer', { maximumFractionDigits: 1, roundingMode: 'ceil' }),
  };
});

/** What rounding to so many decimals does: to what part of a degree, "0.01°", and how far it moves a location, "0.8 km". */
export function roundingText(digits: 1 | 2 | 3): { step: string; moved: string } {
  const { degree, m, km } = formats();
  const { movedBy } = ROUNDING_M[digits];
  return {
    step: degree.format(10 ** -digits),
    moved: movedBy < IN_METRES ? m.format(movedBy) : km.format(movedBy / 1_000),
  };
}

/** Whether a number of decimals, as a service has it, is one that coordinates are rounded to. */
export function isRounding(digits: unknown): digits is 1 | 2 | 3 {
  return digits === 1 || digits === 2 || digits === 3;
}

import { perLanguage } from '#dashboard/ui/language/per-language.ts';

const formats = perLanguage((tag) => {
  const inUnit = (unit: 'meter' | 'kilometer') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumSignificantDigits: 2 });
  return { m: inUnit('meter'), km: inUnit('kilometer') };
});

/** A distance to two digits: "160 m", "1.6 km". */
export function distanceText(metres: number): string {
  return metres < 1_000 ? formats().m.format(metres) : formats().km.format(metres / 1_000);
}

import { perLanguage } from '#dashboard/ui/language/per-language.ts';

const toTenths = perLanguage((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }));
const toWhole = perLanguage((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }));

/** A part of a whole, 0 to 1, as the viewer's language writes it: "53.1%". */
export function percentText(part: number): string {
  return toTenths().format(part);
}

/** A part as `percentText` shows it. A small one does not become 0. */
export function roundedPart(part: number): number {
  return Number(part.toFixed(3)) || part;
}

/** The text of a part without decimals: "53%". */
export function wholePercentText(part: number): string {
  return toWhole().format(part);
}

/** How much of something is done, 0 to 1, in whole percent: 100% only at its end, and 0% only at its beginning. */
export function progressText(fraction: number): string {
  if (fraction > 0 && fraction < 0.01) return `< ${wholePercentText(0.01)}`;
  return wholePercentText(fraction < 1 ? Math.floor(fraction * 100) / 100 : 1);
}

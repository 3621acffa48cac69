import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import { numbersTag } from '#dashboard/ui/language/language.ts';

/** Candidate distances between lines, in degrees. */
const STEPS = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001] as const;
const SPACING_PX = 84;

/** The finest step whose lines are at least 84 px apart; at most 30°. */
export function graticuleStep(pxPerDegree: number): number {
  return STEPS.findLast((step) => step * pxPerDegree >= SPACING_PX) ?? STEPS[0];
}

/** All multiples of `step` in [from, to] in degrees, without the rounding drift of repeated addition. */
export function multiplesIn(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  const digits = digitsOf(step);
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(digits)));
}

/** "45.5° N", "0°", "180°"; longitudes of other copies of the world are normalised to ±180°. */
export function degreeLabel(degrees: number, axis: 'latitude' | 'longitude', step: number): string {
  const value = axis === 'longitude' ? degrees - 360 * Math.round(degrees / 360) : degrees;
  const digits = digitsOf(step);
  const text = `${Math.abs(value).toLocaleString(numbersTag(), { minimumFractionDigits: digits, maximumFractionDigits: digits })}°`;
  if (value === 0 || (axis === 'longitude' && Math.abs(value) === 180)) return text;
  const words = mapMessages.now;
  if (axis === 'latitude') return value > 0 ? words.north(text) : words.south(text);
  return value > 0 ? words.east(text) : words.west(text);
}

function digitsOf(step: number): number {
  return step >= 1 ? 0 : Math.ceil(-Math.log10(step) - 1e-9);
}

/**
 * What rounding to 1, 2 or 3 decimals of a degree does to a location, in metres. `movedBy`: half a unit of the last digit in
 * latitude and in longitude at the equator, the farthest that it moves. `uncertainty`: the radius that Georeferencing Best
 * Practices (Chapman and Wieczorek, table 3) gives for coordinates of this precision, a whole unit in both (`docs/statistics.md`).
 */
export const ROUNDING_M = {
  1: { movedBy: 7_846, uncertainty: 15_691 },
  2: { movedBy: 785, uncertainty: 1_570 },
  3: { movedBy: 79, uncertainty: 157 },
} as const;

/**
 * The uncertainty of a location with its coordinates rounded, in metres: that of the rounding and its own together.
 *
 * @param own uncertainty of the exact coordinates, in metres; null where it is not known
 * @param digits decimals of a degree; null where coordinates are exact
 *
 * @returns null where neither is known
 */
export function uncertaintyM(own: number | null, digits: 1 | 2 | 3 | null): number | null {
  return digits === null ? own : ROUNDING_M[digits].uncertainty + (own ?? 0);
}

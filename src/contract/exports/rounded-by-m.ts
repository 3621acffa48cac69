/**
 * How far rounding to 1, 2 or 3 decimals of a degree may move a location, in metres: half a unit of the last digit in
 * latitude and in longitude at the equator (Chapman and Wieczorek, Georeferencing Best Practices).
 */
export const ROUNDED_BY_M = { 1: 15_691, 2: 1_570, 3: 157 } as const;

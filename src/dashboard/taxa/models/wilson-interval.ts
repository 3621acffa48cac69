/** 95 % of a normal distribution. */
const Z = 1.959_964;

/** A share of some, and where the share of all may be, 0 to 1. */
export interface ShareInterval {
  share: number;
  low: number;
  high: number;
}

/**
 * The share of `some` in `all` with its 95 % interval by Wilson's score, which stays within 0 and 1 also for few and for none
 * (E. B. Wilson 1927, Journal of the American Statistical Association 22, 209-212).
 *
 * @param all more than 0
 */
export function wilsonInterval(some: number, all: number): ShareInterval {
  const share = some / all;
  const square = Z * Z;
  const middle = (share + square / (2 * all)) / (1 + square / all);
  const half = (Z / (1 + square / all)) * Math.sqrt((share * (1 - share)) / all + square / (4 * all * all));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

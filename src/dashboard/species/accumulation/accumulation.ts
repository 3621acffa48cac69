import type { Work } from '#dashboard/work/slices.ts';

/** A point of an accumulation curve. */
export interface AccumulationPoint {
  /** trap-nights sampled */
  nights: number;
  /** taxa found in the first nights, in their sequence */
  observed: number;
  /** expected number of taxa in so many nights, whatever their sequence */
  expected: number;
  /** of the expected number; 1.96 of it on both sides are the 95 % interval */
  deviation: number;
}

/** Each costs as many steps as there are different numbers of nights that a taxon was found in. */
const NIGHTS_BEFORE_PAUSE = 100;

/**
 * Accumulation of taxa over nights: the observed curve, and the curve rarefied by nights ("Mao Tau") with its standard
 * deviation. Of H nights, h drawn without return miss a taxon that was found in j nights with the probability
 * a = C(H − j, h) / C(H, h). The expected number of taxa is the sum of 1 − a over all taxa, and its variance the sum of
 * (1 − a)² less expected² / S. S is the Chao2 estimate: the number of taxa + (H − 1) / H · q1² / (2 q2), where q1 taxa
 * were found in one night and q2 in two; q1 (q1 − 1) / 2 in place of the last factor where q2 is 0.
 *
 * Source: Colwell, Mao & Chang (2004), Interpolating, extrapolating, and comparing incidence-based species accumulation
 * curves, Ecology 85: 2717–2727.
 *
 * Time-sliced.
 *
 * @param nights the taxa of each night that was sampled, in sequence; nights without taxa count as sampled
 */
export function* accumulation(nights: readonly ReadonlySet<number>[]): Work<AccumulationPoint[]> {
  const total = nights.length;
  const incidence = new Map<number, number>();
  const observed: number[] = [];
  for (const [index, taxa] of nights.entries()) {
    if (index % NIGHTS_BEFORE_PAUSE === 0) yield;
    for (const taxon of taxa) incidence.set(taxon, (incidence.get(taxon) ?? 0) + 1);
    observed.push(incidence.size);
  }
  // How many taxa were found in exactly j nights.
  const found = new Map<number, number>();
  for (const count of incidence.values()) found.set(count, (found.get(count) ?? 0) + 1);
  const estimated = chao2(found, incidence.size, total);
  // The probability that h drawn nights miss a taxon of j nights, from that for h − 1 nights.
  const missed = new Map([...found.keys()].map((count) => [count, 1]));
  const points: AccumulationPoint[] = [];
  for (const [index, seen] of observed.entries()) {
    if (index % NIGHTS_BEFORE_PAUSE === 0) yield;
    let [expected, squares] = [0, 0];
    for (const [count, taxa] of found) {
      const left = total - index;
      const miss = (missed.get(count) ?? 0) * Math.max(0, (left - count) / left);
      missed.set(count, miss);
      expected += taxa * (1 - miss);
      squares += taxa * (1 - miss) ** 2;
    }
    const variance = estimated === 0 ? 0 : squares - expected ** 2 / estimated;
    points.push({ nights: index + 1, observed: seen, expected, deviation: Math.sqrt(Math.max(0, variance)) });
  }
  return points;
}

/** Chao2, bias-corrected where no taxon was found in exactly two nights. */
function chao2(found: ReadonlyMap<number, number>, taxa: number, nights: number): number {
  const [once, twice] = [found.get(1) ?? 0, found.get(2) ?? 0];
  if (nights === 0) return 0;
  const share = (nights - 1) / nights;
  return taxa + share * (twice > 0 ? once ** 2 / (2 * twice) : (once * (once - 1)) / 2);
}

/**
 * A stream of numbers from 0 to 1 (exclusive), deterministic by its seed: Mulberry32 (T. Ettinger 2017, public domain),
 * good enough for an image or a season, not for secrets.
 */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An integer from `least` to `most`, both inclusive. */
export function wholeBetween(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** One of `choices`. */
export function oneOf<Choice>(random: Random, choices: readonly Choice[]): Choice {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}

/** Normally distributed, mean 0 and standard deviation 1 (Box and Muller). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A count with the given mean (Knuth for small means, the normal approximation for large ones). */
export function poisson(random: Random, mean: number): number {
  if (mean > 40) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let product = random();
  let events = 0;
  while (product > limit) {
    product *= random();
    events += 1;
  }
  return events;
}

/** A random index, weighted; `cumulative` holds the running sums of the weights. */
export function indexByWeight(random: Random, cumulative: Float64Array): number {
  const wanted = random() * (cumulative.at(-1) ?? 0);
  let [low, high] = [0, cumulative.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A symbol in CSS px; a fixed one stays where it is. */
export interface Circle {
  x: number;
  y: number;
  radius: number;
  isFixed: boolean;
}

/** Symbols from west to east; one list for each property is several times faster than a list of objects. */
interface Symbols {
  /** index of the circle */
  of: Int32Array;
  x: Float64Array;
  y: Float64Array;
  radius: Float64Array;
  /** How much of a push it takes: 1, or 0 if fixed. */
  gives: Float64Array;
}

/** Between symbols that were pushed apart, in CSS px. */
const GAP_PX = 1.5;
const LEAST_STEPS = 80;
/** More symbols have further to go. */
const STEPS_PER_SYMBOL = 0.2;
/** For this part of the steps a symbol is drawn back to its place, so that it ends near it. */
const PULLED = 0.6;
const PULL = 0.06;
/** From here on symbols count as apart, in CSS px. */
const CLOSE_ENOUGH = 0.25;
const GOLDEN_ANGLE = 2.399_963;

/**
 * Positions at which symbols don't overlap, each as near to its own place as the others let it; the same for the same
 * symbols.
 *
 * @param steps fewer for a first look at which of them have to move
 */
export function pushApart(
  circles: readonly Circle[],
  steps = Math.round(LEAST_STEPS + STEPS_PER_SYMBOL * circles.length),
): { x: number; y: number }[] {
  const reach = GAP_PX + 2 * circles.reduce((most, { radius }) => Math.max(most, radius), 0);
  const symbols = symbolsOf(circles);
  for (let step = 0; step < steps; step += 1) {
    const pull = PULL * Math.max(0, 1 - step / (PULLED * steps));
    if (pull > 0 && step > 0) drawBack(symbols, circles, pull);
    sortAgain(symbols);
    const overlap = separate(symbols, reach);
    if (overlap <= CLOSE_ENOUGH && (step === 0 || pull === 0)) break;
  }
  const places = circles.map(({ x, y }) => ({ x, y }));
  symbols.of.forEach((index, at) => {
    places[index] = { x: symbols.x[at] ?? 0, y: symbols.y[at] ?? 0 };
  });
  return places;
}

function symbolsOf(circles: readonly Circle[]): Symbols {
  const sorted = circles.map((circle, index) => ({ circle, index })).toSorted((a, b) => a.circle.x - b.circle.x);
  // Symbols on one spot leave it in different directions.
  const aside = (index: number, of: (angle: number) => number) =>
    circles[index]?.isFixed === true ? 0 : 0.01 * Math.sqrt(index + 1) * of(index * GOLDEN_ANGLE);
  return {
    of: Int32Array.from(sorted, ({ index }) => index),
    x: Float64Array.from(sorted, ({ circle, index }) => circle.x + aside(index, Math.cos)),
    y: Float64Array.from(sorted, ({ circle, index }) => circle.y + aside(index, Math.sin)),
    radius: Float64Array.from(sorted, ({ circle }) => circle.radius),
    gives: Float64Array.from(sorted, ({ circle }) => (circle.isFixed ? 0 : 1)),
  };
}

function drawBack({ of, x, y, gives }: Symbols, circles: readonly Circle[], pull: number): void {
  for (let at = 0; at < of.length; at += 1) {
    const own = circles[of[at] ?? 0];
    const share = pull * (gives[at] ?? 0);
    if (!own) continue;
    x[at] = (x[at] ?? 0) + (own.x - (x[at] ?? 0)) * share;
    y[at] = (y[at] ?? 0) + (own.y - (y[at] ?? 0)) * share;
  }
}

/** From west to east. Few have changed their place in the sequence, so that insertion is faster than a new sorting. */
function sortAgain({ of, x, y, radius, gives }: Symbols): void {
  const columns = [of, x, y, radius, gives];
  for (let index = 1; index < x.length; index += 1) {
    for (let at = index; at > 0 && (x[at - 1] ?? 0) > (x[at] ?? 0); at -= 1) {
      for (const column of columns) {
        const before = column[at - 1] ?? 0;
        column[at - 1] = column[at] ?? 0;
        column[at] = before;
      }
    }
  }
}

/**
 * Pushes overlapping symbols apart once.
 *
 * @param reach at which no symbols overlap
 * @returns the largest overlap
 */
function separate({ x, y, radius, gives }: Symbols, reach: number): number {
  let most = 0;
  for (let one = 0; one < x.length; one += 1) {
    for (let other = one + 1; other < x.length; other += 1) {
      const dx = (x[other] ?? 0) - (x[one] ?? 0);
      if (dx > reach) break;
      const dy = (y[other] ?? 0) - (y[one] ?? 0);
      const wanted = (radius[one] ?? 0) + (radius[other] ?? 0) + GAP_PX;
      const away2 = dx * dx + dy * dy;
      const [gives1, gives2] = [gives[one] ?? 0, gives[other] ?? 0];
      if (away2 >= wanted * wanted || gives1 + gives2 === 0) continue;
      const away = Math.sqrt(away2);
      const overlap = wanted - away;
      most = Math.max(most, overlap);
      const [ux, uy] = away > 0 ? [dx / away, dy / away] : [1, 0];
      const [share1, share2] = [gives1 / (gives1 + gives2), gives2 / (gives1 + gives2)];
      x[one] = (x[one] ?? 0) - ux * overlap * share1;
      y[one] = (y[one] ?? 0) - uy * overlap * share1;
      x[other] = (x[other] ?? 0) + ux * overlap * share2;
      y[other] = (y[other] ?? 0) + uy * overlap * share2;
    }
  }
  return most;
}

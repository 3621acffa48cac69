/** A symbol in CSS px; a fixed one stays where it is. */
export interface Circle {
  x: number;
  y: number;
  radius: number;
  isFixed: boolean;
}

/** One list for each property is several times faster than a list of objects. */
interface Symbols {
  x: Float64Array;
  y: Float64Array;
  radius: Float64Array;
  /** How much of a push it takes: 1, or 0 if fixed. */
  gives: Float64Array;
}

/** Between symbols that were pushed apart, in CSS px. */
const GAP_PX = 1.5;
const LEAST_STEPS = 80;
/** A larger crowd has further to go. */
const STEPS_PER_SYMBOL = 0.2;
/** For this part of the steps a symbol is drawn back to its place, so that it ends near it. */
const PULLED = 0.6;
const PULL = 0.06;
/** From here on symbols count as apart, in CSS px. */
const CLOSE_ENOUGH = 0.25;
const GOLDEN_ANGLE = 2.399_963;
/** Symbols so near may meet within some steps, in CSS px. */
const NEAR_PX = 15;
/** A crowd spreads so far, in CSS px: 24 symbols on one spot, and some. */
const CROWD_REACH_PX = 80;

/**
 * Positions at which symbols don't overlap, each as near to its own place as the others let it; the same for the same
 * symbols.
 *
 * @param atMost steps: fewer for a first look at which of them have to move
 */
export function pushApart(circles: readonly Circle[], atMost = Number.POSITIVE_INFINITY): { x: number; y: number }[] {
  const places = circles.map(({ x, y }) => ({ x, y }));
  const all = symbolsOf(circles);
  const overlapping = nearPairs(all, 0);
  if (overlapping.length === 0) return places;
  const steps = Math.min(
    atMost,
    Math.round(LEAST_STEPS + STEPS_PER_SYMBOL * largestCrowd(overlapping, circles.length)),
  );
  // Most symbols of a large map stand alone: only those in reach of a crowd take part.
  const taking = [...new Set(nearPairs(all, CROWD_REACH_PX, new Set(overlapping)))].toSorted((a, b) => a - b);
  const own = taking.flatMap((index) => circles[index] ?? []);
  const symbols = symbolsOf(own);
  let looked: Symbols & { pairs: Int32Array } = { ...symbols, pairs: overlapping };
  for (let step = 0; step < steps; step += 1) {
    const pull = PULL * Math.max(0, 1 - step / (PULLED * steps));
    if (pull > 0 && step > 0) drawBack(symbols, own, pull);
    if (step === 0 || haveMoved(symbols, looked)) {
      looked = { ...symbols, x: symbols.x.slice(), y: symbols.y.slice(), pairs: nearPairs(symbols, NEAR_PX) };
    }
    if (separate(symbols, looked.pairs) <= CLOSE_ENOUGH && pull === 0) break;
  }
  taking.forEach((index, at) => (places[index] = { x: symbols.x[at] ?? 0, y: symbols.y[at] ?? 0 }));
  return places;
}

/** Whether symbols may meet that were not near when it was last looked. */
function haveMoved({ x, y }: Symbols, before: Symbols): boolean {
  return x.some(
    (now, at) =>
      Math.abs(now - (before.x[at] ?? 0)) > NEAR_PX / 3 || Math.abs((y[at] ?? 0) - (before.y[at] ?? 0)) > NEAR_PX / 3,
  );
}

function symbolsOf(circles: readonly Circle[]): Symbols {
  // Symbols on one spot leave it in different directions.
  const aside = ({ isFixed }: Circle, index: number, of: (angle: number) => number) =>
    isFixed ? 0 : 0.01 * Math.sqrt(index + 1) * of(index * GOLDEN_ANGLE);
  return {
    x: Float64Array.from(circles, (circle, index) => circle.x + aside(circle, index, Math.cos)),
    y: Float64Array.from(circles, (circle, index) => circle.y + aside(circle, index, Math.sin)),
    radius: Float64Array.from(circles, ({ radius }) => radius),
    gives: Float64Array.from(circles, ({ isFixed }) => (isFixed ? 0 : 1)),
  };
}

/**
 * Pairs that are nearer to each other than `margin`, or overlap: both indexes, one pair after the other.
 *
 * @param of where given, one of each pair is among these
 */
function nearPairs(
  { x, y, radius, gives }: Symbols,
  margin: number,
  of: ReadonlySet<number> | null = null,
): Int32Array {
  const fromWest = Uint32Array.from(x, (_, index) => index).toSorted((a, b) => (x[a] ?? 0) - (x[b] ?? 0));
  const widest = radius.reduce((most, one) => Math.max(most, one), 0);
  const pairs: number[] = [];
  const isAsked = (one: number, other: number) => of === null || of.has(one) || of.has(other);
  for (let at = 0; at < fromWest.length; at += 1) {
    const one = fromWest[at] ?? 0;
    const reach = (radius[one] ?? 0) + widest + GAP_PX + margin;
    for (let further = at + 1; further < fromWest.length; further += 1) {
      const other = fromWest[further] ?? 0;
      const dx = (x[other] ?? 0) - (x[one] ?? 0);
      if (dx > reach) break;
      const dy = (y[other] ?? 0) - (y[one] ?? 0);
      const near = (radius[one] ?? 0) + (radius[other] ?? 0) + GAP_PX + margin;
      if (dx * dx + dy * dy < near * near && (gives[one] ?? 0) + (gives[other] ?? 0) > 0 && isAsked(one, other))
        pairs.push(one, other);
    }
  }
  return Int32Array.from(pairs);
}

/** The size of the largest crowd in which each overlaps the next. */
function largestCrowd(pairs: Int32Array, count: number): number {
  const leaders = Int32Array.from({ length: count }, (_, index) => index);
  const leaderOf = (index: number): number => {
    let at = index;
    while ((leaders[at] ?? at) !== at) at = leaders[at] ?? at;
    leaders[index] = at;
    return at;
  };
  for (let at = 0; at < pairs.length; at += 2) leaders[leaderOf(pairs[at] ?? 0)] = leaderOf(pairs[at + 1] ?? 0);
  const sizes = new Int32Array(count);
  for (let index = 0; index < count; index += 1) {
    const leader = leaderOf(index);
    sizes[leader] = (sizes[leader] ?? 0) + 1;
  }
  return sizes.reduce((most, size) => Math.max(most, size), 0);
}

function drawBack({ x, y, gives }: Symbols, circles: readonly Circle[], pull: number): void {
  for (const [index, own] of circles.entries()) {
    const share = pull * (gives[index] ?? 0);
    x[index] = (x[index] ?? 0) + (own.x - (x[index] ?? 0)) * share;
    y[index] = (y[index] ?? 0) + (own.y - (y[index] ?? 0)) * share;
  }
}

/** Pushes overlapping symbols of some pairs apart once. @returns the largest overlap */
function separate({ x, y, radius, gives }: Symbols, pairs: Int32Array): number {
  let most = 0;
  for (let at = 0; at < pairs.length; at += 2) {
    const [one = 0, other = 0] = [pairs[at], pairs[at + 1]];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [x[one], y[one], x[other], y[other]];
    const [radius1 = 0, radius2 = 0, gives1 = 0, gives2 = 0] = [radius[one], radius[other], gives[one], gives[other]];
    const wanted = radius1 + radius2 + GAP_PX;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const away2 = dx * dx + dy * dy;
    if (away2 >= wanted * wanted) continue;
    const away = Math.sqrt(away2);
    const overlap = wanted - away;
    most = Math.max(most, overlap);
    const push = overlap / (gives1 + gives2);
    const [right, down] = away > 0 ? [(dx / away) * push, (dy / away) * push] : [push, 0];
    x[one] = x1 - right * gives1;
    y[one] = y1 - down * gives1;
    x[other] = x2 + right * gives2;
    y[other] = y2 + down * gives2;
  }
  return most;
}

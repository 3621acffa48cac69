/** A night landscape generated from a seed. */
export interface NightScene {
  moon: { x: number; y: number; radius: number; /** -1 to 1: where its shadow's edge lies */ phase: number };
  /** from far to near; heights from left to right, in the scene's units */
  hills: readonly (readonly number[])[];
  moths: readonly { x: number; y: number; size: number; turn: number }[];
}

/** The size of the scene, in its own units. */
export const SCENE = { width: 320, height: 120 };

const HILLS = 3;
const HILL_POINTS = 9;

export function nightScene(id: number): NightScene {
  const next = numbersFrom(id);
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    moon: { x: between(40, 280), y: between(32, 48), radius: between(11, 16), phase: between(-0.8, 0.8) },
    hills: Array.from({ length: HILLS }, (_, hill) => {
      const [base, swing] = [54 + hill * 19, 15 - hill * 3];
      return Array.from({ length: HILL_POINTS }, () => base + between(-swing, swing));
    }),
    moths: Array.from({ length: 4 + Math.floor(next() * 4) }, () => ({
      x: between(12, 308),
      y: between(28, 92),
      size: between(0.5, 1.1),
      turn: between(-50, 50),
    })),
  };
}

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

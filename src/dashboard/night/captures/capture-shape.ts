import type { Capture } from '#contract/records/capture.ts';

type Sized = Pick<Capture, 'width' | 'height'>;

/** The ratio of most cameras, where the service reports no size. */
const USUAL = { width: 4, height: 3 };
/** Limits for panoramas and wrong sizes, which would give extremely low or high rows. */
const [NARROWEST, WIDEST] = [0.5, 2.5];
const SAMPLE_SIZE = 200;

/** The width and height to reserve for an image; 4 to 3 where the service reports none. */
export function shapeOf({ width, height }: Sized): { width: number; height: number } {
  return width !== null && height !== null && width > 0 && height > 0 ? { width, height } : USUAL;
}

/** The most frequent ratio of width to height among the first captures, for all frames of a gallery. */
export function usualRatio(captures: readonly Sized[]): number {
  const numbers = new Map<number, number>();
  for (const capture of captures.slice(0, SAMPLE_SIZE)) {
    const { width, height } = shapeOf(capture);
    const ratio = Math.round((width / height) * 100) / 100;
    numbers.set(ratio, (numbers.get(ratio) ?? 0) + 1);
  }
  const [most] = [...numbers].toSorted(([, a], [, b]) => b - a);
  return Math.min(WIDEST, Math.max(NARROWEST, most?.[0] ?? USUAL.width / USUAL.height));
}

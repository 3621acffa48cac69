import type { Capture } from '#contract/capture.ts';

type Sized = Pick<Capture, 'width' | 'height'>;

/** Where a service reports no size: what most cameras take. */
const USUAL = { width: 4, height: 3 };
/** A stitched panorama or a broken size must not make rows of no or endless height. */
const [NARROWEST, WIDEST] = [0.5, 2.5];
const SAMPLE_SIZE = 200;

/** Width and height to reserve for an image; 4 to 3 where the service reports none. */
export function shapeOf({ width, height }: Sized): { width: number; height: number } {
  return width !== null && height !== null && width > 0 && height > 0 ? { width, height } : USUAL;
}

/** Width over height of most of the first captures: the shape of every frame of a gallery. */
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

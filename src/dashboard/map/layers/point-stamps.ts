import { drawPoint } from './draw-mark.ts';
import type { StepSymbol } from '#dashboard/map/step-symbol.ts';
import type { Palette } from './palette.ts';

export type Stamp = (context: CanvasRenderingContext2D, place: { x: number; y: number }, symbol: StepSymbol) => void;

/** Margin for a symbol's edge, in CSS px. */
const EDGE_PX = 2;

/**
 * Draws each step's symbol once and copies it: several times faster than circles for ten thousand points. Positions are
 * rounded to device pixels, so that copies stay sharp.
 */
export function pointStamps(palette: Palette, isSeeThrough: boolean): Stamp {
  const ratio = window.devicePixelRatio || 1;
  const stamps = new Map<StepSymbol, HTMLCanvasElement>();
  return (context, { x, y }, symbol) => {
    const half = Math.ceil(symbol.radius + EDGE_PX);
    let stamp = stamps.get(symbol);
    if (!stamp) {
      stamp = document.createElement('canvas');
      stamp.width = Math.ceil(2 * half * ratio);
      stamp.height = stamp.width;
      const own = stamp.getContext('2d');
      own?.setTransform(ratio, 0, 0, ratio, 0, 0);
      if (own) drawPoint(own, { x: half, y: half }, symbol, palette, isSeeThrough);
      stamps.set(symbol, stamp);
    }
    const [left, top] = [Math.round((x - half) * ratio) / ratio, Math.round((y - half) * ratio) / ratio];
    context.drawImage(stamp, left, top, stamp.width / ratio, stamp.height / ratio);
  };
}

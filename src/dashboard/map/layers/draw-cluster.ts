import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { DrawnCluster } from './drawn-mark.ts';
import type { Palette } from './palette.ts';
import { ringSegments } from './ring-segments.ts';

const FULL_CIRCLE = 2 * Math.PI;
const TOP = -Math.PI / 2;
const RING_PX = 5;
/** Between the ring's parts, and around it. */
const GAP_PX = 1.25;

/** A cluster: its number, in a ring divided by the symbols of its members. */
export function drawCluster(
  context: CanvasRenderingContext2D,
  { x, y, radius, mark, shares }: DrawnCluster,
  palette: Palette,
): void {
  context.beginPath();
  context.arc(x, y, radius + GAP_PX, 0, FULL_CIRCLE);
  context.fillStyle = palette.panel;
  context.fill();
  const middle = radius - RING_PX / 2;
  const gap = shares.length > 1 ? GAP_PX / 2 / middle : 0;
  const arc = (colour: string, width: number, { from, to }: { from: number; to: number }) => {
    context.beginPath();
    context.arc(x, y, middle, TOP + from + gap, TOP + Math.max(from + gap, to - gap));
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  };
  for (const segment of ringSegments(shares)) {
    const { look, colour } = segment.share.symbol;
    if (look === 'unknown') {
      context.setLineDash([2.5, 2]);
      arc(palette.of(colour), RING_PX / 2, segment);
      context.setLineDash([]);
    } else {
      arc(palette.of(colour), RING_PX, segment);
      if (look !== 'filled') arc(palette.panel, RING_PX - (look === 'hollow' ? 3 : 2), segment);
    }
  }
  // A ring of pale steps alone would not contrast with the land.
  context.beginPath();
  context.arc(x, y, radius + GAP_PX, 0, FULL_CIRCLE);
  context.strokeStyle = palette.muted;
  context.lineWidth = 0.75;
  context.stroke();
  context.font = `600 12px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = palette.ink;
  context.fillText(numberText(mark.count), x, y + 0.5);
}

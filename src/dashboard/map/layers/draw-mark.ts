import type { StepSymbol } from '#dashboard/map/step-symbol.ts';
import type { Palette } from './palette.ts';

const FULL_CIRCLE = 2 * Math.PI;
/** How much a symbol among too many covers what is below it. */
const SEE_THROUGH = 0.3;

/** Radius of a cluster's outer ring in CSS px, by its number of points: 16 px for two, 29 px for 100,000. */
export function clusterRadius(count: number): number {
  return 15 + 2.8 * Math.log10(count);
}

/**
 * One point: a disc by step; a hollow ring for what has ended and, thinner, for zero; a dashed ring with a question mark
 * for not reported. Among too many a pale disc with an edge.
 */
export function drawPoint(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  { look, colour, edge, radius }: StepSymbol,
  palette: Palette,
  isSeeThrough = false,
): void {
  const isFilled = look === 'filled';
  context.fillStyle = isFilled ? palette.of(colour) : palette.panel;
  circle(context, x, y, radius);
  context.globalAlpha = isSeeThrough ? SEE_THROUGH : 1;
  context.fill();
  context.globalAlpha = 1;
  if (look === 'unknown') {
    context.setLineDash([2.5, 2]);
    stroke(context, palette.ink, 1.25);
    context.setLineDash([]);
    context.font = `700 12px ${palette.font}`;
    drawText(context, '?', { x, y }, palette.ink);
  } else if (isFilled && isSeeThrough) stroke(context, palette.of(edge ?? colour), 1.25);
  else if (isFilled) stroke(context, edge === null ? palette.panel : palette.of(edge), edge === null ? 1.25 : 1);
  else {
    circle(context, x, y, radius - (look === 'hollow' ? 0.5 : 0));
    stroke(context, palette.of(colour), look === 'hollow' ? 2.5 : 1.75);
  }
}

/** The ring of the keyboard focus, and of what the pointer is on elsewhere on the page: a row of the table. */
const RINGS = {
  focus: { gap: 5, outer: 6, inner: 2.5, colour: 'focus' },
  hover: { gap: 4, outer: 5, inner: 2, colour: 'ink' },
} as const;

/** A ring around a symbol of this radius. */
export function drawRing(
  which: keyof typeof RINGS,
  context: CanvasRenderingContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  palette: Palette,
): void {
  const { gap, outer, inner, colour } = RINGS[which];
  circle(context, x, y, radius + gap);
  stroke(context, palette.panel, outer);
  stroke(context, palette[colour], inner);
}

/** The selected one: a lamp-amber ring with a halo, edged in ink so that it also shows on pale land. */
export function drawSelection(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  palette: Palette,
): void {
  circle(context, x, y, radius + 8);
  context.globalAlpha = 0.32;
  context.fillStyle = palette.lamp;
  context.fill();
  context.globalAlpha = 1;
  circle(context, x, y, radius + 3);
  stroke(context, palette.ink, 4.5);
  stroke(context, palette.lamp, 3);
}

/** A line from a symbol to its place, with a dot there. */
export function drawLeg(
  context: CanvasRenderingContext2D,
  from: { x: number; y: number },
  to: { x: number; y: number },
  palette: Palette,
): void {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  stroke(context, palette.muted, 1);
  circle(context, from.x, from.y, 2);
  context.fillStyle = palette.muted;
  context.fill();
}

/** The anchor of a spread cluster. */
export function drawAnchor(context: CanvasRenderingContext2D, x: number, y: number, palette: Palette): void {
  circle(context, x, y, 4);
  context.fillStyle = palette.muted;
  context.fill();
  stroke(context, palette.panel, 1.5);
}

function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, FULL_CIRCLE);
}

function stroke(context: CanvasRenderingContext2D, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  middle: { x: number; y: number },
  colour: string,
): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colour;
  context.fillText(text, middle.x, middle.y + 0.5);
}

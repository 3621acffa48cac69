import { numberText } from '#dashboard/ui/text/number-text.ts';
import { type Step, stepRadius } from '#dashboard/map/metric-scale.ts';
import type { Palette } from './palette.ts';

const FULL_CIRCLE = 2 * Math.PI;

/** Radius of a cluster's outer ring in CSS px, by its number of points: 17 px for two, 28 px for ten thousand. */
export function clusterRadius(count: number): number {
  return Math.min(28, 16 + 3 * Math.log10(count));
}

/** One point: a disc by step; a hollow ring for zero; a dashed ring with a question mark for not reported. */
export function drawPoint(context: CanvasRenderingContext2D, x: number, y: number, step: Step, palette: Palette): void {
  const radius = stepRadius(step);
  circle(context, x, y, radius);
  if (step === 'unknown') {
    context.fillStyle = palette.panel;
    context.fill();
    context.setLineDash([2.5, 2]);
    stroke(context, palette.ink, 1.25);
    context.setLineDash([]);
    context.font = `700 12px ${palette.font}`;
    drawText(context, '?', { x, y }, palette.ink);
  } else if (step === 'zero') {
    context.fillStyle = palette.panel;
    context.fill();
    stroke(context, palette.ramp[3], 1.75);
  } else {
    context.fillStyle = palette.ramp[step - 1] ?? palette.ink;
    context.fill();
    // Pale steps get an edge that contrasts with the land, strong ones an edge that separates them from each other.
    if (step <= 2) stroke(context, palette.ramp[2], 1);
    else stroke(context, palette.panel, 1.25);
  }
}

/** A cluster: a pale disc with two rings and a count. */
export function drawCluster(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  count: number,
  palette: Palette,
): void {
  const radius = clusterRadius(count);
  circle(context, x, y, radius);
  context.globalAlpha = 0.28;
  context.fillStyle = palette.ramp[2];
  context.fill();
  context.globalAlpha = 1;
  circle(context, x, y, radius - 3.5);
  context.fillStyle = palette.panel;
  context.fill();
  stroke(context, palette.ramp[2], 2);
  const text = numberText(count);
  context.font = `600 12px ${palette.font}`;
  drawText(context, text, { x, y }, palette.ink);
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

/** The keyboard focus. */
export function drawFocus(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  palette: Palette,
): void {
  circle(context, x, y, radius + 5);
  stroke(context, palette.panel, 6);
  stroke(context, palette.focus, 2.5);
}

/** A line from the shared spot to a spread member. */
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

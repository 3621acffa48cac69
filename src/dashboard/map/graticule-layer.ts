import { CanvasLayer, type Frame } from './canvas-layer.ts';
import { degreeLabel, graticuleStep, multiplesIn } from './graticule-lines.ts';
import { latitudeAt, longitudeAt, mercatorX, mercatorY } from './mercator.ts';
import type { Palette } from './palette.ts';

/** Lines of latitude and longitude with their degrees at the upper and the right edge; lies above the tiles. */
export class GraticuleLayer extends CanvasLayer {
  constructor() {
    super({ pane: 'graticule', zIndex: 250, padding: 0 });
  }

  protected paint(context: CanvasRenderingContext2D, frame: Frame, palette: Palette): void {
    const { width, height, left, top, world } = frame;
    const step = graticuleStep(world / 360);
    const west = longitudeAt(left / world);
    const east = longitudeAt((left + width) / world);
    const north = latitudeAt(Math.max(0, top / world));
    const south = latitudeAt(Math.min(1, (top + height) / world));
    const meridians = multiplesIn(west, east, step).map((degrees) => ({
      at: Math.round(mercatorX(degrees) * world - left) + 0.5,
      label: degreeLabel(degrees, 'longitude', step),
    }));
    const parallels = multiplesIn(south, north, step).map((degrees) => ({
      at: Math.round(mercatorY(degrees) * world - top) + 0.5,
      label: degreeLabel(degrees, 'latitude', step),
    }));

    context.strokeStyle = palette.graticule;
    context.lineWidth = 1;
    context.beginPath();
    for (const { at } of meridians) {
      context.moveTo(at, 0);
      context.lineTo(at, height);
    }
    for (const { at } of parallels) {
      context.moveTo(0, at);
      context.lineTo(width, at);
    }
    context.stroke();

    context.font = `10px ${palette.font}`;
    context.fillStyle = palette.muted;
    context.strokeStyle = palette.sea;
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.textBaseline = 'middle';
    context.textAlign = 'center';
    for (const { at, label } of meridians) if (at > 24 && at < width - 24) drawText(context, label, at, 10);
    context.textAlign = 'right';
    // The upper right corner belongs to the meridians' row.
    for (const { at, label } of parallels) if (at > 24 && at < height - 12) drawText(context, label, width - 5, at);
  }
}

function drawText(context: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  context.strokeText(text, x, y);
  context.fillText(text, x, y);
}

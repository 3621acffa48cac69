import type { LeafletEventHandlerFn } from 'leaflet';
import { CanvasLayer, type Frame } from './canvas-layer.ts';
import { COVERS_EVENT, coversOf } from '#dashboard/map/covers/covers.ts';
import { degreeLabel, graticuleStep, multiplesIn } from './graticule-lines.ts';
import { isClear } from './is-clear.ts';
import { type EdgeLabel, labelBox } from './label-box.ts';
import { latitudeAt, longitudeAt, mercatorX, mercatorY } from '#dashboard/map/mercator.ts';
import type { Palette } from './palette.ts';

/** The smallest distance between a label and the controls. */
const LABEL_MARGIN_PX = 3;

/**
 * Lines of latitude and longitude above the tiles, with labels at the upper and the right edge where no control covers
 * them.
 */
export class GraticuleLayer extends CanvasLayer {
  constructor() {
    super({ pane: 'graticule', zIndex: 250, padding: 0 });
  }

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    return { ...super.getEvents(), [COVERS_EVENT]: () => this.redraw() };
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
      text: degreeLabel(degrees, 'longitude', step),
    }));
    const parallels = multiplesIn(south, north, step).map((degrees) => ({
      at: Math.round(mercatorY(degrees) * world - top) + 0.5,
      text: degreeLabel(degrees, 'latitude', step),
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

    context.font = `12px ${palette.font}`;
    context.fillStyle = palette.muted;
    context.strokeStyle = palette.sea;
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.textBaseline = 'middle';
    // Labels keep clear of the controls and of each other.
    const taken = this.map ? [...coversOf(this.map)] : [];
    const draw = (label: EdgeLabel) => {
      const box = labelBox(label, context.measureText(label.text).width);
      if (!isClear(box, taken, LABEL_MARGIN_PX)) return;
      taken.push(box);
      context.textAlign = label.align;
      context.strokeText(label.text, label.x, label.y);
      context.fillText(label.text, label.x, label.y);
    };
    for (const { at, text } of meridians) if (at > 24 && at < width - 24) draw({ text, x: at, y: 10, align: 'center' });
    // The upper right corner is left to the meridians' labels.
    for (const { at, text } of parallels) {
      if (at > 24 && at < height - 12) draw({ text, x: width - 5, y: at, align: 'right' });
    }
  }
}

import type { Point } from 'leaflet';
import { CanvasLayer, type Frame } from './canvas-layer.ts';
import { drawAnchor, drawCluster, drawFocus, drawLeg, drawPoint, drawSelection } from './draw-mark.ts';
import { type DrawnMark, drawnMark, hitMark, inDrawingOrder } from './drawn-mark.ts';
import type { MapPoint } from './map-point.ts';
import { type ClusterMark, type MarkIndex, sharesOneSpot } from './mark.ts';
import { mercatorX, mercatorY, nearestCopy } from './mercator.ts';
import { type MetricScale, stepRadius } from './metric-scale.ts';
import type { Palette } from './palette.ts';
import { spread } from './spread.ts';

/** What the layer shows; a new one replaces it whole. */
export interface Scene {
  index: MarkIndex;
  scale: MetricScale;
  selected: MapPoint | null;
  /** Where the keyboard is, while its focus is to be seen. */
  focused: MapPoint | null;
}

interface Spread {
  x: number;
  y: number;
  members: readonly MapPoint[];
}

/** Points and clusters on one canvas, and what lies where on it. */
export class PointLayer extends CanvasLayer {
  private scene: Scene | null = null;
  private spread: Spread | null = null;
  private drawn: DrawnMark[] = [];
  private readonly listeners = new Set<() => void>();

  constructor() {
    super({ pane: 'points', zIndex: 450, padding: 0.15 });
  }

  setScene(scene: Scene): void {
    this.scene = scene;
    this.redraw();
  }

  /** Calls back after every drawing; returns what ends that. */
  onDrawn(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** What lies under a place of the map's container (CSS px), answering within `reach` px of its middle at least. */
  hit(place: Point, reach: number): DrawnMark | null {
    const corner = this.corner();
    return corner && hitMark(this.drawn, place.x - corner.x, place.y - corner.y, reach);
  }

  /** Where a drawn mark is in the map's container now, in CSS px. */
  placeOf(drawn: DrawnMark): { x: number; y: number } {
    const corner = this.corner() ?? { x: 0, y: 0 };
    return { x: drawn.x + corner.x, y: drawn.y + corner.y };
  }

  /** The point's own symbol, or the cluster it is in; null where it is not near the view. */
  drawnOf(point: MapPoint): DrawnMark | null {
    const own = this.drawn.find(
      (drawn) =>
        (drawn.kind === 'member' && drawn.point.id === point.id) ||
        (drawn.kind === 'mark' && drawn.mark.kind === 'point' && drawn.mark.point.id === point.id),
    );
    return own ?? this.clusterWith(point);
  }

  /** Spreads a cluster so that each member can be hit. */
  open(cluster: ClusterMark): void {
    this.spread = spreadOf(cluster);
    this.redraw();
  }

  /** Takes a spread cluster together again; false where none was spread. */
  close(): boolean {
    if (!this.spread) return false;
    this.spread = null;
    this.redraw();
    return true;
  }

  /** Makes a point's own symbol visible where it shares its spot with others, and closes a spread it is not part of. */
  reveal(point: MapPoint): void {
    const isMember = this.spread?.members.some(({ id }) => id === point.id) ?? false;
    if (this.spread && !isMember) this.close();
    const drawn = this.drawnOf(point);
    if (drawn?.kind === 'mark' && drawn.mark.kind === 'cluster' && sharesOneSpot(drawn.mark)) this.open(drawn.mark);
  }

  protected override layout(frame: Frame): void {
    if (!this.scene) return;
    const { left, top, width, height, world, zoom } = frame;
    const { index, scale } = this.scene;
    const box = { west: left / world, east: (left + width) / world, north: top / world, south: (top + height) / world };
    const marks = index.marksIn(box, zoom);
    // A spread outlives a zoom and a refresh of the data as long as the same number of points is on its spot.
    const opened = this.spread && marks.find((mark) => mark.kind === 'cluster' && isSame(mark, this.spread));
    this.spread = opened?.kind === 'cluster' ? spreadOf(opened) : null;
    const closed = marks.filter((mark) => mark !== opened);
    this.drawn = inDrawingOrder(closed.map((mark) => drawnMark(mark, scale, mark.x * world - left, mark.y * world - top)));
    if (!this.spread) return;
    const centre = (box.west + box.east) / 2;
    const [x, y] = [nearestCopy(this.spread.x, centre) * world - left, this.spread.y * world - top];
    this.drawn.push({ kind: 'anchor', x, y, radius: 5 });
    const offsets = spread(this.spread.members.length);
    this.spread.members.forEach((point, position) => {
      const offset = offsets[position] ?? { x: 0, y: 0 };
      const step = scale.stepOf(point.value);
      this.drawn.push({ kind: 'member', point, x: x + offset.x, y: y + offset.y, radius: stepRadius(step), step });
    });
  }

  override redraw(): void {
    super.redraw();
    for (const listener of this.listeners) listener();
  }

  protected paint(context: CanvasRenderingContext2D, frame: Frame, palette: Palette): void {
    const anchor = this.drawn.find(({ kind }) => kind === 'anchor');
    if (anchor) for (const drawn of this.drawn) if (drawn.kind === 'member') drawLeg(context, anchor, drawn, palette);
    for (const drawn of this.drawn) drawOne(context, drawn, palette);
    if (!this.scene) return;
    const { selected, focused, scale } = this.scene;
    const selectedMark = selected && this.drawnOf(selected);
    if (selectedMark) {
      drawSelection(context, selectedMark.x, selectedMark.y, selectedMark.radius, palette);
      drawOne(context, selectedMark, palette);
    }
    if (!focused) return;
    const own = this.drawnOf(focused);
    if (own && (own.kind === 'member' || (own.kind === 'mark' && own.mark.kind === 'point'))) {
      drawFocus(context, own.x, own.y, own.radius, palette);
      drawOne(context, own, palette);
    } else {
      const { x, y } = placeIn(frame, focused);
      const step = scale.stepOf(focused.value);
      drawFocus(context, x, y, stepRadius(step), palette);
      drawPoint(context, x, y, step, palette);
    }
  }

  private clusterWith(point: MapPoint): DrawnMark | null {
    if (!this.frame) return null;
    const { x, y } = placeIn(this.frame, point);
    // A cluster's middle is never further from a member than its merges add up to; most are the nearest one.
    const near = this.drawn
      .map((drawn) => ({ drawn, distance: Math.hypot(drawn.x - x, drawn.y - y) }))
      .filter(({ drawn, distance }) => distance < 160 && drawn.kind === 'mark' && drawn.mark.kind === 'cluster')
      .sort((a, b) => a.distance - b.distance);
    const holder = near.find(
      ({ drawn }) =>
        drawn.kind === 'mark' && drawn.mark.kind === 'cluster' && drawn.mark.members().some(({ id }) => id === point.id),
    );
    return holder?.drawn ?? null;
  }

  private corner(): { x: number; y: number } | null {
    if (!this.map || !this.frame) return null;
    const seen = this.map.getPixelBounds().min;
    return seen ? { x: this.frame.left - seen.x, y: this.frame.top - seen.y } : null;
  }
}

function spreadOf(cluster: ClusterMark): Spread {
  return { x: cluster.x, y: cluster.y, members: cluster.members().toSorted((a, b) => a.id - b.id) };
}

function isSame(cluster: ClusterMark, opened: Spread | null): boolean {
  if (!opened || cluster.count !== opened.members.length) return false;
  return Math.abs(nearestCopy(cluster.x, opened.x) - opened.x) + Math.abs(cluster.y - opened.y) < 1e-8;
}

function placeIn(frame: Frame, point: MapPoint): { x: number; y: number } {
  const centre = (frame.left + frame.width / 2) / frame.world;
  const x = nearestCopy(mercatorX(point.longitude), centre) * frame.world - frame.left;
  return { x, y: mercatorY(point.latitude) * frame.world - frame.top };
}

function drawOne(context: CanvasRenderingContext2D, drawn: DrawnMark, palette: Palette): void {
  if (drawn.kind === 'anchor') drawAnchor(context, drawn.x, drawn.y, palette);
  else if (drawn.step !== null) drawPoint(context, drawn.x, drawn.y, drawn.step, palette);
  else if (drawn.kind === 'mark' && drawn.mark.kind === 'cluster') {
    drawCluster(context, drawn.x, drawn.y, drawn.mark.count, palette);
  }
}

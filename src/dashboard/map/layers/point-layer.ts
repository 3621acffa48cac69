import { createChanges } from '#dashboard/ui/create-store.ts';
import type { Point } from 'leaflet';
import { CanvasLayer, type Frame, MARKS_EVENT } from './canvas-layer.ts';
import { drawCluster } from './draw-cluster.ts';
import { drawAnchor, drawLeg, drawPoint, drawRing, drawSelection } from './draw-mark.ts';
import { type DrawnMark, type DrawnPoint, drawnPoint, hitMark } from './drawn-mark.ts';
import type { MapPoint } from '#dashboard/map/map-point.ts';
import { type ClusterMark, type MarkIndex, sharesOneSpot } from '#dashboard/map/mark.ts';
import { mercatorX, mercatorY, nearestCopy } from '#dashboard/map/mercator.ts';
import type { MetricScale } from '#dashboard/map/metric-scale.ts';
import type { Palette } from './palette.ts';
import { afterPaint } from '#dashboard/work/after-paint.ts';
import { type PlacedMarks, placedMarks } from './placed-marks.ts';
import { pointStamps } from './point-stamps.ts';
import type { Rectangle } from './is-clear.ts';
import { spread } from './spread.ts';

/** What the layer shows; replaced as a whole. */
export interface Scene {
  index: MarkIndex;
  scale: MetricScale;
  selected: MapPoint | null;
  /** The point with the keyboard focus, while its ring is shown. */
  focused: MapPoint | null;
  /** The point that is hovered elsewhere on the page. */
  hovered: MapPoint | null;
}

interface Spread {
  x: number;
  y: number;
  members: readonly MapPoint[];
}

/** No member is so far from its cluster. */
const FAR_PX = 200;
/** The marks of more points are where they belong in the first frame, and pushed apart after it. */
const MOST_APART_AT_FIRST = 400;
/** Beside more marks there is no room for names, which are then beneath them. */
const MOST_BESIDE_NAMES = 400;

/** Draws points and clusters on one canvas, and finds marks by position. */
export class PointLayer extends CanvasLayer {
  private scene: Scene | null = null;
  private spread: Spread | null = null;
  private placed: PlacedMarks | null = null;
  private drawn: DrawnMark[] = [];
  private readonly drawings = createChanges();
  /** Cancels what follows the first frame; null before it is drawn. */
  private cancelSecond: (() => void) | null = null;
  private isPainted = false;

  constructor() {
    super({ pane: 'points', zIndex: 450, padding: 0.15 });
  }

  setScene(scene: Scene): void {
    this.scene = scene;
    this.redraw();
  }

  /** Calls back after every drawing; returns the function that unsubscribes. */
  onDrawn(listener: () => void): () => void {
    return this.drawings.subscribe(listener);
  }

  /** The mark at a position of the map's container (CSS px), with a hit radius of at least `reach` px. */
  hit(position: Point, reach: number): DrawnMark | null {
    const corner = this.corner();
    return corner && hitMark(this.drawn, position.x - corner.x, position.y - corner.y, reach);
  }

  /** The current position of a mark in the map's container, in CSS px. */
  positionOf({ x, y }: { x: number; y: number }): { x: number; y: number } {
    const corner = this.corner() ?? { x: 0, y: 0 };
    return { x: x + corner.x, y: y + corner.y };
  }

  /** The position of a point's symbol without clustering, in the map's container (CSS px). */
  positionOfPoint(point: MapPoint): { x: number; y: number; radius: number } | null {
    const target = this.pointOf(point) ?? this.ownPosition(point);
    return target && { ...this.positionOf(target), radius: target.radius };
  }

  /** Where a point is shown: its symbol, or the cluster that contains it; in the map's container (CSS px). */
  placeOf(point: MapPoint): { x: number; y: number; radius: number } | null {
    // Until the layer is drawn at another zoom, what it knows is of the one before.
    const isDrawn = this.map !== null && this.frame !== null && this.map.getZoom() === this.frame.zoom;
    const target = isDrawn ? (this.drawnOf(point) ?? this.ownPosition(point)) : null;
    return target && { ...this.positionOf(target), radius: target.radius };
  }

  /** The cluster that contains a point; null if it has its own symbol or is far outside the view. */
  clusterWith(point: MapPoint): ClusterMark | null {
    const drawn = this.drawnOf(point);
    return drawn?.kind === 'cluster' ? drawn.mark : null;
  }

  /** Null until it is drawn. */
  hasClusters(): boolean | null {
    return this.placed && this.drawn.some(({ kind }) => kind === 'cluster');
  }

  /** Spreads a cluster so that each member can be clicked. */
  open(cluster: ClusterMark): void {
    this.spread = spreadOf(cluster);
    this.redraw();
  }

  /** Collapses the spread cluster; false if none is spread. */
  close(): boolean {
    if (!this.spread) return false;
    this.spread = null;
    this.redraw();
    return true;
  }

  /** Shows a point's own symbol by spreading its spot, and collapses a spread that it is not part of. */
  reveal(point: MapPoint): void {
    const isMember = this.spread?.members.some(({ id }) => id === point.id) ?? false;
    if (this.spread && !isMember) this.close();
    const cluster = this.clusterWith(point);
    if (cluster && sharesOneSpot(cluster)) this.open(cluster);
  }

  override boxesOfMarks(world: number): Rectangle[] {
    const { frame, drawn } = this;
    if (frame?.world !== world || drawn.length > MOST_BESIDE_NAMES) return [];
    return drawn.map(({ x, y, radius }) => ({
      left: x - radius + frame.left,
      top: y - radius + frame.top,
      right: x + radius + frame.left,
      bottom: y + radius + frame.top,
    }));
  }

  override onRemove(): this {
    this.cancelSecond?.();
    this.cancelSecond = null;
    return super.onRemove();
  }

  protected override layout(frame: Frame): void {
    if (!this.scene) return;
    const before = { placed: this.placed, spread: this.spread };
    const { left, top } = frame;
    const { index, scale } = this.scene;
    if (!this.placed?.isOf(index, scale, frame)) {
      this.placed = placedMarks(index, scale, frame, this.isPainted ? undefined : MOST_APART_AT_FIRST);
    }
    this.cancelSecond ??= afterPaint(() => this.moveApart());
    const { placed } = this;
    const [right, down] = [placed.left - left, placed.top - top];
    const marks = placed.marks.map((mark) => movedBy(mark, right, down));
    // A spread survives a zoom and a refresh of the data while its spot has the same number of points.
    const opened = this.spread && marks.find((mark) => mark.kind === 'cluster' && isSame(mark.mark, this.spread));
    this.spread = opened?.kind === 'cluster' ? spreadOf(opened.mark) : null;
    this.drawn = opened ? marks.filter((mark) => mark !== opened) : marks;
    if (this.spread) this.layOutSpread(this.spread, frame, scale);
    const isUnchanged = before.placed === placed && (before.spread === null) === (this.spread === null);
    if (!isUnchanged) this.map?.fire(MARKS_EVENT);
  }

  private moveApart(): void {
    this.isPainted = true;
    if (this.placed?.areApart !== false) return;
    this.placed = null;
    this.redraw();
  }

  private layOutSpread({ members, ...at }: Spread, { left, top, width, world }: Frame, scale: MetricScale): void {
    const centre = (left + width / 2) / world;
    const [x, y] = [nearestCopy(at.x, centre) * world - left, at.y * world - top];
    this.drawn.push({ kind: 'anchor', x, y, radius: 5 });
    const offsets = spread(members.length);
    members.forEach((point, position) => {
      const offset = offsets[position] ?? { x: 0, y: 0 };
      this.drawn.push({ ...drawnPoint(point, scale, x + offset.x, y + offset.y), from: { x, y } });
    });
  }

  override redraw(ifMoved = false): void {
    super.redraw(ifMoved);
    this.drawings.tell();
  }

  protected paint(context: CanvasRenderingContext2D, _frame: Frame, palette: Palette): void {
    for (const drawn of this.drawn) {
      if (drawn.kind === 'point' && drawn.from) drawLeg(context, drawn.from, drawn, palette);
    }
    const stamp = pointStamps(palette, this.placed?.isSeeThrough ?? false);
    for (const drawn of this.drawn) {
      if (drawn.kind === 'point') stamp(context, drawn, drawn.symbol);
      else drawOne(context, drawn, palette);
    }
    const pointedAt = this.scene?.hovered && this.drawnOf(this.scene.hovered);
    if (pointedAt) {
      drawRing('hover', context, pointedAt, palette);
      drawOne(context, pointedAt, palette);
    }
    const selected = this.scene?.selected && this.drawnOf(this.scene.selected);
    if (selected) {
      drawSelection(context, selected.x, selected.y, selected.radius, palette);
      drawOne(context, selected, palette);
    }
    const focused = this.scene?.focused && (this.pointOf(this.scene.focused) ?? this.ownPosition(this.scene.focused));
    if (focused) {
      drawRing('focus', context, focused, palette);
      drawOne(context, focused, palette);
    }
  }

  private drawnOf(point: MapPoint): DrawnMark | null {
    const own = this.pointOf(point);
    const position = own ? null : this.ownPosition(point);
    if (!position) return own;
    // A cluster is rarely far from its members, so that the nearest clusters are asked first.
    return (
      this.drawn
        .flatMap((drawn) =>
          drawn.kind === 'cluster' ? [{ drawn, away: Math.hypot(drawn.x - position.x, drawn.y - position.y) }] : [],
        )
        .filter(({ away }) => away < FAR_PX)
        .toSorted((a, b) => a.away - b.away)
        .find(({ drawn }) => drawn.mark.members().some(({ id }) => id === point.id))?.drawn ?? null
    );
  }

  private pointOf({ id }: MapPoint): DrawnPoint | null {
    for (const drawn of this.drawn) if (drawn.kind === 'point' && drawn.point.id === id) return drawn;
    return null;
  }

  private ownPosition(point: MapPoint): DrawnPoint | null {
    if (!this.frame || !this.scene) return null;
    const { left, top, width, world } = this.frame;
    const x = nearestCopy(mercatorX(point.longitude), (left + width / 2) / world) * world - left;
    return drawnPoint(point, this.scene.scale, x, mercatorY(point.latitude) * world - top);
  }

  private corner(): { x: number; y: number } | null {
    if (!this.map || !this.frame) return null;
    const seen = this.map.getPixelBounds().min;
    return seen ? { x: this.frame.left - seen.x, y: this.frame.top - seen.y } : null;
  }
}

function movedBy<One extends DrawnMark>(mark: One, right: number, down: number): One {
  const moved = { ...mark, x: mark.x + right, y: mark.y + down };
  if (moved.kind === 'point' && moved.from) moved.from = { x: moved.from.x + right, y: moved.from.y + down };
  return moved;
}

function spreadOf(cluster: ClusterMark): Spread {
  return { x: cluster.x, y: cluster.y, members: cluster.members().toSorted((a, b) => a.id - b.id) };
}

function isSame(cluster: ClusterMark, opened: Spread | null): boolean {
  if (!opened || cluster.count !== opened.members.length) return false;
  return Math.abs(nearestCopy(cluster.x, opened.x) - opened.x) + Math.abs(cluster.y - opened.y) < 1e-8;
}

function drawOne(context: CanvasRenderingContext2D, drawn: DrawnMark, palette: Palette): void {
  if (drawn.kind === 'point') drawPoint(context, drawn, drawn.symbol, palette);
  else if (drawn.kind === 'cluster') drawCluster(context, drawn, palette);
  else drawAnchor(context, drawn.x, drawn.y, palette);
}

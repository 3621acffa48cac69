import type { Point } from 'leaflet';
import { CanvasLayer, type Frame } from './canvas-layer.ts';
import { drawAnchor, drawCluster, drawFocus, drawLeg, drawPoint, drawSelection } from './draw-mark.ts';
import { type DrawnMark, drawnMark, type DrawnPoint, drawnPoint, hitMark, sortedForDrawing } from './drawn-mark.ts';
import type { MapPoint } from '#dashboard/map/map-point.ts';
import { type ClusterMark, type MarkIndex, sharesOneSpot } from '#dashboard/map/mark.ts';
import { mercatorX, mercatorY, nearestCopy } from '#dashboard/map/mercator.ts';
import type { MetricScale } from '#dashboard/map/metric-scale.ts';
import type { Palette } from './palette.ts';
import { pointStamps } from './point-stamps.ts';
import { spread } from './spread.ts';

/** What the layer shows; replaced as a whole. */
export interface Scene {
  index: MarkIndex;
  scale: MetricScale;
  selected: MapPoint | null;
  /** The point with the keyboard focus, while its ring is shown. */
  focused: MapPoint | null;
}

interface Spread {
  x: number;
  y: number;
  members: readonly MapPoint[];
}

/** Draws points and clusters on one canvas, and finds marks by position. */
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

  /** Calls back after every drawing; returns the function that unsubscribes. */
  onDrawn(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
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

  /** The cluster that contains a point; null if it has its own symbol or is far outside the view. */
  clusterWith(point: MapPoint): ClusterMark | null {
    const drawn = this.drawnOf(point);
    return drawn?.kind === 'cluster' ? drawn.mark : null;
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

  protected override layout(frame: Frame): void {
    if (!this.scene) return;
    const { left, top, width, height, world, zoom } = frame;
    const { index, scale } = this.scene;
    const box = { west: left / world, east: (left + width) / world, north: top / world, south: (top + height) / world };
    const marks = index.marksIn(box, zoom);
    // A spread survives a zoom and a refresh of the data while its spot has the same number of points.
    const opened = this.spread && marks.find((mark) => mark.kind === 'cluster' && isSame(mark, this.spread));
    this.spread = opened?.kind === 'cluster' ? spreadOf(opened) : null;
    const closed = marks.filter((mark) => mark !== opened);
    this.drawn = sortedForDrawing(
      closed.map((mark) => drawnMark(mark, scale, mark.x * world - left, mark.y * world - top)),
    );
    if (!this.spread) return;
    const centre = (box.west + box.east) / 2;
    const [x, y] = [nearestCopy(this.spread.x, centre) * world - left, this.spread.y * world - top];
    this.drawn.push({ kind: 'anchor', x, y, radius: 5 });
    const offsets = spread(this.spread.members.length);
    this.spread.members.forEach((point, position) => {
      const offset = offsets[position] ?? { x: 0, y: 0 };
      this.drawn.push(drawnPoint(point, scale, x + offset.x, y + offset.y, true));
    });
  }

  override redraw(): void {
    super.redraw();
    for (const listener of this.listeners) listener();
  }

  protected paint(context: CanvasRenderingContext2D, _frame: Frame, palette: Palette): void {
    const anchor = this.drawn.find(({ kind }) => kind === 'anchor');
    for (const drawn of this.drawn) {
      if (anchor && drawn.kind === 'point' && drawn.isSpread) drawLeg(context, anchor, drawn, palette);
    }
    const stamp = pointStamps(palette);
    for (const drawn of this.drawn) {
      if (drawn.kind === 'point') stamp(context, drawn.x, drawn.y, drawn.step);
      else drawOne(context, drawn, palette);
    }
    const selected = this.scene?.selected && this.drawnOf(this.scene.selected);
    if (selected) {
      drawSelection(context, selected.x, selected.y, selected.radius, palette);
      drawOne(context, selected, palette);
    }
    const focused = this.scene?.focused && (this.pointOf(this.scene.focused) ?? this.ownPosition(this.scene.focused));
    if (focused) {
      drawFocus(context, focused.x, focused.y, focused.radius, palette);
      drawOne(context, focused, palette);
    }
  }

  private drawnOf(point: MapPoint): DrawnMark | null {
    const own = this.pointOf(point);
    const position = own ? null : this.ownPosition(point);
    if (!position) return own;
    // A cluster's centre is never further from a member than the sum of its merges; usually it is the nearest cluster.
    return (
      this.drawn
        .flatMap((drawn) =>
          drawn.kind === 'cluster' ? [{ drawn, away: Math.hypot(drawn.x - position.x, drawn.y - position.y) }] : [],
        )
        .filter(({ away }) => away < 160)
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
    return drawnPoint(point, this.scene.scale, x, mercatorY(point.latitude) * world - top, false);
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

function drawOne(context: CanvasRenderingContext2D, drawn: DrawnMark, palette: Palette): void {
  if (drawn.kind === 'point') drawPoint(context, drawn.x, drawn.y, drawn.step, palette);
  else if (drawn.kind === 'cluster') drawCluster(context, drawn.x, drawn.y, drawn.mark.count, palette);
  else drawAnchor(context, drawn.x, drawn.y, palette);
}

import {
  DomUtil,
  type LatLng,
  Layer,
  type LeafletEventHandlerFn,
  type Map as LeafletMap,
  type ZoomAnimEvent,
} from 'leaflet';
import type { Rectangle } from './is-clear.ts';
import { onLanguageChange } from '#dashboard/ui/language/language.ts';
import { paintCanvas } from '#dashboard/ui/paint-canvas.ts';
import { worldSize } from '#dashboard/map/mercator.ts';
import { type Palette, readPalette } from './palette.ts';

/**
 * What a canvas shows: its size in CSS px, and the position of its top left corner in the world (worldSize(zoom) px
 * wide).
 */
export interface Frame {
  width: number;
  height: number;
  left: number;
  top: number;
  world: number;
  zoom: number;
  centre: LatLng;
}

interface CanvasLayerOptions {
  /** Leaflet pane, created if missing. */
  pane: string;
  zIndex: number;
  /** Margin beyond each edge, as a fraction of the view, so that a drag shows no gaps. 0: redrawn on every move. */
  padding: number;
}

/** Fired on a map when its marks are others, or elsewhere. */
export const MARKS_EVENT = 'marks';

/** One canvas in a Leaflet pane: sharp on any screen, scaled during a zoom, redrawn after it and when colours or the language change. */
export abstract class CanvasLayer extends Layer {
  protected frame: Frame | null = null;
  protected map: LeafletMap | null = null;
  private readonly settings: CanvasLayerOptions;
  private canvas: HTMLCanvasElement | null = null;
  private schemeObserver: MutationObserver | null = null;
  private unsubscribe = () => {};
  private zooming = false;
  // The same in every language.
  private readonly looks = ['(forced-colors: active)', 'print'].map((query) => window.matchMedia(query));
  private readonly repaint = () => this.redraw();

  constructor(settings: CanvasLayerOptions) {
    super();
    this.settings = settings;
  }

  protected abstract paint(context: CanvasRenderingContext2D, frame: Frame, palette: Palette): void;

  /** Runs before painting, also without a canvas (tests). */
  protected layout(_frame: Frame): void {}

  /** The boxes of its marks that names keep clear of, in px of a world of that size. */
  boxesOfMarks(_world: number): Rectangle[] {
    return [];
  }

  override onAdd(map: LeafletMap): this {
    const { pane: name, zIndex } = this.settings;
    const pane = map.getPane(name) ?? map.createPane(name);
    pane.style.zIndex = String(zIndex);
    pane.style.pointerEvents = 'none';
    this.map = map;
    this.canvas = DomUtil.create('canvas', 'leaflet-zoom-animated', pane);
    this.canvas.setAttribute('aria-hidden', 'true');
    this.schemeObserver = new MutationObserver(this.repaint);
    this.schemeObserver.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
    for (const one of this.looks) one.addEventListener('change', this.repaint);
    this.unsubscribe = onLanguageChange(this.repaint);
    this.redraw();
    return this;
  }

  override onRemove(): this {
    this.schemeObserver?.disconnect();
    for (const one of this.looks) one.removeEventListener('change', this.repaint);
    this.unsubscribe();
    this.canvas?.remove();
    this.map = null;
    this.canvas = null;
    this.frame = null;
    return this;
  }

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    const followZoom = (event: ZoomAnimEvent) => this.followZoom(event.center, event.zoom);
    return {
      viewreset: () => this.redraw(true),
      moveend: () => this.redraw(true),
      resize: () => this.redraw(true),
      move: () => this.followMove(),
      zoom: () => this.followPinch(),
      // Leaflet's types allow only one kind of handler here.
      zoomanim: followZoom as LeafletEventHandlerFn,
      zoomend: () => {
        this.zooming = false;
      },
    };
  }

  /**
   * Redraws everything for the map's current view.
   *
   * @param ifMoved only where the view is not the one that is drawn: Leaflet tells of one view several times
   */
  redraw(ifMoved = false): void {
    const { map, canvas } = this;
    if (!map || !canvas || this.zooming) return;
    const size = map.getSize();
    const margin = size.multiplyBy(this.settings.padding).round();
    const corner = map.containerPointToLayerPoint(margin.multiplyBy(-1)).round();
    const origin = map.getPixelOrigin().add(corner);
    const zoom = map.getZoom();
    const width = size.x + 2 * margin.x;
    const height = size.y + 2 * margin.y;
    const before = this.frame;
    this.frame = {
      width,
      height,
      left: origin.x,
      top: origin.y,
      world: worldSize(zoom),
      zoom,
      centre: map.getCenter(),
    };
    canvas.style.visibility = '';
    DomUtil.setPosition(canvas, corner);
    if (ifMoved && before !== null && isSameView(before, this.frame)) return;
    const { frame } = this;
    this.layout(frame);
    paintCanvas(canvas, width, height, (context) => this.paint(context, frame, readPalette(map.getContainer())));
  }

  private followMove(): void {
    const { map, frame } = this;
    if (!map || !frame || map.getZoom() !== frame.zoom) return;
    const seen = map.getPixelBounds();
    const { x: left = 0, y: top = 0 } = seen.min ?? {};
    const { x: right = 0, y: bottom = 0 } = seen.max ?? {};
    const covered =
      left >= frame.left && top >= frame.top && right <= frame.left + frame.width && bottom <= frame.top + frame.height;
    if (this.settings.padding === 0 || !covered) this.redraw();
  }

  private followPinch(): void {
    if (this.map && !this.zooming) this.transform(this.map.getCenter(), this.map.getZoom());
  }

  private followZoom(centre: LatLng, zoom: number): void {
    this.zooming = true;
    this.transform(centre, zoom);
  }

  /** Scales the drawn picture during a zoom; edge labels are hidden meanwhile. */
  private transform(centre: LatLng, zoom: number): void {
    const { map, canvas, frame } = this;
    if (!map || !canvas || !frame || zoom === frame.zoom) return;
    if (this.settings.padding === 0) canvas.style.visibility = 'hidden';
    const scale = worldSize(zoom) / frame.world;
    const paneShift = DomUtil.getPosition(map.getPane('mapPane') ?? canvas);
    const origin = map.project(centre, zoom).subtract(map.getSize().divideBy(2)).add(paneShift).floor();
    const corner = origin.multiplyBy(-1);
    corner.x += frame.left * scale;
    corner.y += frame.top * scale;
    DomUtil.setTransform(canvas, corner, scale);
  }
}

function isSameView(one: Frame, other: Frame): boolean {
  return (['left', 'top', 'width', 'height', 'zoom'] as const).every((side) => one[side] === other[side]);
}

import type { LeafletEventHandlerFn, Map as LeafletMap } from 'leaflet';
import { readBasemapPalette } from './basemap-palette.ts';
import { CanvasLayer, type Frame, MARKS_EVENT } from '#dashboard/map/layers/canvas-layer.ts';
import { COVERS_EVENT, coversOf } from '#dashboard/map/covers/covers.ts';
import { drawNames } from './draw-names.ts';
import type { Rectangle } from '#dashboard/map/layers/is-clear.ts';
import { language } from '#dashboard/ui/language/language.ts';
import { type NameAt, placeNames } from './place-names.ts';
import { EXTENT, type TileContent } from './tile-content.ts';

/** A tile that is shown, and where it is, in px of the world. */
export interface ShownTile {
  /** differs by tile and copy of the world */
  key: string;
  left: number;
  top: number;
  size: number;
  content: TileContent;
}

/** At the upper and the right edge of a map are the degrees of the graticule, in px. */
const DEGREES_PX = { top: 17, right: 50 };
/** Names of places further outside the canvas do not reach it. */
const LONGEST_PX = 200;

/** The names of the basemap, above the lines of the graticule and beneath the points, clear of these and of all controls. */
export class NamesLayer extends CanvasLayer {
  private tiles: readonly ShownTile[] = [];
  private world = 0;
  private readonly widths = new Map<string, number>();
  private redrawing = 0;

  constructor() {
    super({ pane: 'names', zIndex: 260, padding: 0.25 });
  }

  /** @param world the size of the world that the tiles are placed in */
  setTiles(tiles: readonly ShownTile[], world: number): void {
    this.tiles = tiles;
    this.world = world;
    this.redraw();
  }

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    // Once a frame: a move places marks anew, too.
    const redrawSoon = () => {
      cancelAnimationFrame(this.redrawing);
      this.redrawing = requestAnimationFrame(() => this.redraw());
    };
    return { ...super.getEvents(), [COVERS_EVENT]: redrawSoon, [MARKS_EVENT]: redrawSoon };
  }

  override onRemove(): this {
    cancelAnimationFrame(this.redrawing);
    return super.onRemove();
  }

  protected paint(context: CanvasRenderingContext2D, frame: Frame): void {
    if (!this.map || frame.world !== this.world) return;
    const palette = readBasemapPalette(this.map.getContainer());
    const drawing = {
      zoom: frame.zoom,
      language: language().slice(0, 2),
      font: palette.font,
      measure: (text: string, font: string) => this.measure(context, text, font),
    };
    const taken = { covers: this.covers(this.map), marks: marksOn(this.map, frame.world) };
    drawNames(context, placeNames(this.namesIn(frame), drawing, taken), frame, palette);
  }

  private namesIn({ left, top, width, height }: Frame): NameAt[] {
    return this.tiles.flatMap(({ left: west, top: north, size, content }) =>
      content.names.flatMap((name) => {
        const x = west + (name.x * size) / EXTENT;
        const y = north + (name.y * size) / EXTENT;
        const isNear =
          x > left - LONGEST_PX &&
          x < left + width + LONGEST_PX &&
          y > top - LONGEST_PX &&
          y < top + height + LONGEST_PX;
        return isNear ? { name, x, y } : [];
      }),
    );
  }

  private measure(context: CanvasRenderingContext2D, text: string, font: string): number {
    const key = `${font} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      context.font = font;
      this.widths.set(key, (width = context.measureText(text).width));
    }
    return width;
  }

  /** The controls, the degrees at the edges, and these themselves, which would cut a name; in px of the world. */
  private covers(map: LeafletMap): Rectangle[] {
    const corner = map.getPixelBounds().min ?? { x: 0, y: 0 };
    const { x: width, y: height } = map.getSize();
    const covers = [
      ...coversOf(map),
      { left: 0, top: 0, right: width, bottom: DEGREES_PX.top },
      { left: width - DEGREES_PX.right, top: 0, right: width, bottom: height },
      { left: 0, top: 0, right: 0, bottom: height },
      { left: 0, top: height, right: width, bottom: height },
    ];
    return covers.map(({ left, top, right, bottom }) => ({
      left: left + corner.x,
      top: top + corner.y,
      right: right + corner.x,
      bottom: bottom + corner.y,
    }));
  }
}

/** The boxes of the marks of all layers on a map, in px of a world of that size. */
function marksOn(map: LeafletMap, world: number): Rectangle[] {
  const boxes: Rectangle[][] = [];
  map.eachLayer((layer) => {
    if (layer instanceof CanvasLayer) boxes.push(layer.boxesOfMarks(world));
  });
  return boxes.flat();
}

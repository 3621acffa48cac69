import type { LeafletEventHandlerFn } from 'leaflet';
import { readBasemapPalette } from './basemap-palette.ts';
import { CanvasLayer, type Frame } from '#dashboard/map/layers/canvas-layer.ts';
import { COVERS_EVENT, coversOf } from '#dashboard/map/covers/covers.ts';
import { drawNames } from './draw-names.ts';
import { isClear } from '#dashboard/map/layers/is-clear.ts';
import { language } from '#dashboard/ui/language/language.ts';
import { boxOf, type PlacedName, placeNames } from './place-names.ts';
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

const NAME_MARGIN_PX = 2;
/** At the upper and the right edge of a map are the degrees of the graticule, in px. */
const DEGREES_PX = { top: 17, right: 50 };

/** The names of the basemap, above the lines of the graticule and beneath the points. */
export class NamesLayer extends CanvasLayer {
  private tiles: readonly ShownTile[] = [];
  private world = 0;
  private known: { key: string; placed: PlacedName[] } = { key: '', placed: [] };

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
    return { ...super.getEvents(), [COVERS_EVENT]: () => this.redraw() };
  }

  protected paint(context: CanvasRenderingContext2D, frame: Frame): void {
    if (!this.map || frame.world !== this.world) return;
    const palette = readBasemapPalette(this.map.getContainer());
    const placed = this.placed(context, frame.zoom, palette.font);
    drawNames(context, this.uncovered(placed), frame, palette);
  }

  /** Chosen anew only for other tiles, and so the same while the map is moved. */
  private placed(context: CanvasRenderingContext2D, zoom: number, font: string): PlacedName[] {
    const shownLanguage = language().slice(0, 2);
    const key = [shownLanguage, zoom, font, ...new Set(this.tiles.map((tile) => tile.key))].join(' ');
    if (this.known.key !== key) {
      const measure = (text: string, of: string) => {
        context.font = of;
        return context.measureText(text).width;
      };
      const names = this.tiles.flatMap(({ left, top, size, content }) =>
        content.names.map((name) => ({
          name,
          x: left + (name.x * size) / EXTENT,
          y: top + (name.y * size) / EXTENT,
        })),
      );
      this.known = { key, placed: placeNames(names, { zoom, language: shownLanguage, font, measure }) };
    }
    return this.known.placed;
  }

  /** Without those that a control or the degrees at the edges would cut. */
  private uncovered(placed: readonly PlacedName[]): PlacedName[] {
    const { map } = this;
    const corner = map?.getPixelBounds().min;
    if (!map || !corner) return [];
    const { x: width, y: height } = map.getSize();
    const covers = [
      ...coversOf(map),
      { left: 0, top: 0, right: width, bottom: DEGREES_PX.top },
      { left: width - DEGREES_PX.right, top: 0, right: width, bottom: height },
    ];
    return placed.filter((name) => {
      const { left, right, top, bottom } = boxOf(name);
      const box = { left: left - corner.x, right: right - corner.x, top: top - corner.y, bottom: bottom - corner.y };
      return isClear(box, covers, NAME_MARGIN_PX);
    });
  }
}

import type { LeafletEventHandlerFn } from 'leaflet';
import type { Archive, ArchiveFacts, TileAddress } from './archive.ts';
import { type BasemapPalette, readBasemapPalette } from './basemap-palette.ts';
import { CanvasLayer, type Frame } from '#dashboard/map/layers/canvas-layer.ts';
import { coversOf } from '#dashboard/map/covers.ts';
import { isClear } from '#dashboard/map/layers/is-clear.ts';
import type { LandRing } from '#dashboard/map/layers/land.ts';
import { paintLand } from '#dashboard/map/layers/paint-land.ts';
import { drawNames } from './draw-names.ts';
import { drawTile } from './draw-tile.ts';
import { language } from '#dashboard/ui/language/language.ts';
import { boxOf, type NameAt, type PlacedName, placeNames } from './place-names.ts';
import { plainAttribution } from './plain-attribution.ts';
import { EXTENT, type TileContent } from './tile-content.ts';
import { tileGrid, type TilePlace } from './tile-grid.ts';
import { TileStore } from './tile-store.ts';

interface Shown {
  place: TilePlace;
  content: TileContent | null;
}

export interface BasemapState {
  /** something of it could not be read */
  hasFailed: boolean;
  /** the archive's sources, as harmless HTML */
  attribution: string;
}

const PANE = 'land';
const NAME_MARGIN_PX = 2;
/** At the upper and the right edge of a map are the degrees of the graticule, in px. */
const DEGREES_PX = { top: 17, right: 50 };

/** The basemap beneath everything: the archive's tiles, and coarse outlines of the land where they are missing. */
export class BasemapLayer extends CanvasLayer {
  private readonly archive: Archive;
  private readonly tiles: TileStore;
  private readonly onState: (state: BasemapState) => void;
  private facts: ArchiveFacts | null = null;
  private isOpening = false;
  private hasFailed = false;
  private outlines: readonly LandRing[] = [];
  private places: TilePlace[] = [];
  private names: { key: string; placed: PlacedName[] } = { key: '', placed: [] };
  private repainting = 0;

  constructor(archive: Archive, onState: (state: BasemapState) => void) {
    super({ pane: PANE, zIndex: 150, padding: 0.25 });
    this.archive = archive;
    this.onState = onState;
    this.tiles = new TileStore(archive, () => {
      this.report();
      this.repaintSoon();
    });
  }

  setOutlines(rings: readonly LandRing[]): void {
    this.outlines = rings;
    this.redraw();
  }

  /** Reads again what could not be read. */
  retry(): void {
    if (!this.hasFailed) return;
    this.tiles.forgetFailed();
    this.hasFailed = false;
    this.redraw();
  }

  override onRemove(): this {
    cancelAnimationFrame(this.repainting);
    this.tiles.close();
    return super.onRemove();
  }

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    const events = super.getEvents();
    // Another view is another try.
    return { ...events, moveend: (event) => (this.hasFailed ? this.retry() : events['moveend']?.(event)) };
  }

  protected override layout(frame: Frame): void {
    if (this.facts === null) {
      if (!this.isOpening && !this.hasFailed) void this.open();
      return;
    }
    this.places = tileGrid(frame, this.facts);
    this.tiles.need(
      this.places.map(({ tile }) => tile),
      this.facts.hasImages,
    );
  }

  protected paint(context: CanvasRenderingContext2D, frame: Frame): void {
    const { map } = this;
    if (!map) return;
    const palette = readBasemapPalette(map.getContainer());
    const shown = this.facts === null ? [] : this.places.flatMap((place) => this.shownAt(place));
    const isWhole = this.facts !== null && this.places.every(({ tile }) => this.tiles.content(tile) !== undefined);
    if (!isWhole) paintLand(context, frame, { land: palette.areas.land, coast: palette.lines.coast }, this.outlines);
    for (const { place, content } of shown) drawTile(context, place, content, frame.zoom, palette);
    drawNames(context, this.clearNames(context, frame, shown, palette), frame, palette);
  }

  /** The tile of a place; as long as it is not read, what is known of its place from coarser or finer tiles. */
  private shownAt(place: TilePlace): Shown[] {
    const own = this.tiles.content(place.tile);
    if (own !== undefined) return [{ place, content: own }];
    const coarser = this.coarser(place);
    if (coarser !== null) return [coarser];
    return finer(place).flatMap((part) => {
      const content = this.tiles.content(part.tile);
      return content === undefined ? [] : [{ place: part, content }];
    });
  }

  private coarser(place: TilePlace): Shown | null {
    let { tile, tileLeft, tileTop, tileSize } = place;
    while (tile.z > 0) {
      tileLeft -= (tile.x % 2) * tileSize;
      tileTop -= (tile.y % 2) * tileSize;
      tileSize *= 2;
      tile = parentOf(tile);
      const content = this.tiles.content(tile);
      if (content !== undefined) return { place: { ...place, tile, tileLeft, tileTop, tileSize }, content };
    }
    return null;
  }

  /** The names that have room, without those that a control would cut. */
  private clearNames(
    context: CanvasRenderingContext2D,
    frame: Frame,
    shown: readonly Shown[],
    { font }: BasemapPalette,
  ): PlacedName[] {
    const { map } = this;
    const shownLanguage = language().slice(0, 2);
    const tiles = shown.map(
      ({ place: { tile, tileLeft } }) => `${tile.z}/${tile.x}/${tile.y}/${tileLeft + frame.left}`,
    );
    const key = [shownLanguage, frame.zoom, font, ...new Set(tiles)].join(' ');
    if (this.names.key !== key) {
      const measure = (text: string, of: string) => {
        context.font = of;
        return context.measureText(text).width;
      };
      const placed = placeNames(namesOf(shown, frame), { zoom: frame.zoom, language: shownLanguage, font, measure });
      this.names = { key, placed };
    }
    const corner = map?.getPixelBounds().min;
    if (!map || !corner) return [];
    const { x: width, y: height } = map.getSize();
    const covers = [
      ...coversOf(map),
      { left: 0, top: 0, right: width, bottom: DEGREES_PX.top },
      { left: width - DEGREES_PX.right, top: 0, right: width, bottom: height },
    ];
    return this.names.placed.filter((name) => {
      const { left, right, top, bottom } = boxOf(name);
      const box = { left: left - corner.x, right: right - corner.x, top: top - corner.y, bottom: bottom - corner.y };
      return isClear(box, covers, NAME_MARGIN_PX);
    });
  }

  private async open(): Promise<void> {
    this.isOpening = true;
    try {
      this.facts = await this.archive.facts();
      this.map?.getPane(PANE)?.toggleAttribute('data-images', this.facts.hasImages);
    } catch {
      this.hasFailed = true;
    }
    this.isOpening = false;
    if (!this.map) return;
    this.report();
    this.redraw();
  }

  private report(): void {
    this.hasFailed ||= this.tiles.hasFailed();
    this.onState({ hasFailed: this.hasFailed, attribution: plainAttribution(this.facts?.attribution ?? '') });
  }

  /** Once a frame, however many tiles have arrived. */
  private repaintSoon(): void {
    cancelAnimationFrame(this.repainting);
    this.repainting = requestAnimationFrame(() => this.redraw());
  }
}

function parentOf({ z, x, y }: TileAddress): TileAddress {
  return { z: z - 1, x: x >> 1, y: y >> 1 };
}

function finer({ tile: { z, x, y }, left, top, size, tileSize }: TilePlace): TilePlace[] {
  // Only of a whole tile.
  if (tileSize !== size) return [];
  const half = size / 2;
  return [0, 1, 2, 3].map((index) => {
    const [right, down] = [index % 2, index >> 1];
    const [partLeft, partTop] = [left + right * half, top + down * half];
    const tile = { z: z + 1, x: 2 * x + right, y: 2 * y + down };
    return { tile, left: partLeft, top: partTop, size: half, tileLeft: partLeft, tileTop: partTop, tileSize: half };
  });
}

/** The names of the tiles, each tile once in each copy of the world, in px of the world. */
function namesOf(shown: readonly Shown[], frame: Frame): NameAt[] {
  const seen = new Set<string>();
  return shown.flatMap(({ place: { tile, tileLeft, tileTop, tileSize }, content }) => {
    const [left, top] = [tileLeft + frame.left, tileTop + frame.top];
    const key = `${tile.z}/${tile.x}/${tile.y}/${left}`;
    if (content === null || seen.has(key)) return [];
    seen.add(key);
    const scale = tileSize / EXTENT;
    return content.names.map((name) => ({ name, x: left + name.x * scale, y: top + name.y * scale }));
  });
}

import type { LeafletEventHandlerFn } from 'leaflet';
import type { Archive, ArchiveFacts, TileAddress } from './archive.ts';
import { type BasemapPalette, readBasemapPalette } from './basemap-palette.ts';
import { CanvasLayer, type Frame } from '#dashboard/map/layers/canvas-layer.ts';
import type { LandRing } from '#dashboard/map/layers/land.ts';
import { paintLand } from '#dashboard/map/layers/paint-land.ts';
import { drawTile } from './draw-tile.ts';
import type { NamesLayer, ShownTile } from './names-layer.ts';
import type { TileContent } from './tile-content.ts';
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
/** The last zoom at which coasts of 1:110m are where they are. */
const LAST_COARSE_ZOOM = 5;

/** The basemap beneath everything: the archive's tiles, and where they are missing coarse outlines of the land, in wide views. */
export class BasemapLayer extends CanvasLayer {
  private readonly archive: Archive;
  private readonly tiles: TileStore;
  private readonly names: NamesLayer;
  private readonly onState: (state: BasemapState) => void;
  private facts: ArchiveFacts | null = null;
  private isOpening = false;
  private hasFailed = false;
  /** another try was asked for while one is under way, which may fail */
  private isAskedAgain = false;
  private reported: BasemapState = { hasFailed: false, attribution: '' };
  private outlines: readonly LandRing[] = [];
  private places: TilePlace[] = [];
  private repainting = 0;

  /** @param names shows the names of its tiles */
  constructor(archive: Archive, names: NamesLayer, onState: (state: BasemapState) => void) {
    super({ pane: PANE, zIndex: 150, padding: 0.25 });
    this.archive = archive;
    this.names = names;
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
    if (!this.hasFailed) {
      this.isAskedAgain = this.reported.hasFailed;
      return;
    }
    this.isAskedAgain = false;
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
    if (!isWhole) this.paintGround(context, frame, palette);
    for (const { place, content } of shown) drawTile(context, place, content, frame.zoom, palette);
    this.names.setTiles(shownTiles(shown, frame), frame.world);
  }

  /** What is beneath tiles that are not read: outlines, or an empty ground where these would be kilometres off. */
  private paintGround(context: CanvasRenderingContext2D, frame: Frame, { areas, lines }: BasemapPalette): void {
    if (frame.zoom <= LAST_COARSE_ZOOM) {
      paintLand(context, frame, { land: areas.land, coast: lines.coast }, this.outlines);
      return;
    }
    context.fillStyle = areas.land;
    context.fillRect(0, 0, frame.width, frame.height);
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
    if (this.hasFailed && this.isAskedAgain) {
      // Those of the same try may fail, too.
      this.tiles.stopLoading();
      this.retry();
      return;
    }
    const state = { hasFailed: this.hasFailed, attribution: plainAttribution(this.facts?.attribution ?? '') };
    const { hasFailed, attribution } = this.reported;
    if (state.hasFailed === hasFailed && state.attribution === attribution) return;
    this.reported = state;
    this.onState(state);
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

/** Each tile once in each copy of the world. */
function shownTiles(shown: readonly Shown[], frame: Frame): ShownTile[] {
  const tiles = new Map<string, ShownTile>();
  for (const { place, content } of shown) {
    if (content === null) continue;
    const { tile, tileLeft, tileTop, tileSize: size } = place;
    const [left, top] = [tileLeft + frame.left, tileTop + frame.top];
    const key = `${tile.z}/${tile.x}/${tile.y}/${Math.round(left / frame.world)}`;
    tiles.set(key, { key, left, top, size, content });
  }
  return [...tiles.values()];
}

/**
 * What an archive says of its sources, with no more of its HTML than links to web addresses.
 *
 * @param html of the archive's metadata
 */
export function plainAttribution(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].map(plain).join('').trim();
}

function plain(node: Node): string {
  const text = escaped(node.textContent ?? '');
  const isLink = node instanceof HTMLAnchorElement && /^https?:\/\//.test(node.getAttribute('href') ?? '');
  return isLink ? `<a href="${escaped(node.href)}">${text}</a>` : text;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

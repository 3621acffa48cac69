import { FetchSource, type Header, PMTiles, TileType } from 'pmtiles';
import { mercatorX, mercatorY } from '#dashboard/map/mercator.ts';

/** The address of a tile: a zoom has 2^z × 2^z of them, from the north-west. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

export interface ArchiveFacts {
  /** image tiles, else vector tiles */
  hasImages: boolean;
  lowestZoom: number;
  highestZoom: number;
  /** what the tiles cover, as fractions of the world's size */
  box: { west: number; east: number; north: number; south: number };
  /** HTML that the archive names, or nothing */
  attribution: string;
}

const IMAGES: ReadonlySet<TileType> = new Set([TileType.Png, TileType.Jpeg, TileType.Webp]);

/** A PMTiles archive, read in ranges. After a failure everything is read anew. */
export class Archive {
  private readonly address: string;
  private readonly isWorld: boolean;
  private source: PMTiles | null = null;
  /** what the browser has cached may be of a file that was not whole */
  private distrustsCache = false;
  private opened: Promise<ArchiveFacts> | null = null;

  constructor(address: string, isWorld: boolean) {
    this.address = address;
    this.isWorld = isWorld;
  }

  /** @throws Error where the archive is not there, or is none */
  async facts(): Promise<ArchiveFacts> {
    this.opened ??= this.open(this.pmtiles());
    return this.orForget(this.opened);
  }

  /** The bytes of a tile, null where the archive has none there. */
  async tile({ z, x, y }: TileAddress, signal: AbortSignal): Promise<ArrayBuffer | null> {
    const found = await this.orForget(this.pmtiles().getZxy(z, x, y, signal), signal);
    return found?.data ?? null;
  }

  private pmtiles(): PMTiles {
    if (this.source === null) {
      const ranges = new FetchSource(this.address);
      ranges.mustReload = this.distrustsCache;
      this.source = new PMTiles(ranges);
    }
    return this.source;
  }

  private async open(source: PMTiles): Promise<ArchiveFacts> {
    const header = await source.getHeader();
    const hasImages = IMAGES.has(header.tileType);
    if (!hasImages && header.tileType !== TileType.Mvt) throw new Error(`Tiles of type ${header.tileType}.`);
    const { minZoom: lowestZoom, maxZoom: highestZoom } = header;
    const attribution = this.isWorld ? '' : attributionIn(await source.getMetadata());
    return { hasImages, lowestZoom, highestZoom, box: boxOf(header), attribution };
  }

  /** The reader keeps what failed. */
  private async orForget<Value>(work: Promise<Value>, signal?: AbortSignal): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      if (signal?.aborted !== true) {
        this.source = null;
        this.opened = null;
        // A TypeError: no answer at all. The cache may have parts then, and nothing else has.
        this.distrustsCache = !(error instanceof TypeError);
      }
      throw error;
    }
  }
}

function boxOf({ minLon, maxLon, minLat, maxLat }: Header): ArchiveFacts['box'] {
  return { west: mercatorX(minLon), east: mercatorX(maxLon), north: mercatorY(maxLat), south: mercatorY(minLat) };
}

function attributionIn(metadata: unknown): string {
  const { attribution } = (metadata ?? {}) as { attribution?: unknown };
  return typeof attribution === 'string' ? attribution : '';
}

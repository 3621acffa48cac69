import type { Archive, TileAddress } from './archive.ts';
import { imageContent, type TileContent, vectorContent } from './tile-content.ts';

/** Kept beyond those of the view: the way back and forth needs no network. */
const KEPT = 96;

type Stored =
  | { state: 'loading'; stop: AbortController }
  | { state: 'ready'; content: TileContent | null }
  | { state: 'failed' };

/** The tiles of an archive that were read, those used last; each is read once. */
export class TileStore {
  private readonly archive: Archive;
  private readonly onChange: () => void;
  private readonly tiles = new Map<string, Stored>();

  /** @param onChange runs when a tile was read, or could not be */
  constructor(archive: Archive, onChange: () => void) {
    this.archive = archive;
    this.onChange = onChange;
  }

  /** Undefined where it was not read yet, null where the archive has none. */
  content(address: TileAddress): TileContent | null | undefined {
    const stored = this.tiles.get(keyOf(address));
    return stored?.state === 'ready' ? stored.content : undefined;
  }

  /** Reads what is missing of these, and stops reading others. */
  need(addresses: readonly TileAddress[], hasImages: boolean): void {
    const needed = new Set(addresses.map(keyOf));
    for (const [key, stored] of this.tiles) {
      if (stored.state !== 'loading' || needed.has(key)) continue;
      stored.stop.abort();
      this.tiles.delete(key);
    }
    for (const address of addresses) {
      const key = keyOf(address);
      const stored = this.tiles.get(key);
      if (stored === undefined) void this.load(key, address, hasImages);
      else {
        // Those used last are at the end.
        this.tiles.delete(key);
        this.tiles.set(key, stored);
      }
    }
    for (const [key, { state }] of this.tiles) {
      if (this.tiles.size <= KEPT + needed.size) break;
      if (state !== 'loading') this.tiles.delete(key);
    }
  }

  hasFailed(): boolean {
    return [...this.tiles.values()].some(({ state }) => state === 'failed');
  }

  /** They are read again when they are needed. */
  forgetFailed(): void {
    for (const [key, { state }] of this.tiles) if (state === 'failed') this.tiles.delete(key);
  }

  /** Stops reading tiles; those that are needed again are read from the beginning. */
  stopLoading(): void {
    this.need([], false);
  }

  close(): void {
    this.stopLoading();
    this.tiles.clear();
  }

  private async load(key: string, address: TileAddress, hasImages: boolean): Promise<void> {
    const stop = new AbortController();
    this.tiles.set(key, { state: 'loading', stop });
    const stored = await this.read(address, hasImages, stop.signal);
    if (stop.signal.aborted) return;
    this.tiles.set(key, stored);
    this.onChange();
  }

  private async read(address: TileAddress, hasImages: boolean, signal: AbortSignal): Promise<Stored> {
    try {
      const bytes = await this.archive.tile(address, signal);
      if (bytes === null) return { state: 'ready', content: null };
      return { state: 'ready', content: hasImages ? await imageContent(bytes) : vectorContent(bytes) };
    } catch {
      return { state: 'failed' };
    }
  }
}

function keyOf({ z, x, y }: TileAddress): string {
  return `${z}/${x}/${y}`;
}

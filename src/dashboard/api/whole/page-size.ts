import { FIRST_PAGE } from '#contract/whole-list-request.ts';

/** The largest page; many services have no maximum, ours has this. */
const LARGEST_PAGE = 1_000;
/** The smallest page, used where larger ones fail: the size in generated links (spec 8). */
const SMALLEST_PAGE = 20;
/** The page size is chosen so that a page takes about this time, far below the time-out. */
const PAGE_MS = 5_000;

/** Adapts the number of records per request to what the service returns, and how fast. */
export class PageSize {
  #size = FIRST_PAGE;
  /** the largest page received */
  #given = 0;
  /** lowered to `#given` where the service returns less than requested */
  #most = LARGEST_PAGE;

  get size(): number {
    return this.#size;
  }

  /** Adapts to a page that took `tookMs` and returned `came` records, of `wanted` that were requested and exist. */
  learn(came: number, wanted: number, tookMs: number): void {
    if (came === 0) return;
    this.#given = Math.max(this.#given, came);
    const isFull = came >= wanted;
    // The end of a list or of a gap is shorter than a page and says nothing about the size.
    if (isFull && wanted < this.#size) return;
    if (!isFull) this.#most = this.#given;
    // One short page may be an exception: grow again, by doubling, which requests at most one page too much.
    else if (this.#most * 2 <= FIRST_PAGE) this.#most *= 2;
    const inTime = Math.floor((came * PAGE_MS) / Math.max(1, tookMs));
    this.#size = Math.min(this.#most, Math.max(FIRST_PAGE, inTime));
  }

  /** The service refuses more than this. */
  allow(most: number): void {
    this.#most = Math.min(this.#most, most);
    this.#size = Math.min(this.#size, most);
  }

  /** A page failed, perhaps because it was too large. */
  shrink(): void {
    this.#size = Math.min(this.#size, Math.max(SMALLEST_PAGE, Math.floor(this.#size / 2)));
  }
}

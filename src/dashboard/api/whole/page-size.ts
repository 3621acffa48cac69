/** Asked for first. */
export const FIRST_PAGE = 100;
/** The largest that is asked for; many services have no maximum, ours has this. */
const LARGEST_PAGE = 1_000;
/** Asked for where larger ones fail: what generated links name (spec 8). */
const SMALLEST_PAGE = 20;
/** Pages are as large as come within about this time, far from where requests are given up. */
const PAGE_MS = 5_000;

/** How many records to ask for at a time: as many as the service gives, and gives in good time. */
export class PageSize {
  #size = FIRST_PAGE;
  /** the largest page that came */
  #given = 0;
  /** a service that gives less than asked is asked for what it gave */
  #most = LARGEST_PAGE;

  get size(): number {
    return this.#size;
  }

  /** Learns from a page of `came` records, of `wanted` that were asked for and exist, which took `tookMs`. */
  learn(came: number, wanted: number, tookMs: number): void {
    if (came === 0) return;
    this.#given = Math.max(this.#given, came);
    const isFull = came >= wanted;
    // The end of a list or of a gap is too short to tell.
    if (isFull && wanted < this.#size) return;
    if (!isFull) this.#most = this.#given;
    // One page may come very short; twice as much leaves whole pages over where a service gives no more.
    else if (this.#most * 2 <= FIRST_PAGE) this.#most *= 2;
    const inTime = Math.floor((came * PAGE_MS) / Math.max(1, tookMs));
    this.#size = Math.min(this.#most, Math.max(FIRST_PAGE, inTime));
  }

  /** The service refuses more than this. */
  allow(most: number): void {
    this.#most = Math.min(this.#most, most);
    this.#size = Math.min(this.#size, most);
  }

  /** A page failed, perhaps since it was too much at once. */
  shrink(): void {
    this.#size = Math.min(this.#size, Math.max(SMALLEST_PAGE, Math.floor(this.#size / 2)));
  }
}

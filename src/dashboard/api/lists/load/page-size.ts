import { LARGEST_PAGE, USUAL_PAGE } from '#contract/lists/list-parameters.ts';
import { FIRST_PAGE } from '#dashboard/api/lists/whole-list-request.ts';
import { REQUESTS_AT_A_TIME } from '#dashboard/api/http/limit-concurrency.ts';

/** The smallest page, used where larger ones fail: the size in generated links (spec 8). */
const SMALLEST_PAGE = USUAL_PAGE;
/** The page size is chosen so that a page takes about this time: others are served in between, and Cancel ends soon. */
const PAGE_MS = 1_000;
/** A service that takes less for 20 records, ms, is asked for four pages at a time, others for two. */
const QUICK_MS = 150;
const QUICK_RECORDS = 20;

/** Adapts the number of records per request to what the service returns, and how fast. */
export class PageSize {
  #size = FIRST_PAGE;
  /** the largest page received */
  #given = 0;
  /** lowered to `#given` where the service returns less than requested */
  #most = LARGEST_PAGE;
  /** of the last page; null before the first */
  #msPerRecord: number | null = null;
  #isQuick = true;

  get size(): number {
    return this.#size;
  }

  /** how many pages are asked for at a time */
  get atATime(): number {
    return this.#isQuick ? REQUESTS_AT_A_TIME : 2;
  }

  /** how many records the first page of a list has at most: as many as it is asked for, where the pace is not known */
  get mostAtFirst(): number {
    return this.#msPerRecord === null ? LARGEST_PAGE : this.#size;
  }

  /** Takes the pace from other records of the list, before its first page. */
  expect(came: number, tookMs: number): void {
    if (came === 0) return;
    this.#notePace(came, tookMs);
    this.#size = Math.min(LARGEST_PAGE, Math.max(SMALLEST_PAGE, Math.floor((came * PAGE_MS) / Math.max(1, tookMs))));
  }

  #notePace(came: number, tookMs: number): void {
    this.#msPerRecord = tookMs / came;
    this.#isQuick = this.#msPerRecord * Math.min(came, QUICK_RECORDS) < QUICK_MS;
  }

  /** How long `count` records take with as many pages at a time, ms; null before the first page. */
  estimateMs(count: number): number | null {
    if (this.#msPerRecord === null) return null;
    return (count * this.#msPerRecord) / Math.min(this.atATime, Math.max(1, Math.ceil(count / this.#size)));
  }

  /** Adapts to a page that took `tookMs` and returned `came` records, of `wanted` that were requested and exist. */
  learn(came: number, wanted: number, tookMs: number): void {
    if (came === 0) return;
    this.#given = Math.max(this.#given, came);
    this.#notePace(came, tookMs);
    const isFull = came >= wanted;
    // The end of a list or of a gap is shorter than a page and says nothing about the size.
    if (isFull && wanted < this.#size) return;
    if (!isFull) this.#most = this.#given;
    // One short page may be an exception: grow again, by doubling, which requests at most one page too much.
    else if (this.#most * 2 <= FIRST_PAGE) this.#most *= 2;
    const inTime = Math.floor((came * PAGE_MS) / Math.max(1, tookMs));
    this.#size = Math.min(this.#most, Math.max(SMALLEST_PAGE, inTime));
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

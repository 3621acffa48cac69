import { cameWith } from '#contract/lists/page.ts';
import { continued, isOpenEnded, NOT_BEGUN, toCount, totalOf, withPage, type LoadExtent } from './load-extent.ts';
import { PageSize } from './page-size.ts';
import type { TimedPage } from '#dashboard/api/lists/read-list-page.ts';
import { ReceivedRecords } from './received-records.ts';
import { UnreadRanges, type IndexRange } from './unread-ranges.ts';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';

/** A list that changes during its load is restarted this often; then the records are compared with its last count. */
const RESTARTS = 2;

/** The state of a list's load: its records and unread ranges. Survives a failure and a cancel, to be continued. */
export class ListLoad<Rec extends { id: number }> {
  readonly unread = new UnreadRanges();
  readonly pageSize = new PageSize();
  /** the service refuses the ordering of this load */
  isUnordered = false;
  readonly #received: ReceivedRecords<Rec>;
  readonly #pace = new LoadPace();
  #extent: LoadExtent = NOT_BEGUN;
  /** second: the count and the records of the first differ */
  #pass: 'first' | 'second' = 'first';
  #restartsLeft = RESTARTS;
  #hasNews = false;

  constructor(filters: Readonly<Record<string, string>>) {
    this.#received = new ReceivedRecords(filters);
  }

  /** how many records there are as far as is known: the service's count, or more where more came */
  get total(): number {
    return totalOf(this.#extent);
  }

  /** the service's count of records */
  get counted(): number {
    return this.#extent.counted;
  }

  /** there are more than `total`, and how many is not known */
  get isOpenEnded(): boolean {
    return isOpenEnded(this.#extent);
  }

  get begun(): boolean {
    return this.#extent.state !== 'not-begun';
  }

  /** whether something has come since `list` was called last */
  get hasNews(): boolean {
    return this.#hasNews;
  }

  /** when the last page came, in ms since 1970 */
  get lastPageMs(): number {
    return this.#pace.lastPageMs;
  }

  /** How long the rest will take at the pace of the last page; ms. */
  get restMs(): number {
    return this.pageSize.estimateMs(Math.max(0, this.total - this.#received.came)) ?? Number.POSITIVE_INFINITY;
  }

  /** Records per second, with as many pages at a time as the rest will be asked for. */
  get #paceOfRest(): number | null {
    const rest = this.total - this.#received.came;
    return rest > 0 ? (1_000 * rest) / this.restMs : this.#pace.recordsPerSecond;
  }

  /** Starts measuring the pace and counting the list's changes. */
  startRun(): void {
    this.#hasNews = this.begun;
    this.#restartsLeft = RESTARTS;
    this.#pace.startRun();
  }

  /** Takes the first page, requested with `limit`: the rest is unread. */
  begin(page: TimedPage<Rec>, limit: number): void {
    const came = cameWith(page);
    this.#extent = toCount(page.count);
    this.pageSize.learn(came, page.hasNext ? limit : Math.min(limit, page.count), page.tookMs);
    this.unread.reset(came === 0 ? page.count : came, page.count);
    this.#add(page, { from: 0, to: limit });
  }

  /** Takes a further page; ignores one whose claim is from before the list changed. */
  take(claimed: IndexRange, page: TimedPage<Rec>): void {
    const came = cameWith(page);
    const wanted = claimed.to - claimed.from;
    if (!this.unread.settle(claimed, came)) return;
    if (page.count !== this.#extent.counted && this.#restartsLeft > 0) {
      this.#restartsLeft -= 1;
      this.#restart(page.count);
      return;
    }
    // A growing list is not restarted again: it may grow with every page. `checkEnd` finds what is missing.
    this.#extent = { ...this.#extent, counted: page.count };
    // The count may be too high; and past the count, a page without a next one is the last.
    if (came === 0 || (claimed.to > page.count && !page.hasNext)) this.unread.cut(claimed.from + came);
    this.pageSize.learn(came, page.hasNext ? wanted : Math.min(wanted, page.count - claimed.from), page.tookMs);
    this.#add(page, claimed);
  }

  /**
   * To be called when no range is unread. Where the last page says that more follow, marks the following range as unread,
   * as long as that brings something new. Else compares the records with the count, and where they differ marks the whole
   * list as unread once more. The new records are added to the old ones; where there were too many, they replace them.
   *
   * @returns whether there is more to load
   */
  checkEnd(): boolean {
    const before = this.#extent;
    const extent = continued(before);
    this.#extent = extent;
    if (extent.state === 'past-count' && extent !== before) {
      this.unread.reset(extent.from, extent.from + extent.pagesAtOnce * this.pageSize.size);
      return true;
    }
    this.#received.dropLeftover();
    const difference = this.total - this.#received.came;
    if (difference === 0 || this.#pass === 'second') return false;
    this.#pass = 'second';
    if (difference < 0) this.#restart(extent.counted);
    else this.#reload(extent.counted, this.total);
    return true;
  }

  /** The list as far as it is loaded: with all records where the load has `ended`, else at least those last shown. */
  list(
    state: Partial<Pick<WholeList<Rec>, 'complete' | 'tooMany' | 'held' | 'stopped'>> & { ended: boolean },
  ): WholeList<Rec> {
    const { ended, complete = false, held = false, tooMany = held, stopped = false } = state;
    const received = this.#received.list(ended);
    this.#hasNews = false;
    return {
      ...received,
      count: Math.max(0, this.total - received.outside),
      counted: this.#extent.counted,
      openEnded: this.isOpenEnded,
      endless: this.#extent.state === 'nothing-new' && this.#extent.isEndless,
      complete,
      recordsPerSecond: tooMany ? this.#paceOfRest : this.#pace.recordsPerSecond,
      readMs: this.#pace.readMs,
      tooMany,
      held,
      stopped,
      projects: null,
      isProjectChecked: true,
    };
  }

  /** The list has changed: the old records stay until all pages came again; then those that did not come are removed. */
  #restart(counted: number): void {
    this.#received.expectAgain();
    this.#reload(counted, counted);
  }

  #reload(counted: number, planned: number): void {
    this.#extent = toCount(counted, planned);
    this.#received.dropRejectedWithoutId();
    this.unread.reset(0, planned);
  }

  #add(page: TimedPage<Rec>, range: IndexRange): void {
    const isNews = this.#received.add(page, range.from, this.#pass === 'second');
    const { extent, endsBefore } = withPage(this.#extent, page, range, isNews);
    this.#extent = extent;
    if (endsBefore) this.unread.cut(range.from);
    this.#pace.notePage(cameWith(page));
    this.#hasNews = true;
  }
}

/** How fast a list is read. A list that is stopped and continued has several runs; the time between them does not count. */
class LoadPace {
  #run = { startMs: 0, came: 0, readBeforeMs: 0 };
  /** for how long it was read, ms */
  readMs = 0;
  /** of this run; null before its first page */
  recordsPerSecond: number | null = null;
  /** when the last page came, in ms since 1970 */
  lastPageMs = 0;

  startRun(): void {
    this.#run = { startMs: performance.now(), came: 0, readBeforeMs: this.readMs };
  }

  /** A page with so many records is here. */
  notePage(came: number): void {
    this.#run.came += came;
    const runMs = performance.now() - this.#run.startMs;
    this.readMs = this.#run.readBeforeMs + runMs;
    this.recordsPerSecond = (1_000 * this.#run.came) / Math.max(1, runMs);
    this.lastPageMs = Date.now();
  }
}

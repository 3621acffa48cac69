import type { Page, RejectedRecord } from '#contract/lists/page.ts';
import { Deviations } from '#contract/reading/deviations.ts';
import { insideFilters } from './inside-filters.ts';
import { mergedById } from './merged-by-id.ts';
import { PageSize } from './page-size.ts';
import type { TimedPage } from './read-list-page.ts';
import { UnreadRanges, type IndexRange } from './unread-ranges.ts';
import { REQUESTS_AT_A_TIME } from '#dashboard/api/http/limit-concurrency.ts';
import type { WholeList } from './whole-list.ts';

/** A list that changes during its load is restarted this often; then the records are compared with its last count. */
const RESTARTS = 2;
/** The shown records grow by this factor, because each step makes the list sort and filter again. */
const SHOWN_STEP = 1.25;

/** The state of a list's load: its records and unread ranges. Survives a failure and a cancel, to be continued. */
export class ListLoad<Rec extends { id: number }> {
  readonly unread = new UnreadRanges();
  readonly pageSize = new PageSize();
  readonly #filters: Readonly<Record<string, string>>;
  readonly #byId = new Map<number, Rec>();
  /** by id, those without one by their index */
  #rejected = new Map<number | string, RejectedRecord>();
  readonly #deviations = new Deviations();
  readonly #outside = new Set<number>();
  #repeated = 0;
  /** how many records the service says there are; null before the first page */
  #total: number | null = null;
  /** the list is loaded up to here in any case; a page beyond counts only if it contains something new */
  #planned = 0;
  /** the end of the page that reaches furthest */
  #reach = 0;
  /** that page names a next one, or has records past the count */
  #hasMore = false;
  /** from where the list was last loaded past its count; -1 where it was not */
  #extendedFrom = -1;
  /** that brought nothing new */
  #isStuck = false;
  /** a page past the end still names a next one */
  #isEndless = false;
  /** how many pages past the count are requested at once: doubled while they contain records */
  #pagesAhead = 1;
  /** the service refuses the ordering of this load */
  isUnordered = false;
  /** ids from before the list changed that have not come again */
  #leftover = new Set<number>();
  #restartsLeft = RESTARTS;
  #mayReload = true;
  #shown: readonly Rec[] = [];
  /** the records that came since `#shown` was made, sorted by id */
  #news: readonly Rec[] = [];
  /** a record of these two has come again */
  #isOutdated = false;
  #hasNews = false;
  #cameThisRun = 0;
  #runStartMs = 0;
  /** for how long the runs before read */
  #readBeforeMs = 0;
  #readMs = 0;
  #recordsPerSecond: number | null = null;
  #lastPageMs = 0;

  constructor(filters: Readonly<Record<string, string>>) {
    this.#filters = filters;
  }

  /** how many records there are as far as is known: the service's count, or more where more came */
  get total(): number {
    return Math.max(this.#counted, this.#reach);
  }

  /** there are more than `total`, and how many is not known */
  get isOpenEnded(): boolean {
    return this.#hasMore && this.#reach >= this.#counted && !this.#isStuck;
  }

  get begun(): boolean {
    return this.#total !== null;
  }

  /** whether something has come since `list` was called last */
  get hasNews(): boolean {
    return this.#hasNews;
  }

  /** when the last page came, in ms since 1970 */
  get lastPageMs(): number {
    return this.#lastPageMs;
  }

  /** How long the rest will take at the pace of the last page; ms. */
  get restMs(): number {
    return this.pageSize.estimateMs(Math.max(0, this.total - this.#came)) ?? Number.POSITIVE_INFINITY;
  }

  /** Records per second, with as many pages at a time as the rest will be asked for. */
  get #paceOfRest(): number | null {
    const rest = this.total - this.#came;
    return rest > 0 ? (1_000 * rest) / this.restMs : this.#recordsPerSecond;
  }

  /** Starts measuring the pace and counting the list's changes. */
  startRun(): void {
    this.#hasNews = this.begun;
    this.#restartsLeft = RESTARTS;
    this.#cameThisRun = 0;
    this.#readBeforeMs = this.#readMs;
    this.#runStartMs = performance.now();
  }

  /** Takes the first page, requested with `limit`: the rest is unread. */
  begin(page: TimedPage<Rec>, limit: number): void {
    const came = cameWith(page);
    this.#total = page.count;
    this.#plan(page.count);
    this.pageSize.learn(came, page.hasNext ? limit : Math.min(limit, page.count), page.tookMs);
    this.unread.reset(came === 0 ? page.count : came, page.count);
    this.#add(page, { from: 0, to: limit });
  }

  /** Takes a further page; ignores one whose claim is from before the list changed. */
  take(claimed: IndexRange, page: TimedPage<Rec>): void {
    const came = cameWith(page);
    const wanted = claimed.to - claimed.from;
    if (!this.unread.settle(claimed, came)) return;
    if (page.count !== this.#total && this.#restartsLeft > 0) {
      this.#restartsLeft -= 1;
      this.#restart(page.count);
      return;
    }
    // A growing list is not restarted again: it may grow with every page. `checkEnd` finds what is missing.
    this.#total = page.count;
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
    this.#isStuck = this.#reach === this.#extendedFrom;
    if (this.isOpenEnded) {
      this.#extendedFrom = this.#reach;
      this.unread.reset(this.#reach, this.#reach + this.#pagesAhead * this.pageSize.size);
      this.#pagesAhead = Math.min(REQUESTS_AT_A_TIME, 2 * this.#pagesAhead);
      return true;
    }
    for (const id of this.#leftover) this.#byId.delete(id);
    if (this.#leftover.size > 0) this.#update();
    this.#leftover.clear();
    const difference = this.total - this.#came;
    if (difference === 0 || !this.#mayReload) return false;
    this.#mayReload = false;
    if (difference < 0) this.#restart(this.#counted);
    else this.#reload(this.total);
    return true;
  }

  /** The list as far as it is loaded: with all records where the load has `ended`, else at least those last shown. */
  list(
    state: Partial<Pick<WholeList<Rec>, 'complete' | 'tooMany' | 'held' | 'stopped'>> & { ended: boolean },
  ): WholeList<Rec> {
    const { ended, complete = false, held = false, tooMany = held, stopped = false } = state;
    if (ended || this.#byId.size >= this.#shown.length * SHOWN_STEP) {
      if (this.#isOutdated) this.#update();
      this.#shown = mergedById(this.#shown, this.#news);
      this.#news = [];
    }
    this.#hasNews = false;
    return {
      records: this.#shown,
      rejected: [...this.#rejected.values()],
      deviations: this.#deviations.all,
      count: Math.max(0, this.total - this.#outside.size),
      counted: this.#counted,
      openEnded: this.isOpenEnded,
      endless: this.#isStuck && this.#isEndless,
      read: this.#byId.size + this.#rejected.size,
      repeated: this.#repeated,
      outside: this.#outside.size,
      complete,
      recordsPerSecond: tooMany ? this.#paceOfRest : this.#recordsPerSecond,
      readMs: this.#readMs,
      tooMany,
      held,
      stopped,
      projects: null,
      isProjectChecked: true,
    };
  }

  get #counted(): number {
    return this.#total ?? 0;
  }

  get #came(): number {
    return this.#byId.size + this.#rejected.size + this.#outside.size;
  }

  /** The list has changed: the old records stay until all pages came again; then those that did not come are removed. */
  #restart(total: number): void {
    this.#leftover = new Set(this.#byId.keys());
    this.#repeated = 0;
    this.#outside.clear();
    this.#rejected.clear();
    this.#total = total;
    this.#reload(total);
  }

  #reload(total: number): void {
    this.#plan(total);
    // Those without an id would get other indexes.
    this.#rejected = new Map([...this.#rejected].filter(([key]) => typeof key === 'number'));
    this.unread.reset(0, total);
  }

  #plan(total: number): void {
    this.#planned = total;
    this.#reach = 0;
    this.#hasMore = false;
    this.#extendedFrom = -1;
    this.#isStuck = false;
    this.#pagesAhead = 1;
  }

  #add(page: Page<Rec>, { from, to }: IndexRange): void {
    const before = this.#came - this.#leftover.size;
    this.#deviations.add(page.deviations);
    page.rejected.forEach((one, index) => {
      this.#rejected.set(one.id ?? `${from} ${index}`, one);
    });
    const fresh = page.records.filter((record) => this.#addOne(record));
    const isNews = this.#came - this.#leftover.size > before;
    const end = from + cameWith(page);
    const isPart = end === from ? from === 0 : isNews || from < this.#planned;
    if (!isPart && from >= this.#reach) {
      this.#isEndless = page.hasNext;
      this.unread.cut(from);
    }
    if (isPart && end >= this.#reach) {
      this.#reach = end;
      this.#hasMore = page.hasNext || (end >= to && end > page.count);
    }
    this.#news = mergedById(this.#news, sortedById(fresh));
    this.#hasNews = true;
    this.#cameThisRun += cameWith(page);
    const runMs = performance.now() - this.#runStartMs;
    this.#readMs = this.#readBeforeMs + runMs;
    this.#recordsPerSecond = (1_000 * this.#cameThisRun) / Math.max(1, runMs);
    this.#lastPageMs = Date.now();
  }

  /** Replaces records that came again, and removes those that are gone. */
  #update(): void {
    const ofNow = ({ id }: Rec) => this.#byId.get(id) ?? [];
    this.#shown = this.#shown.flatMap(ofNow);
    this.#news = this.#news.flatMap(ofNow);
    this.#isOutdated = false;
  }

  /** @returns whether it is a record that was not there */
  #addOne(record: Rec): boolean {
    if (!insideFilters(record, this.#filters)) {
      this.#outside.add(record.id);
      return false;
    }
    const isThere = this.#byId.has(record.id);
    const isRepeated = isThere && !this.#leftover.delete(record.id);
    // During a second pass over the list, all records come again: that is no repetition.
    if (isRepeated && this.#mayReload) this.#repeated += 1;
    if (isThere) this.#isOutdated = true;
    this.#byId.set(record.id, record);
    this.#rejected.delete(record.id);
    return !isThere;
  }
}

/** How many records a page has, valid or not. */
function cameWith({ records, rejected }: Page<unknown>): number {
  return records.length + rejected.length;
}

function sortedById<Rec extends { id: number }>(records: readonly Rec[]): readonly Rec[] {
  return records.toSorted((a, b) => a.id - b.id);
}

import type { Page, RejectedRecord } from '#contract/page.ts';
import { insideFilters } from './inside-filters.ts';
import { mergedById } from './merged-by-id.ts';
import { PageSize } from './page-size.ts';
import type { TimedPage } from './read-list-page.ts';
import { UnreadRanges, type Stretch } from './unread-ranges.ts';
import { PAGES_AT_A_TIME, type WholeList } from './whole-list.ts';

/** A list that changes while it is read is begun again this often; then what came is held against its last count. */
const RESTARTS = 2;
/** What is shown grows by such steps: each makes a list sort and filter anew. */
const SHOWN_STEP = 1.25;

/** A list on its way: what came of it, what is still to be read. Outlives a failure and a cancel, to be gone on with. */
export class ListLoad<Rec extends { id: number }> {
  readonly unread = new UnreadRanges();
  readonly pageSize = new PageSize();
  readonly #filters: Readonly<Record<string, string>>;
  readonly #byId = new Map<number, Rec>();
  /** by id, those without one by their place */
  #rejected = new Map<number | string, RejectedRecord>();
  readonly #outside = new Set<number>();
  #repeated = 0;
  /** how many records the service says there are; null before the first page */
  #total: number | null = null;
  /** the list is read up to here in any case; a page from further on counts where it brings something new */
  #planned = 0;
  /** behind the last record of the page that reaches furthest */
  #reach = 0;
  /** that page names a next one, or holds more than there are by the count */
  #goesOn = false;
  /** from where the list was last read on past its count; -1 where it was not */
  #readOnFrom = -1;
  /** nothing new came of that */
  #isStuck = false;
  /** a page past the end names a next one all the same */
  #isEndless = false;
  /** so many pages are asked for past the count at once: more while they come */
  #pagesAhead = 1;
  /** the service refuses the ordering that pages are asked for in */
  isUnordered = false;
  /** ids from before the list changed that have not come again */
  #leftover = new Set<number>();
  #restartsLeft = RESTARTS;
  #mayReread = true;
  #shown: readonly Rec[] = [];
  /** what came since `#shown` was made and is not in it, in its order */
  #news: readonly Rec[] = [];
  /** a record of these two has come anew */
  #isOutdated = false;
  #hasNews = false;
  #cameThisRun = 0;
  #runStartMs = 0;
  #recordsPerSecond: number | null = null;
  #lastPageMs = 0;

  constructor(filters: Readonly<Record<string, string>>) {
    this.#filters = filters;
  }

  /** how many records there are as far as is known: what the service says, or more where more came */
  get total(): number {
    return Math.max(this.#counted, this.#reach);
  }

  /** there are more than `total`, and how many is not known */
  get isOpenEnded(): boolean {
    return this.#goesOn && this.#reach >= this.#counted && !this.#isStuck;
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

  /** How long the rest will take at the pace of this run, four pages at a time where there are as many; ms. */
  get restMs(): number {
    const rest = Math.max(0, this.total - this.#came);
    const atATime = Math.min(PAGES_AT_A_TIME, Math.ceil(rest / this.pageSize.size));
    return rest === 0 ? 0 : (1_000 * rest) / ((this.#recordsPerSecond ?? 0) * atATime);
  }

  /** The pace is told, and the list's changes are counted, from here on. */
  startRun(): void {
    this.#hasNews = this.begun;
    this.#restartsLeft = RESTARTS;
    this.#cameThisRun = 0;
    this.#runStartMs = performance.now();
  }

  /** The first page, asked for with `limit`: the rest is unread. */
  begin(page: TimedPage<Rec>, limit: number): void {
    const came = cameWith(page);
    this.#total = page.count;
    this.#plan(page.count);
    this.pageSize.learn(came, page.hasNext ? limit : Math.min(limit, page.count), page.tookMs);
    this.unread.reset(came === 0 ? page.count : came, page.count);
    this.#keep(page, { from: 0, to: limit });
  }

  /** A further page. One for a claim from before the list changed is left aside. */
  take(claimed: Stretch, page: TimedPage<Rec>): void {
    const came = cameWith(page);
    const wanted = claimed.to - claimed.from;
    if (!this.unread.settle(claimed, came)) return;
    if (page.count !== this.#total && this.#restartsLeft > 0) {
      this.#restartsLeft -= 1;
      this.#beginAgain(page.count);
      return;
    }
    // What it has grown by is not run after: it may grow with every page. What is missing then is told at the end.
    this.#total = page.count;
    // A count may be higher than what there is; and past it, a page without a next one is the last.
    if (came === 0 || (claimed.to > page.count && !page.hasNext)) this.unread.cut(claimed.from + came);
    this.pageSize.learn(came, page.hasNext ? wanted : Math.min(wanted, page.count - claimed.from), page.tookMs);
    this.#keep(page, claimed);
  }

  /**
   * At the end of all pages: where the last one says that more follow, what follows is unread, for as long as that
   * brings something new. Else holds what came against the count, and where they differ makes the whole list unread
   * once more. The new records are added to those that were read; where too many were read, they replace them.
   *
   * @returns whether there is more to read
   */
  checkEnd(): boolean {
    this.#isStuck = this.#reach === this.#readOnFrom;
    if (this.isOpenEnded) {
      this.#readOnFrom = this.#reach;
      this.unread.reset(this.#reach, this.#reach + this.#pagesAhead * this.pageSize.size);
      this.#pagesAhead = Math.min(PAGES_AT_A_TIME, 2 * this.#pagesAhead);
      return true;
    }
    for (const id of this.#leftover) this.#byId.delete(id);
    if (this.#leftover.size > 0) this.#update();
    this.#leftover.clear();
    const difference = this.total - this.#came;
    if (difference === 0 || !this.#mayReread) return false;
    this.#mayReread = false;
    if (difference < 0) this.#beginAgain(this.#counted);
    else this.#readAgain(this.total);
    return true;
  }

  /** What is there. All that came is in it where the load has ended, else at least what was last shown. */
  list(state: Partial<Pick<WholeList<Rec>, 'complete' | 'tooMany' | 'stopped'>> & { ended: boolean }): WholeList<Rec> {
    const { ended, complete = false, tooMany = false, stopped = false } = state;
    if (ended || this.#byId.size >= this.#shown.length * SHOWN_STEP) {
      if (this.#isOutdated) this.#update();
      this.#shown = mergedById(this.#shown, this.#news);
      this.#news = [];
    }
    this.#hasNews = false;
    return {
      records: this.#shown,
      rejected: [...this.#rejected.values()],
      count: Math.max(0, this.total - this.#outside.size),
      counted: this.#counted,
      openEnded: this.isOpenEnded,
      endless: this.#isStuck && this.#isEndless,
      read: this.#byId.size + this.#rejected.size,
      repeated: this.#repeated,
      outside: this.#outside.size,
      complete,
      recordsPerSecond: this.#recordsPerSecond,
      tooMany,
      stopped,
    };
  }

  get #counted(): number {
    return this.#total ?? 0;
  }

  get #came(): number {
    return this.#byId.size + this.#rejected.size + this.#outside.size;
  }

  /** The list has changed: what is there stays until all has come anew, then what did not come again goes. */
  #beginAgain(total: number): void {
    this.#leftover = new Set(this.#byId.keys());
    this.#repeated = 0;
    this.#outside.clear();
    this.#rejected.clear();
    this.#total = total;
    this.#readAgain(total);
  }

  #readAgain(total: number): void {
    this.#plan(total);
    // Those without an id would come under other places.
    this.#rejected = new Map([...this.#rejected].filter(([key]) => typeof key === 'number'));
    this.unread.reset(0, total);
  }

  #plan(total: number): void {
    this.#planned = total;
    this.#reach = 0;
    this.#goesOn = false;
    this.#readOnFrom = -1;
    this.#isStuck = false;
    this.#pagesAhead = 1;
  }

  #keep(page: Page<Rec>, { from, to }: Stretch): void {
    const before = this.#came - this.#leftover.size;
    page.rejected.forEach((one, index) => {
      this.#rejected.set(one.id ?? `${from} ${index}`, one);
    });
    const fresh = page.records.filter((record) => this.#keepOne(record));
    const isNews = this.#came - this.#leftover.size > before;
    const end = from + cameWith(page);
    const isPart = end === from ? from === 0 : isNews || from < this.#planned;
    if (!isPart && from >= this.#reach) {
      this.#isEndless = page.hasNext;
      this.unread.cut(from);
    }
    if (isPart && end >= this.#reach) {
      this.#reach = end;
      this.#goesOn = page.hasNext || (end >= to && end > page.count);
    }
    this.#news = mergedById(this.#news, inOrderOfId(fresh));
    this.#hasNews = true;
    this.#cameThisRun += cameWith(page);
    this.#recordsPerSecond = (1_000 * this.#cameThisRun) / Math.max(1, performance.now() - this.#runStartMs);
    this.#lastPageMs = Date.now();
  }

  /** Records that came anew take the places of those before, and those that are gone leave theirs. */
  #update(): void {
    const ofNow = ({ id }: Rec) => this.#byId.get(id) ?? [];
    this.#shown = this.#shown.flatMap(ofNow);
    this.#news = this.#news.flatMap(ofNow);
    this.#isOutdated = false;
  }

  /** @returns whether it is a record that was not there */
  #keepOne(record: Rec): boolean {
    if (!insideFilters(record, this.#filters)) {
      this.#outside.add(record.id);
      return false;
    }
    const isThere = this.#byId.has(record.id);
    const isRepeated = isThere && !this.#leftover.delete(record.id);
    // While a list is read once more, what has come before is no repetition.
    if (isRepeated && this.#mayReread) this.#repeated += 1;
    if (isThere) this.#isOutdated = true;
    this.#byId.set(record.id, record);
    this.#rejected.delete(record.id);
    return !isThere;
  }
}

/** How many records a page holds, sound or not. */
function cameWith({ records, rejected }: Page<unknown>): number {
  return records.length + rejected.length;
}

function inOrderOfId<Rec extends { id: number }>(records: readonly Rec[]): readonly Rec[] {
  return records.toSorted((a, b) => a.id - b.id);
}

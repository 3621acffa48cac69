import type { Page, RejectedRecord } from '#contract/page.ts';
import { insideFilters } from './inside-filters.ts';
import { PageSize } from './page-size.ts';
import type { TimedPage } from './read-list-page.ts';
import { UnreadRanges, type Stretch } from './unread-ranges.ts';
import { PAGES_AT_A_TIME, type WholeList } from './whole-list.ts';

/** A list that changes while it is read is begun again this often; then what came is held against its last count. */
const RESTARTS = 2;
/** What is shown grows by such steps: each makes a list sort and filter anew. */
const SHOWN_STEP = 1.25;

/** A list on its way: what came of it, what is still to be read. Outlives a failure and a cancel, to be gone on with. */
export class Reading<Rec extends { id: number }> {
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

  /** how many records the service says there are, 0 before the first page */
  get total(): number {
    return this.#total ?? 0;
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
    this.#total = page.count;
    const came = page.records.length + page.rejected.length;
    this.pageSize.learn(came, Math.min(limit, page.count), page.tookMs);
    this.unread.reset(came === 0 ? page.count : came, page.count);
    this.#keep(page, 0);
  }

  /** A further page. One for a claim from before the list changed is left aside. */
  take(claimed: Stretch, page: TimedPage<Rec>): void {
    const came = page.records.length + page.rejected.length;
    if (!this.unread.settle(claimed, came)) return;
    if (page.count !== this.#total && this.#restartsLeft > 0) {
      this.#restartsLeft -= 1;
      this.#beginAgain(page.count);
      return;
    }
    // What it has grown by is not run after: it may grow with every page. What is missing then is told at the end.
    this.#total = page.count;
    // A count may be higher than what there is.
    if (came === 0) this.unread.cut(claimed.from);
    this.pageSize.learn(came, Math.min(claimed.to, page.count) - claimed.from, page.tookMs);
    this.#keep(page, claimed.from);
  }

  /**
   * At the end of all pages: holds what came against the count, and where they differ makes the whole list unread once
   * more. What comes then is added to what came; where too much came, it takes its place.
   *
   * @returns whether there is more to read
   */
  checkEnd(): boolean {
    for (const id of this.#leftover) this.#byId.delete(id);
    if (this.#leftover.size > 0) this.#update();
    this.#leftover.clear();
    const difference = this.total - this.#came;
    if (difference === 0 || !this.#mayReread) return false;
    this.#mayReread = false;
    if (difference < 0) this.#beginAgain(this.total);
    else this.#readAgain(this.total);
    return true;
  }

  /** What is there. All that came is in it where the reading has ended, else at least what was last shown. */
  list(state: Partial<Pick<WholeList<Rec>, 'complete' | 'tooMany' | 'stopped'>> & { ended: boolean }): WholeList<Rec> {
    const { ended, complete = false, tooMany = false, stopped = false } = state;
    if (ended || this.#byId.size >= this.#shown.length * SHOWN_STEP) {
      if (this.#isOutdated) this.#update();
      this.#shown = merged(this.#shown, this.#news);
      this.#news = [];
    }
    this.#hasNews = false;
    return {
      records: this.#shown,
      rejected: [...this.#rejected.values()],
      count: Math.max(0, this.total - this.#outside.size),
      read: this.#byId.size + this.#rejected.size,
      repeated: this.#repeated,
      outside: this.#outside.size,
      complete,
      recordsPerSecond: this.#recordsPerSecond,
      tooMany,
      stopped,
    };
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
    this.#readAgain(total);
  }

  #readAgain(total: number): void {
    this.#total = total;
    // Those without an id would come under other places.
    this.#rejected = new Map([...this.#rejected].filter(([key]) => typeof key === 'number'));
    this.unread.reset(0, total);
  }

  #keep(page: Page<Rec>, from: number): void {
    page.rejected.forEach((one, index) => {
      this.#rejected.set(one.id ?? `${from} ${index}`, one);
    });
    const fresh = page.records.filter((record) => this.#keepOne(record));
    this.#news = merged(this.#news, inOrderOfId(fresh));
    this.#hasNews = true;
    this.#cameThisRun += page.records.length + page.rejected.length;
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

function inOrderOfId<Rec extends { id: number }>(records: readonly Rec[]): readonly Rec[] {
  return records.toSorted((a, b) => a.id - b.id);
}

/**
 * Two lists in order of id as one. Only where they overlap are they compared record by record: to put 100,000 in order at
 * once would keep the page from answering.
 */
function merged<Rec extends { id: number }>(before: readonly Rec[], news: readonly Rec[]): readonly Rec[] {
  const [first, last] = [news[0], news.at(-1)];
  if (first === undefined || last === undefined) return before;
  const [from, to] = [placeOf(first.id, before), placeOf(last.id, before)];
  const between: Rec[] = [];
  let at = from;
  for (const one of news) {
    for (let next = before[at]; at < to && next !== undefined && next.id < one.id; next = before[at]) {
      between.push(next);
      at += 1;
    }
    between.push(one);
  }
  // A spread would visit each of them.
  return before.slice(0, from).concat(between, before.slice(to));
}

/** Where a record with this id belongs in a list in order of id. */
function placeOf(id: number, records: readonly { id: number }[]): number {
  let [from, to] = [0, records.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((records[middle]?.id ?? id) < id) from = middle + 1;
    else to = middle;
  }
  return from;
}

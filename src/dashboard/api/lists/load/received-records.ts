import type { Page, RejectedRecord } from '#contract/lists/page.ts';
import { Deviations } from '#contract/reading/deviations.ts';
import { insideFilters } from './inside-filters.ts';
import { ShownRecords } from './shown-records.ts';

/** What the pages of a list contained, each record once. */
export class ReceivedRecords<Rec extends { id: number }> {
  readonly #filters: Readonly<Record<string, string>>;
  readonly #byId = new Map<number, Rec>();
  readonly #shown = new ShownRecords<Rec>();
  readonly #deviations = new Deviations();
  /** by id, those without one by their index */
  #rejected = new Map<number | string, RejectedRecord>();
  readonly #outside = new Set<number>();
  /** ids from before the list changed that have not come again */
  #leftover = new Set<number>();
  #repeated = 0;

  constructor(filters: Readonly<Record<string, string>>) {
    this.#filters = filters;
  }

  /** how many records came, shown or not */
  get came(): number {
    return this.#byId.size + this.#rejected.size + this.#outside.size;
  }

  /** The list as far as it came: with all records where the load has `ended`, else at least those last shown. */
  list(ended: boolean) {
    return {
      records: this.#shown.list(this.#byId, ended),
      rejected: [...this.#rejected.values()],
      deviations: this.#deviations.all,
      read: this.#byId.size + this.#rejected.size,
      repeated: this.#repeated,
      outside: this.#outside.size,
    };
  }

  /**
   * Takes a page that begins at index `from`.
   *
   * @param isSecond a second pass over the list, in which all records come again: that is no repetition
   * @returns whether it has records that were not there
   */
  add(page: Page<Rec>, from: number, isSecond: boolean): boolean {
    const before = this.came - this.#leftover.size;
    this.#deviations.add(page.deviations);
    page.rejected.forEach((one, index) => {
      this.#rejected.set(one.id ?? `${from} ${index}`, one);
    });
    this.#shown.add(page.records.filter((record) => this.#addOne(record, isSecond)));
    return this.came - this.#leftover.size > before;
  }

  /** The list has changed: its records stay until they come again, or `dropLeftover`. */
  expectAgain(): void {
    this.#leftover = new Set(this.#byId.keys());
    this.#repeated = 0;
    this.#outside.clear();
    this.#rejected.clear();
  }

  /** Removes what has not come again. */
  dropLeftover(): void {
    for (const id of this.#leftover) this.#byId.delete(id);
    if (this.#leftover.size > 0) this.#shown.update(this.#byId);
    this.#leftover.clear();
  }

  /** Those without an id would get other indexes in a second pass. */
  dropRejectedWithoutId(): void {
    this.#rejected = new Map([...this.#rejected].filter(([key]) => typeof key === 'number'));
  }

  /** @returns whether it is a record that was not there */
  #addOne(record: Rec, isSecond: boolean): boolean {
    if (!insideFilters(record, this.#filters)) {
      this.#outside.add(record.id);
      return false;
    }
    const isThere = this.#byId.has(record.id);
    const isRepeated = isThere && !this.#leftover.delete(record.id);
    if (isRepeated && !isSecond) this.#repeated += 1;
    if (isThere) this.#shown.noteAgain();
    this.#byId.set(record.id, record);
    this.#rejected.delete(record.id);
    return !isThere;
  }
}

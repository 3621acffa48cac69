/** A range of a list, by the zero-based index of its records; `to` is exclusive. */
export interface IndexRange {
  readonly from: number;
  readonly to: number;
}

/** Which ranges of a list are not loaded yet, and which are claimed by a request in flight. */
export class UnreadRanges {
  #open: IndexRange[] = [];
  readonly #claimed = new Set<IndexRange>();

  /** Everything from `from` to `to` is unread; earlier claims are void. */
  reset(from: number, to: number): void {
    this.#claimed.clear();
    this.#open = from < to ? [{ from, to }] : [];
  }

  /** The list ends before `end`: drops what lies behind it. */
  cut(end: number): void {
    this.#open = this.#open.flatMap(({ from, to }) => (from < end ? [{ from, to: Math.min(to, end) }] : []));
  }

  /** Claims a range of at most `size` records to load; null where nothing is left. */
  claim(size: number): IndexRange | null {
    const first = this.#open.shift();
    if (first === undefined) return null;
    const claimed = { from: first.from, to: Math.min(first.to, first.from + size) };
    if (claimed.to < first.to) this.#open.unshift({ from: claimed.to, to: first.to });
    this.#claimed.add(claimed);
    return claimed;
  }

  /**
   * Notes how many records of a claimed range came; the rest is unread again, unless none came.
   *
   * @returns whether the claim was still valid
   */
  settle(claimed: IndexRange, came: number): boolean {
    if (!this.#claimed.delete(claimed)) return false;
    const from = claimed.from + came;
    if (came > 0 && from < claimed.to) this.#open.unshift({ from, to: claimed.to });
    return true;
  }

  /** A claimed range that did not come is unread again. */
  giveBack(claimed: IndexRange): void {
    if (this.#claimed.delete(claimed)) this.#open.unshift(claimed);
  }

  giveBackAll(): void {
    for (const claimed of [...this.#claimed].toReversed()) this.giveBack(claimed);
  }
}

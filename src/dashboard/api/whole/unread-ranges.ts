/** A stretch of a list, by the zero-based index of its records; `to` is the first that is not in it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What of a list is still to be read, and what of it somebody is reading. */
export class UnreadRanges {
  #open: Stretch[] = [];
  readonly #claimed = new Set<Stretch>();

  /** Everything from `from` to `to` is unread; earlier claims are void. */
  reset(from: number, to: number): void {
    this.#claimed.clear();
    this.#open = from < to ? [{ from, to }] : [];
  }

  /** The list has come to its end before `end`: nothing from there on is left to take. */
  cut(end: number): void {
    this.#open = this.#open.flatMap(({ from, to }) => (from < end ? [{ from, to: Math.min(to, end) }] : []));
  }

  /** Takes a stretch of at most `size` records to read; null where nothing is left to take. */
  claim(size: number): Stretch | null {
    const first = this.#open.shift();
    if (first === undefined) return null;
    const claimed = { from: first.from, to: Math.min(first.to, first.from + size) };
    if (claimed.to < first.to) this.#open.unshift({ from: claimed.to, to: first.to });
    this.#claimed.add(claimed);
    return claimed;
  }

  /**
   * Says how many records of a claimed stretch came; the rest is unread again, unless none came.
   *
   * @returns whether the claim was still valid
   */
  settle(claimed: Stretch, came: number): boolean {
    if (!this.#claimed.delete(claimed)) return false;
    const from = claimed.from + came;
    if (came > 0 && from < claimed.to) this.#open.unshift({ from, to: claimed.to });
    return true;
  }

  /** What was claimed and did not come is unread again. */
  giveBack(claimed: Stretch): void {
    if (this.#claimed.delete(claimed)) this.#open.unshift(claimed);
  }

  giveBackAll(): void {
    for (const claimed of [...this.#claimed].toReversed()) this.giveBack(claimed);
  }
}

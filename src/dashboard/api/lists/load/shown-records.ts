import { mergedById } from './merged-by-id.ts';

/** They grow by this factor, because each step makes the list sort and filter again. */
const STEP = 1.25;

/** The records of a list that is being loaded, as they are shown: sorted by id, and in few steps. */
export class ShownRecords<Rec extends { id: number }> {
  #shown: readonly Rec[] = [];
  /** those that came since, sorted by id */
  #news: readonly Rec[] = [];
  /** a record of these two has come again */
  #isOutdated = false;

  /** Takes the records of a page that were not there. */
  add(fresh: readonly Rec[]): void {
    const sorted = fresh.toSorted((a, b) => a.id - b.id);
    this.#news = mergedById(this.#news, sorted);
  }

  noteAgain(): void {
    this.#isOutdated = true;
  }

  /** All records where the load has `ended`, else at least those last shown. `byId` has what came. */
  list(byId: ReadonlyMap<number, Rec>, ended: boolean): readonly Rec[] {
    if (ended || byId.size >= this.#shown.length * STEP) {
      if (this.#isOutdated) this.update(byId);
      this.#shown = mergedById(this.#shown, this.#news);
      this.#news = [];
    }
    return this.#shown;
  }

  /** Replaces records that came again, and removes those that are gone. */
  update(byId: ReadonlyMap<number, Rec>): void {
    const ofNow = ({ id }: Rec) => byId.get(id) ?? [];
    this.#shown = this.#shown.flatMap(ofNow);
    this.#news = this.#news.flatMap(ofNow);
    this.#isOutdated = false;
  }
}

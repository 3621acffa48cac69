/** How long an answer should take: a person sees it come, and a lost one costs little. */
const TARGET_MS = 4_000;
/** A size that any service accepts. */
const FIRST = 100;
const LEAST = 20;
const MOST = 2_000;
const STEP = 4;

/** The page size of a list, which follows the pace of the service. */
export class PagePace {
  #size = FIRST;
  #most = MOST;

  get size(): number {
    return this.#size;
  }

  /**
   * Learns from a page.
   *
   * @param limit records asked for
   *
   * @param came records that came
   *
   * @param isLast whether the list ends with it
   *
   * @param ms time that it took
   */
  learn({ limit, came, isLast, ms }: { limit: number; came: number; isLast: boolean; ms: number }): void {
    // A service that sends fewer than were asked for has a largest page.
    if (!isLast && came > 0 && came < limit) this.#most = Math.min(this.#most, came);
    const isFull = came >= limit || came >= this.#most;
    const fitting = Math.floor((Math.max(1, came) * TARGET_MS) / Math.max(1, ms));
    const next = isFull ? Math.min(fitting, this.#size * STEP) : Math.min(fitting, this.#size);
    this.#size = Math.min(this.#most, Math.max(LEAST, Math.floor(this.#size / STEP), next));
  }
}

const SILENCE_MS = 2_000;

/** Prints lines such as "  captures: 12,000 of 356,027, 3,100/s", one every two seconds and one at the end. */
export class Progress {
  readonly #say: (line: string) => void;
  readonly #what: string;
  readonly #started = performance.now();
  #said = performance.now();
  #done = 0;

  constructor(say: (line: string) => void, what: string) {
    this.#say = say;
    this.#what = what;
  }

  /** @param total null where unknown */
  add(count: number, total: number | null = null): void {
    this.#done += count;
    if (performance.now() - this.#said < SILENCE_MS) return;
    this.#said = performance.now();
    this.#say(this.#line(total));
  }

  end(total: number | null = null): void {
    this.#say(this.#line(total));
  }

  #line(total: number | null): string {
    const perSecond = Math.round(this.#done / Math.max(0.001, (performance.now() - this.#started) / 1_000));
    const of = total === null ? '' : ` of ${total.toLocaleString('en')}`;
    return `  ${this.#what}: ${this.#done.toLocaleString('en')}${of}, ${perSecond.toLocaleString('en')}/s`;
  }
}

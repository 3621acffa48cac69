import type { Work } from './slices.ts';

/** What few need: its script is loaded when the first does. */
export class Later<Needed extends object> {
  readonly #load: () => Promise<Needed>;
  #loaded: Needed | null = null;

  /** @param load waits for the messages of what it loads, too (`messagesLoaded`) */
  constructor(load: () => Promise<Needed>) {
    this.#load = load;
  }

  /** In place of loading, for previews. */
  give(needed: Needed): void {
    this.#loaded = needed;
  }

  /** @throws if the script is missing */
  async load(): Promise<void> {
    this.#loaded ??= await this.#load();
  }

  /** For work that needs it: waits until it is loaded. */
  *get(): Work<Needed> {
    while (this.#loaded === null) yield this.load();
    return this.#loaded;
  }

  /** For work that can do without it: null if the script is missing. */
  *tryGet(): Work<Needed | null> {
    const tried = { isMissing: false };
    const miss = () => void (tried.isMissing = true);
    while (this.#loaded === null && !tried.isMissing) yield this.load().catch(miss);
    return this.#loaded;
  }
}

/** Collects what a look at the program found, and prints it as it comes. */
export class Findings {
  readonly #say: (line: string) => void;
  #problems = 0;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  get problems(): number {
    return this.#problems;
  }

  line(text: string): void {
    this.#say(text);
  }

  problem(text: string): void {
    this.#problems += 1;
    this.#say(`Problem: ${text}`);
  }

  summary(): string {
    if (this.#problems === 0) return 'No problem was found.';
    return this.#problems === 1 ? '1 problem was found.' : `${this.#problems} problems were found.`;
  }
}

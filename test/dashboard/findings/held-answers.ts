import type { FaultyAnswer } from '#test/support/faulty-service.ts';

/** Lets some answers of a service wait: those for which `isHeld` is true, until `release`. */
export class HeldAnswers {
  isHeld: (query: URLSearchParams, path: string) => boolean = () => false;
  #release = () => {};
  #released = new Promise<void>((resolve) => {
    this.#release = resolve;
  });

  async give(query: URLSearchParams, answer: FaultyAnswer, path = ''): Promise<FaultyAnswer> {
    if (this.isHeld(query, path)) await this.#released;
    return answer;
  }

  release(): void {
    this.#release();
  }
}

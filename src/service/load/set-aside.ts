import { closeSync, openSync, writeSync } from 'node:fs';

/** One thing that a load could not use, or not as it was. */
export interface UnusedThing {
  /** collection or file */
  where: string;
  /** id, or line */
  at: string;
  field: string;
  why: string;
}

/** Shown of one reason; a file with a bad column has as many as it has lines. */
const EXAMPLES = 5;
/** Shown of the reasons; where each line has a reason of its own the file alone tells all of them. */
const REASONS = 50;
/** Shown of a reason, which may quote a value of any length. */
const CHARACTERS = 200;

/**
 * Keeps account of everything that a load could not use: nothing is dropped in silence. All of it goes to a CSV file,
 * which is made with the first; for the screen it is summed up by reason, so that memory stays flat.
 */
export class SetAside {
  readonly #path: string | null;
  #file: number | null = null;
  readonly #reasons = new Map<string, { count: number; examples: string[] }>();
  #others = 0;
  readonly #counts = new Map<string, number>();

  /** @param path of the file, which is written anew; null writes and remembers nothing but counts */
  constructor(path: string | null) {
    this.#path = path;
  }

  /** Something that was left out. */
  add(thing: UnusedThing): void {
    this.#counts.set(thing.where, this.countOf(thing.where) + 1);
    this.note(thing);
  }

  /** Something that came, but not all of it. */
  note({ where, at, field, why }: UnusedThing): void {
    if (this.#path === null) return;
    if (this.#file === null) {
      this.#file = openSync(this.#path, 'w');
      writeSync(this.#file, csvLine(['where', 'at', 'field', 'why']));
    }
    writeSync(this.#file, csvLine([where, at, field, why]));
    const reason = `${where}, ${field}: ${why}`.slice(0, CHARACTERS);
    if (this.#reasons.size === REASONS && !this.#reasons.has(reason)) {
      this.#others += 1;
      return;
    }
    const known = this.#reasons.get(reason) ?? { count: 0, examples: [] };
    this.#reasons.set(reason, known);
    known.count += 1;
    if (known.examples.length < EXAMPLES) known.examples.push(at);
  }

  /** How many were left out of a collection or file. */
  countOf(where: string): number {
    return this.#counts.get(where) ?? 0;
  }

  /** What to tell the reader, a line a reason; none where everything could be used. */
  lines(): string[] {
    if (this.#file === null) return [];
    const lines = [...this.#reasons].map(([reason, { count, examples }]) => {
      const more = count > examples.length ? ` and ${count - examples.length} more` : '';
      return `  ${reason} (${examples.join(', ')}${more})`;
    });
    if (this.#others > 0) lines.push(`  and ${this.#others.toLocaleString('en')} more, for other reasons`);
    return ['Set aside or changed:', ...lines, `  Every one is in ${this.#path}`];
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
  }
}

function csvLine(values: readonly string[]): string {
  return `${values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')}\r\n`;
}

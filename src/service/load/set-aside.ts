import { spreadsheetText } from '#contract/spreadsheet-text.ts';
import { closeSync, openSync, writeSync } from 'node:fs';

/** A record or value that a load could not use, or had to change. */
export interface UnusedThing {
  /** collection or file */
  where: string;
  /** id, or line */
  at: string;
  field: string;
  why: string;
}

/** Examples shown per reason; a file with a bad column has one for each line. */
const EXAMPLES = 5;
/** Reasons shown; the CSV file has all of them. */
const REASONS = 50;
/** Characters shown of a reason, which may quote a value of any length. */
const CHARACTERS = 200;

/**
 * Records everything that a load could not use: nothing is dropped silently. All of it is written to a CSV file,
 * created with the first entry; the screen gets a summary by reason, so that memory use stays flat.
 */
export class SetAside {
  readonly #path: string | null;
  #file: number | null = null;
  readonly #reasons = new Map<string, { count: number; examples: string[] }>();
  #others = 0;
  readonly #counts = new Map<string, number>();

  /** @param path of the file, which is overwritten; null only counts */
  constructor(path: string | null) {
    this.#path = path;
  }

  /** Adds a record that was left out. */
  add(thing: UnusedThing): void {
    this.#counts.set(thing.where, this.countOf(thing.where) + 1);
    this.note(thing);
  }

  /** Adds a record that was loaded in part. */
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

  /** Number of records left out of a collection or file. */
  countOf(where: string): number {
    return this.#counts.get(where) ?? 0;
  }

  /** Number of records left out of all. */
  get count(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The summary for the screen, one line per reason; empty where everything could be used. */
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
  return `${values.map((value) => `"${spreadsheetText(value).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

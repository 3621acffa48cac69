import { spreadsheetText } from '#contract/spreadsheet-text.ts';
import { closeSync, openSync, writeSync } from 'node:fs';
import { LoadError } from './load-error.ts';

/** A record or value that a load could not use, or had to change. */
export interface UnusedThing {
  /** collection or file */
  where: string;
  /** id, or line */
  at: string;
  field: string;
  why: string;
  /** what the reason is about, where it differs from record to record; the list has it before the reason */
  value?: string;
}

/** Examples shown per reason; a file with a bad column has one for each line. */
const EXAMPLES = 3;
/** Reasons shown; the CSV file has all of them. */
const REASONS = 50;
/** Characters shown of a reason, which may quote a value of any length. */
const CHARACTERS = 200;
/** Characters that are written to the file at once: a table may have millions of lines about no animal. */
const WRITTEN_AT_ONCE = 64_000;
/** Characters shown of such a value. */
const VALUE_CHARACTERS = 40;

/**
 * Records everything that a load could not use: nothing is dropped silently. All of it is written to a CSV file,
 * created with the first entry; the screen gets a summary by reason, so that memory use stays flat.
 */
export class SetAside {
  readonly #path: string | null;
  #file: number | null = null;
  /** lines that are not in the file yet */
  #text = '';
  readonly #reasons = new Map<string, { count: number; examples: string[] }>();
  #others = 0;
  readonly #counts = new Map<string, number>();
  /** those of the lines that something is wrong with, with the first reasons */
  readonly #faults = new Map<string, { count: number; reasons: Map<string, number> }>();

  /** @param path of the file, which is overwritten; null only counts */
  constructor(path: string | null) {
    this.#path = path;
  }

  /** Adds a record that was left out because of a fault. */
  add(thing: UnusedThing): void {
    const faults = this.#faults.get(thing.where) ?? { count: 0, reasons: new Map<string, number>() };
    this.#faults.set(thing.where, faults);
    faults.count += 1;
    const reason = reasonOf(thing);
    const known = faults.reasons.get(reason);
    if (known !== undefined || faults.reasons.size < REASONS) faults.reasons.set(reason, (known ?? 0) + 1);
    this.pass(thing);
  }

  /** Adds a record that was left out although nothing is wrong with it. */
  pass(thing: UnusedThing): void {
    this.#counts.set(thing.where, this.countOf(thing.where) + 1);
    this.note(thing);
  }

  /** Adds a record that was loaded in part. */
  note(thing: UnusedThing): void {
    if (this.#path === null) return;
    const { where, at, field, why, value } = thing;
    if (this.#file === null) {
      this.#file = openList(this.#path);
      this.#text = csvLine(['where', 'at', 'field', 'why']);
    }
    this.#text += csvLine([where, at, field, value === undefined ? why : `${value} ${why}`]);
    if (this.#text.length > WRITTEN_AT_ONCE) this.#flush();
    const reason = `${where}, ${reasonOf(thing)}`;
    if (this.#reasons.size === REASONS && !this.#reasons.has(reason)) {
      this.#others += 1;
      return;
    }
    const known = this.#reasons.get(reason) ?? { count: 0, examples: [] };
    this.#reasons.set(reason, known);
    known.count += 1;
    const example = value === undefined ? at : `${at}: ${value.slice(0, VALUE_CHARACTERS)}`;
    if (known.examples.length < EXAMPLES) known.examples.push(example);
  }

  /** Number of records left out of a collection or file. */
  countOf(where: string): number {
    return this.#counts.get(where) ?? 0;
  }

  /** Number of those of several files that something is wrong with, and the most frequent reason. */
  faultsOf(files: readonly string[]): { count: number; reason: string } {
    const found = files.flatMap((file) => this.#faults.get(file) ?? []);
    const reasons = found.flatMap((faults) => [...faults.reasons]).toSorted(([, one], [, other]) => other - one);
    return { count: found.reduce((sum, faults) => sum + faults.count, 0), reason: reasons[0]?.[0] ?? '' };
  }

  /** Number of records left out of all. */
  get count(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The path of the list; null where it has nothing. */
  get path(): string | null {
    return this.#file === null ? null : this.#path;
  }

  /** The summary for the screen, one line per reason; empty where everything could be used. */
  lines(): string[] {
    if (this.#file === null) return [];
    this.#flush();
    const lines = [...this.#reasons].map(([reason, { count, examples }]) => {
      const more = count > examples.length ? ` and ${count - examples.length} more` : '';
      return `  ${reason} (${examples.join(', ')}${more})`;
    });
    if (this.#others > 0) lines.push(`  and ${this.#others.toLocaleString('en')} more, for other reasons`);
    return ['Set aside or changed:', ...lines, `  Every one is in ${this.#path}`];
  }

  close(): void {
    this.#flush();
    if (this.#file !== null) closeSync(this.#file);
  }

  #flush(): void {
    if (this.#file !== null && this.#text !== '') writeSync(this.#file, this.#text);
    this.#text = '';
  }
}

/** @throws LoadError where it cannot be written, as while Excel on Windows has it open */
function openList(path: string): number {
  try {
    return openSync(path, 'w');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new LoadError(
      `${path} lists what could not be used, and cannot be written (${code}): close it in other programs, and run the same command again.`,
      { cause: error },
    );
  }
}

function reasonOf({ field, why }: UnusedThing): string {
  return `${field}: ${why}`.slice(0, CHARACTERS);
}

function csvLine(values: readonly string[]): string {
  return `${values.map((value) => `"${spreadsheetText(value).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

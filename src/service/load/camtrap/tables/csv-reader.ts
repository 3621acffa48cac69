/** How a table is written (Data Package, "dialect"); RFC 4180 with a comma by default. */
export interface CsvDialect {
  delimiter: string;
  /** null: no value is quoted */
  quote: string | null;
  /** what stands before a quotation mark within a quoted value; by default the mark itself */
  escape: string | null;
  /** a line that begins with it is no record */
  comment: string | null;
}

/** A record of a table by the number of its first line, from 1; `fault` where its line cannot be read. */
export interface CsvRecord {
  line: number;
  values: readonly string[];
  fault: string | null;
}

/** A longer record has a quotation mark that is never closed; in characters. */
const RECORD_LENGTH = 100_000;

/** What a record is where its text begins: complete, faulty, or not decidable before more text comes. */
type Parsed = { values: string[]; end: number } | { fault: string } | 'more';

/**
 * Reads the records of a table from pieces of its text. Where a line cannot be read, only that line is a
 * fault, and reading goes on with the next one. A line cannot be read if a quotation mark in it is not closed, or is
 * closed in the middle of a value; or if its record of several lines has another number of values than the first record,
 * or contains whole records. Empty lines, and lines of delimiters alone, which spreadsheets write, are no records.
 */
export class CsvReader {
  readonly #dialect: CsvDialect;
  #text = '';
  #line = 1;
  #width: number | null;
  /** "\n", also before it a "\r"; or "\r" alone, as older programs write */
  #lineEnd: '\n' | '\r' | null = null;
  /** whether the rest of a line is left out that was too long */
  #isLeavingOut = false;

  /** @param width number of values of a record, where no header says it */
  constructor(dialect: CsvDialect, width: number | null = null) {
    this.#dialect = dialect;
    this.#width = width;
  }

  /** The records that are complete with this piece of the text. */
  push(text: string): CsvRecord[] {
    this.#text += text;
    return this.#records(false);
  }

  /** The records of the text that was not read yet, once there is no more. */
  end(): CsvRecord[] {
    return this.#records(true);
  }

  #records(isEnd: boolean): CsvRecord[] {
    const records: CsvRecord[] = [];
    const text = this.#text;
    this.#lineEnd ??= lineEndOf(text, isEnd);
    let start = 0;
    while (this.#lineEnd !== null && start < text.length) {
      const lineEnd = text.indexOf(this.#lineEnd, start);
      if (lineEnd === -1 && !isEnd && text.length - start <= RECORD_LENGTH && !this.#isLeavingOut) break;
      const end = lineEnd === -1 ? text.length : lineEnd;
      const wasLeavingOut = this.#isLeavingOut;
      this.#isLeavingOut = lineEnd === -1 && !isEnd;
      if (wasLeavingOut) {
        if (lineEnd !== -1) this.#line += 1;
        start = end + 1;
        continue;
      }
      const parsed = this.#parse(text, start, end, isEnd);
      if (parsed === 'more') break;
      if ('fault' in parsed) {
        records.push({ line: this.#line, values: [], fault: parsed.fault });
        start = end + 1;
        if (!this.#isLeavingOut) this.#line += 1;
        continue;
      }
      const { values } = parsed;
      if (values.length > 0) {
        records.push({ line: this.#line, values, fault: null });
        this.#width ??= values.length;
      }
      this.#line += 1;
      if (parsed.end > end) this.#line += count(text, this.#lineEnd, end, parsed.end);
      start = parsed.end + 1;
    }
    this.#text = text.slice(start);
    return records;
  }

  /** @param lineEnd the end of the first line of the record */
  #parse(text: string, start: number, lineEnd: number, isEnd: boolean): Parsed {
    const { delimiter, quote, comment } = this.#dialect;
    const contentEnd = text.charCodeAt(lineEnd - 1) === 13 && lineEnd > start ? lineEnd - 1 : lineEnd;
    if (contentEnd - start > RECORD_LENGTH) return { fault: `longer than ${RECORD_LENGTH / 1_000} kB` };
    const line = text.slice(start, contentEnd);
    if (line.trim() === '' || (comment !== null && line.startsWith(comment))) return { values: [], end: lineEnd };
    if (quote === null || !line.includes(quote)) {
      const values = line.split(delimiter);
      const isEmpty = values.length > 1 && values.every((value) => value.trim() === '');
      return { values: isEmpty ? [] : values, end: lineEnd };
    }
    const parsed = new QuotedRecord(text, start, { ...this.#dialect, quote, lineEnd: this.#lineEnd ?? '\n' }).read(
      isEnd,
    );
    if (parsed === 'more' || 'fault' in parsed || parsed.end <= lineEnd) return parsed;
    const inner = text.slice(lineEnd + 1, parsed.end);
    return this.#isSwallowed(line, inner) || (this.#width !== null && parsed.values.length !== this.#width)
      ? { fault: 'a quotation mark is not closed on this line' }
      : parsed;
  }

  /** Whether a record of several lines has swallowed others: one of its further lines is a whole record by itself. */
  #isSwallowed(line: string, inner: string): boolean {
    const { delimiter } = this.#dialect;
    if (this.#width === null || this.#width < 3 || line.split(delimiter).length === 1) return false;
    return inner.split(this.#lineEnd ?? '\n').some((one) => one.split(delimiter).length === this.#width);
  }
}

/** A record with quotation marks. */
class QuotedRecord {
  readonly #text: string;
  readonly #start: number;
  readonly #dialect: CsvDialect & { quote: string; lineEnd: string };
  #at: number;

  constructor(text: string, start: number, dialect: CsvDialect & { quote: string; lineEnd: string }) {
    this.#text = text;
    this.#start = start;
    this.#dialect = dialect;
    this.#at = start;
  }

  read(isEnd: boolean): Parsed {
    const { delimiter, quote, lineEnd } = this.#dialect;
    const values: string[] = [];
    for (;;) {
      const opening = this.#skipSpaces(this.#at);
      if (this.#text.startsWith(quote, opening)) {
        const value = this.#quoted(opening + quote.length);
        if (value === null) {
          const isTooLong = this.#text.length - this.#start > RECORD_LENGTH;
          return isEnd || isTooLong ? { fault: 'a quotation mark is not closed' } : 'more';
        }
        values.push(value);
        this.#at = this.#skipSpaces(this.#at);
        if (this.#at - this.#start > RECORD_LENGTH) return { fault: 'a quotation mark is not closed' };
      } else {
        const end = this.#unquotedEnd();
        values.push(this.#text.slice(this.#at, end));
        this.#at = end;
      }
      if (this.#text.startsWith(delimiter, this.#at)) {
        this.#at += delimiter.length;
        continue;
      }
      if (this.#text.charCodeAt(this.#at) === 13 && lineEnd === '\n') this.#at += 1;
      if (this.#at === this.#text.length && !isEnd) return 'more';
      if (this.#at === this.#text.length || this.#text[this.#at] === lineEnd) return { values, end: this.#at };
      return { fault: 'text follows a closing quotation mark' };
    }
  }

  #skipSpaces(from: number): number {
    let at = from;
    while (this.#text.charCodeAt(at) === 32) at += 1;
    return at;
  }

  /** The end of an unquoted value: the next delimiter, or the end of the line. */
  #unquotedEnd(): number {
    const { delimiter, lineEnd } = this.#dialect;
    const [next, last] = [this.#text.indexOf(delimiter, this.#at), this.#text.indexOf(lineEnd, this.#at)];
    const lineAt = last === -1 ? this.#text.length : last;
    if (next !== -1 && next < lineAt) return next;
    return lineEnd === '\n' && this.#text.charCodeAt(lineAt - 1) === 13 ? Math.max(this.#at, lineAt - 1) : lineAt;
  }

  /** The value from after its opening mark; null where no closing one has come yet. Leaves `at` after the closing mark. */
  #quoted(from: number): string | null {
    const { quote, escape } = this.#dialect;
    let [value, at] = ['', from];
    for (;;) {
      const next = this.#text.indexOf(quote, at);
      if (next === -1) return null;
      if (escape !== null && escape !== quote) {
        let before = next;
        while (before > at && this.#text[before - 1] === escape) before -= 1;
        const escapes = next - before;
        value += this.#text.slice(at, before) + escape.repeat(escapes >> 1);
        at = next + quote.length;
        if (escapes % 2 === 1) {
          value += quote;
          continue;
        }
      } else {
        value += this.#text.slice(at, next);
        at = next + quote.length;
        if (this.#text.startsWith(quote, at)) {
          value += quote;
          at += quote.length;
          continue;
        }
      }
      this.#at = at;
      return value;
    }
  }
}

/** Null where it is not known yet. */
function lineEndOf(text: string, isEnd: boolean): '\n' | '\r' | null {
  if (text.includes('\n')) return '\n';
  const at = text.indexOf('\r');
  if (at === -1) return isEnd || text.length > RECORD_LENGTH ? '\n' : null;
  return at < text.length - 1 || isEnd ? '\r' : null;
}

function count(text: string, what: string, from: number, end: number): number {
  let found = 0;
  for (let at = text.indexOf(what, from); at !== -1 && at < end; at = text.indexOf(what, at + 1)) found += 1;
  return found;
}

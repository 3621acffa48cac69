const [QUOTE, COMMA, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x2c, 0x0a, 0x0d];

/**
 * Counts the records of a CSV file (RFC 4180) that arrives in chunks, split anywhere. A line break between quotation marks
 * belongs to its field; empty lines are not counted. Bytes suffice: in UTF-8 no other character contains these four.
 */
export class CsvRows {
  #rows = 0;
  /** the current line is not empty */
  #isBegun = false;
  #isQuoted = false;
  /** a quotation mark here opens a field, or is the second of a doubled one */
  #mayOpen = true;

  add(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#isQuoted) {
        this.#isQuoted = byte !== QUOTE;
        this.#mayOpen = true;
      } else if (byte === LINE_FEED || byte === CARRIAGE_RETURN) this.#endLine();
      else {
        this.#isBegun = true;
        this.#isQuoted = byte === QUOTE && this.#mayOpen;
        this.#mayOpen = byte === COMMA;
      }
    }
  }

  /** @returns the number of records; the last one may lack its line break */
  end(): number {
    this.#endLine();
    return this.#rows;
  }

  #endLine(): void {
    if (this.#isBegun) this.#rows += 1;
    this.#isBegun = false;
    this.#mayOpen = true;
  }
}

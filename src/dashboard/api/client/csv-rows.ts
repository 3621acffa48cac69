const [QUOTE, COMMA, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x2c, 0x0a, 0x0d];

/**
 * Counts the records of a CSV file (RFC 4180) that comes in parts, cut anywhere: a line break between quotation marks
 * belongs to its field, lines without anything are none. In UTF-8 no other character holds the bytes that count.
 */
export class CsvRows {
  #rows = 0;
  /** something of a record has come */
  #isBegun = false;
  #isQuoted = false;
  /** a quotation mark opens a field here, or goes on with one where it is doubled */
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

  /** @returns how many records came; the last one may lack its line break */
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

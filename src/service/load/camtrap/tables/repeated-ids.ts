/** Ids up to this number are held as they are. */
const FEW = 100_000;
/** 64 MB. */
const BITS = 2 ** 29;
const HASHES = 4;

/**
 * Finds the ids that may come more than once in a table of any length, in memory that does not grow with it: a Bloom
 * filter (Bloom 1970). Every id that repeats is found; of 10 million different ids about 300 are found for nothing, which
 * costs the memory for their names.
 */
export class RepeatedIds {
  readonly #few = new Set<string>();
  #bits: Uint32Array | null = null;
  readonly #found = new Set<string>();

  add(id: string): void {
    if (this.#bits === null) {
      if (this.#few.has(id)) this.#found.add(id);
      else this.#few.add(id);
      if (this.#few.size < FEW) return;
      this.#bits = new Uint32Array(BITS / 32);
      for (const one of this.#few) mark(this.#bits, one);
      this.#few.clear();
    } else if (mark(this.#bits, id)) this.#found.add(id);
  }

  get found(): ReadonlySet<string> {
    return this.#found;
  }
}

/** Sets the bits of an id. @returns whether all of them were set before */
function mark(bits: Uint32Array, id: string): boolean {
  let [first, second] = [0x81_1c_9d_c5, 0x9e_37_79_b9];
  for (let at = 0; at < id.length; at += 1) {
    const code = id.charCodeAt(at);
    first = Math.imul(first ^ code, 0x01_00_01_93);
    second = Math.imul(second + code, 0x85_eb_ca_6b) ^ (second >>> 13);
  }
  let isKnown = true;
  for (let hash = 0; hash < HASHES; hash += 1) {
    const mixed = Math.imul((first + Math.imul(hash, second | 1)) ^ (first >>> 15), 0xc2_b2_ae_35);
    const bit = (mixed ^ (mixed >>> 16)) >>> 3;
    const [word, mask] = [bit >>> 5, 1 << (bit & 31)];
    const before = bits[word] ?? 0;
    if ((before & mask) !== 0) continue;
    isKnown = false;
    bits[word] = before | mask;
  }
  return isKnown;
}

/** Tells whether an id came before, for the ids that may repeat. */
export class SeenIds {
  readonly #mayRepeat: ReadonlySet<string>;
  readonly #seen = new Set<string>();

  constructor(mayRepeat: ReadonlySet<string>) {
    this.#mayRepeat = mayRepeat;
  }

  has(id: string): boolean {
    return this.#seen.has(id);
  }

  add(id: string): void {
    if (this.#mayRepeat.has(id)) this.#seen.add(id);
  }
}

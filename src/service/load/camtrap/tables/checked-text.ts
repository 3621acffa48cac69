import { isUtf8 } from 'node:buffer';
import { Transform } from 'node:stream';
import { LoadError } from '#service/load/load-error.ts';

const NEW_LINE = 10;

/**
 * Passes on the bytes of a text file and fails with a LoadError, which names line and byte, at the first byte that is
 * not UTF-8 or is zero: PostgreSQL rejects zeros, and a file with them is damaged or UTF-16.
 */
export function checkedText(file: string): Transform {
  let [line, offset, rest] = [1, 0, Buffer.alloc(0)];

  const check = (bytes: Buffer) => {
    const zero = bytes.indexOf(0);
    const wrong = isUtf8(bytes) ? -1 : firstWrong(bytes);
    const at = wrong === -1 || (zero !== -1 && zero < wrong) ? zero : wrong;
    if (at !== -1) {
      const place = `line ${line + newLines(bytes.subarray(0, at))} (byte ${(offset + at + 1).toLocaleString('en')})`;
      const what = at === zero ? 'has a zero byte' : 'is not in UTF-8';
      throw new LoadError(`${file} ${what} at ${place}: "${excerpt(bytes, at)}". ${WAY_OUT}`);
    }
    line += newLines(bytes);
    offset += bytes.length;
  };

  return new Transform({
    transform(chunk: Buffer, _, done) {
      try {
        if (offset + rest.length === 0 && isUtf16(chunk)) throw new LoadError(`${file} is in UTF-16. ${WAY_OUT}`);
        const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        const end = endOfWhole(bytes);
        check(bytes.subarray(0, end));
        rest = Buffer.from(bytes.subarray(end));
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        check(rest);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

const WAY_OUT = 'Camtrap DP is in UTF-8: save the file again as "CSV UTF-8".';

function isUtf16(start: Buffer): boolean {
  return start.length >= 2 && [0xfe_ff, 0xff_fe].includes(start.readUInt16BE(0));
}

/** The end of the last complete character: the other bytes of the next may come with the next chunk. */
function endOfWhole(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte < 0xc0) continue;
    const length = [0xc0, 0xe0, 0xf0].filter((least) => byte >= least).length + 1;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** Invalid UTF-8 is decoded as U+FFFD, which encodes to other bytes. */
function firstWrong(bytes: Buffer): number {
  const again = Buffer.from(bytes.toString('utf8'));
  let at = 0;
  while (at < bytes.length && bytes[at] === again[at]) at += 1;
  return at;
}

function newLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEW_LINE); at !== -1; at = bytes.indexOf(NEW_LINE, at + 1)) count += 1;
  return count;
}

function excerpt(bytes: Buffer, at: number): string {
  const lines = bytes
    .subarray(Math.max(0, at - 20), at + 20)
    .toString('latin1')
    .split(/[\r\n]+/);
  return lines.join(' ').replaceAll(/[^\x20-\x7e]/g, '?');
}

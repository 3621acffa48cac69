import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { FRAMINGS, type ClosingService, type Framing, type Size } from './closing-service.ts';

/** What a reader does with an answer, and what the other service does. */
export interface Reading {
  framing: Framing;
  /** of the other service's answer; null: none */
  encoding: 'gzip' | null;
  /** encodings that the reader accepts */
  accepts: 'gzip' | 'identity';
  reader: 'quick' | 'slow' | 'leaves';
  isCut: boolean;
  size: Size;
}

export interface Readings {
  whole: number;
  /** answers that were cut off, and came as cut off, or as an error */
  broken: number;
  /** readers that left */
  left: number;
  problems: string[];
}

/** Parts that a slow reader reads before it rests, and for how long. */
const SLOW = { parts: 4, restMs: 5 };

const ROUNDS = [
  { reader: 'quick', isCut: false },
  { reader: 'slow', isCut: false },
  { reader: 'quick', isCut: true },
  { reader: 'leaves', isCut: false },
  { reader: 'slow', isCut: true },
] as const;

/** Every combination of framing, encoding, reader and end, in turn. */
function* readings(): Generator<Reading, never> {
  for (let round = 0; ; round += 1) {
    for (const framing of FRAMINGS)
      for (const encoding of [null, 'gzip'] as const)
        for (const accepts of ['gzip', 'identity'] as const)
          yield {
            framing,
            encoding,
            accepts,
            ...(ROUNDS[round % ROUNDS.length] ?? ROUNDS[0]),
            size: 'page',
          };
  }
}

/**
 * Asks a front of the service for so many answers, six at a time, and compares each with what was sent: it has to arrive
 * whole, or to end as broken where it was cut off.
 */
export async function readMany(front: string, service: ClosingService, count: number): Promise<Readings> {
  const found: Readings = { whole: 0, broken: 0, left: 0, problems: [] };
  const all = readings();
  let asked = 0;
  const reader = async () => {
    while (asked < count) {
      asked += 1;
      const reading = all.next().value;
      const outcome = await read(front, service, reading);
      const isRight = { whole: !reading.isCut, broken: reading.isCut, left: reading.reader === 'leaves', wrong: false };
      if (outcome in found && isRight[outcome as keyof typeof isRight]) found[outcome as 'whole'] += 1;
      else found.problems.push(`${JSON.stringify(reading)}: ${outcome}`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, reader));
  return found;
}

/** How one answer came: `whole`, `broken`, `left`, or what is wrong with it. */
export function read(front: string, service: ClosingService, reading: Reading): Promise<string> {
  const { framing, encoding, accepts, reader, isCut, size } = reading;
  const query = new URLSearchParams({ framing, size });
  if (encoding !== null) query.set('encoding', encoding);
  if (isCut) query.set('cut', 'yes');
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': accepts };
    const hear = async (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      try {
        for await (const part of response as AsyncIterable<Buffer>) {
          parts.push(part);
          if (reader === 'leaves') {
            resolve('left');
            return;
          }
          if (reader === 'slow' && parts.length % SLOW.parts === 0) await pause(SLOW.restMs);
        }
        const bytes = Buffer.concat(parts);
        if (response.statusCode === 502) return resolve('broken');
        if (response.statusCode !== 200) return resolve(`status ${response.statusCode}: ${bytes.toString()}`);
        const body = response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
        resolve(body.equals(service.bodies[size]) ? 'whole' : `${body.length} bytes came as complete`);
      } catch (error) {
        resolve((error as { code?: string }).code?.startsWith('Z_') === true ? String(error) : 'broken');
      }
    };
    get(`${front}/api/v2/events/?${query}`, { agent: false, headers }, (response) => void hear(response)).once(
      'error',
      (error) => resolve(`no answer: ${error.message}`),
    );
  });
}

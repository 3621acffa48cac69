import { z } from 'zod';
import type { RawAnswer } from './ask-once.ts';
import { LoadError } from '#service/load/load-error.ts';

const FIRST_LINE = 120;

/**
 * Parses the JSON of an answer.
 *
 * @throws Error where it is truncated: the service may send all of it next time
 *
 * @throws LoadError where it is invalid. Both name type, size and first line
 */
export function readJsonAnswer(answer: RawAnswer): unknown {
  const { url, status, headers, body } = answer;
  const refuse = (problem: string, cause?: unknown) =>
    new LoadError(
      `${url} was not answered with JSON: ${problem}. ` +
        'Check the address after --from: it is the one that /api/v2/ comes behind.',
      { cause },
    );
  if (body.length === 0) throw refuse(`the answer ${status} has no body`);
  const type = headers.get('content-type') ?? '';
  if (!/^\s*\w+\/([\w.-]+\+)?json\b/i.test(type)) throw refuse(describe(answer));
  const charset = /charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) throw refuse(`${describe(answer)}, and JSON is in UTF-8`);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return z.unknown().parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError && isAtEnd(error, body)) {
      error.message = `the JSON ends in the middle (${describe(answer)})`;
      throw error;
    }
    const why = error instanceof SyntaxError ? error.message : 'it has bytes that are not UTF-8';
    throw refuse(`${describe(answer)}; ${why}`, error);
  }
}

/** "text/html, 1,234 bytes, beginning with "<!DOCTYPE html>"" */
function describe({ headers, body }: RawAnswer): string {
  const start = body
    .subarray(0, FIRST_LINE * 4)
    .toString('utf8')
    .trimStart();
  const line = (start.split(/[\r\n]/, 1)[0] ?? '').slice(0, FIRST_LINE);
  const type = headers.get('content-type') ?? 'no content type';
  return `${type}, ${body.length.toLocaleString('en')} bytes, beginning with "${line}"`;
}

/** V8 gives the position, except at the end of the text and in an unclosed string. */
function isAtEnd({ message }: SyntaxError, body: Buffer): boolean {
  if (/end of JSON input|Unterminated string/.test(message)) return true;
  const position = /at position (\d+)/.exec(message)?.[1];
  return position !== undefined && Number(position) >= body.toString('utf8').length;
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { redirectTarget } from '#service/load/copy/redirect-target.ts';
import { serviceClient, type ServiceClientOptions } from '#service/load/copy/service-client.ts';
import { sourceLists } from '#service/load/copy/source-lists.ts';
import { faultyService, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { madeRecords } from '#test/support/made-source.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const neverEnds = () => new AbortController().signal;
const NOTHING = { count: 0, next: null, previous: null, results: [] };

describe('a load that asks another service', () => {
  let answer: (path: string, headers: Readonly<Record<string, unknown>>) => FaultyAnswer;
  let source: FaultyService;
  let other: FaultyService;
  let [said, waits, tokens] = [[] as string[], [] as number[], [] as unknown[]];

  beforeEach(async () => {
    [said, waits, tokens, answer] = [[], [], [], () => ({ body: NOTHING })];
    source = await faultyService((path, _, headers) => answer(path, headers));
    other = await faultyService((_, __, headers) => {
      tokens.push(headers['authorization']);
      return { body: NOTHING };
    });
  });
  afterEach(async () => {
    await source.stop();
    await other.stop();
  });

  const ask = (options: Partial<ServiceClientOptions> = {}) =>
    serviceClient({
      base: source.origin,
      token: 'secret',
      follow: false,
      signal: neverEnds(),
      say: (line) => said.push(line),
      wait: (milliseconds) => Promise.resolve(waits.push(milliseconds)),
      ...options,
    }).list('events', { limit: 500 }, (body) => body);

  const never = (): void => {};
  /** Sends the beginning of an answer, then one byte after another. */
  const trickle = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const next = () => response.writable && response.write(' ', () => setTimeout(next, 1));
    next();
  };

  test('gives up an answer that does not begin, also after a garbage collection', async () => {
    answer = () => {
      setImmediate(collectGarbage);
      return { body: null, raw: never };
    };
    await expect(ask({ limits: { silentMs: 100 } })).rejects.toThrow(
      /\/api\/v2\/events\/\?limit=20 could not be read after 6 attempts: nothing came for 0\.1 s\./,
    );
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
    expect(said).toContain('  events: nothing came for 0.1 s; asking again in 1 s (attempt 2 of 6)');
  });

  test('gives up a body that stalls, and one that never ends', async () => {
    answer = () => ({
      body: null,
      raw: (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"count": '),
    });
    await expect(ask({ limits: { silentMs: 100 } })).rejects.toThrow(/after 6 attempts: nothing came for 0\.1 s\./);
    answer = () => ({ body: null, raw: trickle });
    await expect(ask({ limits: { wholeMs: 100 } })).rejects.toThrow(
      /after 6 attempts: the answer was not complete after 0\.1 s\./,
    );
  });

  test('says what it waits for, since when, and which attempt it is', async () => {
    answer = () => ({ body: null, raw: source.requests.length === 1 ? never : (response) => hold(response) });
    const hold = (response: ServerResponse): void => {
      const untilSaid = setInterval(() => {
        if (!said.some((line) => line.endsWith('attempt 2 of 6'))) return;
        clearInterval(untilSaid);
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(NOTHING));
      }, 5);
    };
    expect(await ask({ limits: { silentMs: 400, sayMs: 20 } })).toEqual(NOTHING);
    for (const [limit, attempt] of [
      [500, 1],
      [250, 2],
    ]) {
      const line = `events/\\?limit=${limit} for \\d+ s, attempt ${attempt} of 6$`;
      expect(said).toContainEqual(expect.stringMatching(new RegExp(`^  waiting for ${source.origin}/api/v2/${line}`)));
    }
  });

  test.each(['while it waits for an answer', 'while it waits to ask again'])('stops at once %s', async (when) => {
    const stop = new AbortController();
    const ending = new Error('Ended.');
    answer = () => {
      setImmediate(collectGarbage);
      if (when.endsWith('answer')) setImmediate(() => stop.abort(ending));
      return { status: 503, body: 'later', ...(when.endsWith('answer') && { raw: never }) };
    };
    const say = (line: string) => line.includes('asking again') && stop.abort(ending);
    const options = { base: source.origin, token: null, follow: false, signal: stop.signal, say };
    const { list } = serviceClient(options);
    await expect(list('events', {}, (body) => body)).rejects.toBe(ending);
    expect(source.requests).toHaveLength(1);
  });

  test('reads at most 100 MB of a body, however it is encoded', async () => {
    let sentBytes = 0;
    const megabyte = Buffer.alloc(1_000_000, ' ');
    const endless = (response: ServerResponse): void => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const next = () => {
        while (response.writable && response.write(megabyte)) sentBytes += megabyte.length;
        response.once('drain', next);
      };
      next();
    };
    answer = () => ({ body: null, raw: endless });
    const message = /events\/\?limit=500 was answered with more than 100 MB, which a load does not read/;
    await expect(ask()).rejects.toThrow(message);
    expect(source.requests).toHaveLength(1);
    expect(sentBytes).toBeLessThan(200_000_000);

    const bomb = gzipSync(Buffer.alloc(101_000_000, ' '), { level: 1 });
    expect(bomb.length).toBeLessThan(1_000_000);
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    answer = () => ({ body: null, raw: (response) => void response.writeHead(200, headers).end(bomb) });
    await expect(ask()).rejects.toThrow(message);
  });

  test('follows a redirect within the host, with the token, at most five times', async () => {
    const asked: unknown[] = [];
    answer = (path, headers) => {
      asked.push(headers['authorization']);
      return path.startsWith('moved')
        ? { body: NOTHING }
        : { status: 308, body: '', headers: { location: '/api/v2/moved/' } };
    };
    expect(await ask()).toEqual(NOTHING);
    expect(source.requests).toEqual(['events/?limit=500', 'moved/']);
    expect(asked).toEqual(['Token secret', 'Token secret']);
    answer = () => ({ status: 302, body: '', headers: { location: '/api/v2/events/' } });
    await expect(ask()).rejects.toThrow(
      /events\/\?limit=500 was redirected more than 5 times, last to \/api\/v2\/events\//,
    );
    expect(source.requests).toHaveLength(2 + 6);
  });

  test('sends no request to another host without --follow, and never the token', async () => {
    answer = () => ({ status: 302, body: '', headers: { location: `${other.origin}/api/v2/events/` } });
    await expect(ask()).rejects.toThrow(
      new RegExp(`^${source.origin}.* redirects to another host: ${other.origin}/.*--from, or add --follow`),
    );
    expect(other.requests).toEqual([]);
    expect(await ask({ follow: true })).toEqual(NOTHING);
    expect(tokens).toEqual([undefined]);
  });

  test.each([
    ['http://a.org/x', 'https://a.org/x', 'https://a.org/x'],
    ['http://a.org/x', '../y', 'http://a.org/y'],
    ['http://a.org:80/x', 'http://a.org/y', 'http://a.org/y'],
  ])('a redirect from %s to %s stays on the host', (from, location, url) => {
    expect(redirectTarget(from, location, false)).toEqual({ url, isSameHost: true });
  });

  test.each([
    ['https://a.org/x', 'http://a.org/x', /is not encrypted/],
    ['http://a.org/x', 'http://a.org:8080/x', /another host/],
    ['http://a.org/x', '//b.org/x', /another host: \/\/b\.org\/x/],
    ['http://a.org/x', 'http://:8000/x', /which is not the http\(s\) address/],
    ['http://a.org/x', 'file:///etc/passwd', /which is not the http\(s\) address/],
    ['http://a.org/x', 'http://u:p@a.org/x', /which is not the http\(s\) address/],
  ])('a redirect from %s to %s is refused', (from, location, message) => {
    expect(() => redirectTarget(from, location, false)).toThrow(message);
  });

  test.each([
    [
      'HTML',
      'text/html',
      '<!DOCTYPE html>\n<p>Welcome',
      /with JSON: text\/html, 26 bytes, beginning with "<!DOCTYPE html>"/,
    ],
    ['another type', 'text/plain', '{}', /with JSON: text\/plain, 2 bytes, beginning with "\{\}"/],
    [
      'another character set',
      'application/json; charset=latin1',
      '{}',
      /charset=latin1, 2 bytes, .*, and JSON is in UTF-8/,
    ],
    [
      'bytes that are not UTF-8',
      'application/json',
      Buffer.from([0x22, 0xe9, 0x22]),
      /3 bytes, .*bytes that are not UTF-8/,
    ],
    ['what is nearly JSON', 'application/json', "{'count': 1}\nx", /14 bytes, beginning with "\{'count': 1\}"; /],
    ['nothing', 'application/json', '', /with JSON: the answer 200 has no body/],
  ])('names type, size and first line of %s, and what to do', async (_, type, body, message) => {
    const raw = (response: ServerResponse) => void response.writeHead(200, { 'content-type': type }).end(body);
    answer = () => ({ body: null, raw });
    const failed = ask();
    await expect(failed).rejects.toThrow(message);
    await expect(failed).rejects.toThrow(`${source.origin}/api/v2/events/?limit=500 was not answered`);
    await expect(failed).rejects.toThrow('Check the address after --from: it is the one that /api/v2/ comes behind.');
    expect(source.requests).toHaveLength(1);
  });

  test('retries if JSON is truncated, and finally says how far it came', async () => {
    const whole = JSON.stringify({ ...NOTHING, results: ['é'.repeat(40)] });
    answer = () => ({
      body: null,
      raw: (response) => {
        const cut = source.requests.length === 3 ? whole.length : whole.length - 3 * source.requests.length;
        response.writeHead(200, { 'content-type': 'application/json' }).end(whole.slice(0, cut));
      },
    });
    expect(await ask()).toEqual(JSON.parse(whole));
    expect(source.requests).toHaveLength(3);
    answer = () => ({
      body: null,
      raw: (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"count": 3, "res'),
    });
    await expect(ask()).rejects.toThrow(
      /after 6 attempts: the JSON ends in the middle \(application\/json, 17 bytes, beginning with "\{"count": 3, "res"\)/,
    );
  });

  test('reports how long a service asks it to wait, and does not wait a day', async () => {
    answer = () => ({ status: 429, body: {}, headers: { 'retry-after': '86400' } });
    await expect(ask()).rejects.toThrow(
      /it answered 429 and asks to wait 86,400 s\. A load waits 600 s at most\. Run the same command again later/,
    );
    expect([source.requests.length, waits]).toEqual([1, []]);
    answer = () =>
      source.requests.length === 2 ? { status: 503, body: '', headers: { 'retry-after': '540' } } : { body: NOTHING };
    const untilSaid = () =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          if (!said.some((line) => line.includes('waited before'))) return;
          clearInterval(timer);
          resolve();
        }, 5);
      });
    expect(await ask({ wait: untilSaid, limits: { sayMs: 20 } })).toEqual(NOTHING);
    expect(said).toContain('  events: it answered 503; asking again in 540 s (attempt 2 of 6)');
    expect(said).toContainEqual(expect.stringMatching(/^ {2}events: \d+ of 540 s waited before asking again$/));
  });

  test('checks a page with more records than requested in parts', async () => {
    const results = Array.from({ length: 1_200 }, (_, index) => ({ ...madeRecords()['projects']?.[0], id: index + 1 }));
    answer = () => ({ body: { ...NOTHING, count: results.length, results } });
    const client = serviceClient({
      base: source.origin,
      token: null,
      follow: false,
      signal: neverEnds(),
      say: () => {},
    });
    const sizes: number[] = [];
    for await (const { records } of sourceLists(client, () => {}).walk('projects', {})) sizes.push(records.length);
    expect(sizes).toEqual([500, 500, 200]);
    expect(source.requests).toHaveLength(1);
  });
});

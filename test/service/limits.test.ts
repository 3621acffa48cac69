import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildApp } from '#service/app.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { serveSample, type RunningService } from '#test/support/serve.ts';
import { ask } from './ask.ts';

const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '', chosen: false };

/** Sends these bytes and reads until the other side closes. */
function sendBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.once('end', () => resolve(answer)).once('error', reject);
  });
}

function expectAnswer(answer: string, status: number, detail: RegExp): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/json\r?$/im);
  expect(JSON.parse(body)).toEqual({ detail: expect.stringMatching(detail) });
}

describe('a request', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await serveSample();
  });
  afterAll(() => service.stop());

  test('whose address is longer than 4 KiB is a 414 in JSON, and one of 4 KiB is answered', async () => {
    for (const path of ['/api/v2/projects/', '/nothing']) {
      const most = `${path}?x=`;
      const fits = await ask(service.url, most.padEnd(4_096, 'x'));
      expect(fits.status).toBe(path === '/nothing' ? 404 : 200);
      const { status, headers, text } = await ask(service.url, most.padEnd(4_097, 'x'));
      expect([status, headers['content-type']]).toEqual([414, 'application/json']);
      expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining('4096') });
    }
  });

  test('whose headers are longer than 16 KiB is a 431 in JSON', async () => {
    const cookies = `Cookie: ${'x'.repeat(17_000)}`;
    expectAnswer(
      await sendBytes(service.url, `GET /api/v2/projects/ HTTP/1.1\r\nHost: localhost\r\n${cookies}\r\n\r\n`),
      431,
      /16 KiB/,
    );
  });

  test('that is not HTTP is a 400 in JSON', async () => {
    expectAnswer(await sendBytes(service.url, 'GARBAGE\r\n\r\n'), 400, /HTTP/);
  });

  test.each([
    ['whose headers do', 'GET /api/v2/projects/ HTTP/1.1\r\nHost: localhost\r\n'],
    [
      'whose body does',
      'POST /api/v2/exports/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{"for',
    ],
  ])('%s not come to their end in time is a 408 in JSON', async (_part, bytes) => {
    const impatient = await serveSample({ requestTimeoutMs: 120 });
    try {
      expectAnswer(await sendBytes(impatient.url, bytes), 408, /in time/);
    } finally {
      await impatient.stop();
    }
  });
});

describe('a body', () => {
  // The real routes have lower limits than the app, so the app gets a route for this test.
  const post = async (headers: Record<string, string>, payload: string) => {
    const { database, close } = await openDatabase(inject('sampleFile'));
    const shared = { database, exportFolder: inject('exportFolder'), dashboard: null, publicUrl: null };
    const app = await buildApp({ ...shared, tiles, logLevel: 'silent' });
    app.post('/api/taken', (request) => request.body);
    const answer = await app.inject({ method: 'POST', url: '/api/taken', headers, payload });
    await app.close();
    await close();
    return answer;
  };
  const json = (length: number) => JSON.stringify({ x: '' }).replace('""', `"${'x'.repeat(length - 8)}"`);

  test('of 64 KiB is read, and a larger one is a 413 in JSON', async () => {
    const type = { 'content-type': 'application/json' };
    expect((await post(type, json(65_536))).statusCode).toBe(200);
    const refused = await post(type, json(65_537));
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([413, 'application/json']);
    expect(refused.json()).toEqual({ detail: expect.any(String) });
  });

  test.each(['text/plain', 'text/csv', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of the type %s is a 415 in JSON',
    async (type) => {
      const refused = await post({ 'content-type': type }, 'a=1');
      expect([refused.statusCode, refused.headers['content-type']]).toEqual([415, 'application/json']);
      expect(refused.json()).toEqual({ detail: expect.any(String) });
    },
  );

  test.each(['{"a":', ''])('that is called JSON and is "%s" is a 400 in JSON', async (payload) => {
    const refused = await post({ 'content-type': 'application/json', 'content-length': `${payload.length}` }, payload);
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([400, 'application/json']);
  });
});

describe('the rate', () => {
  test('of data requests is limited by client address: 429 in JSON with Retry-After', async () => {
    const service = await serveSample({ requestsPerMinute: 3 });
    try {
      for (const path of ['/api/v2/projects/', '/api/v2/moths/', '/media/none']) {
        const { status, headers } = await ask(service.url, path);
        expect([200, 404]).toContain(status);
        expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
      }
      for (const path of ['/api/v2/projects/', '/api/v2/moths/', '/%61pi/v2/projects/', '/media/trap%20images/1.svg']) {
        const { status, headers, text } = await ask(service.url, path);
        expect([status, headers['content-type']]).toEqual([429, 'application/json']);
        // As in every answer of a list (spec 1).
        expect(headers.allow).toBe(path.endsWith('projects/') ? 'GET, POST, HEAD, OPTIONS' : undefined);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
        expect(JSON.parse(text)).toEqual({ detail: expect.stringMatching(/3 requests in a minute/) });
      }
      // The dashboard's files are not counted: they show the error message.
      expect((await ask(service.url, '/deployments')).status).toBe(404);
    } finally {
      await service.stop();
    }
  });

  test('counts requests with a wrong token too, against guessing', async () => {
    const tokens = [{ name: 'anna', token: '0123456789abcdef' }];
    const service = await serveSample({ requestsPerMinute: 2, tokens });
    try {
      const guess = { headers: { authorization: 'Token guess-guess-guess' } };
      const statuses = [];
      for (let times = 0; times < 3; times += 1)
        statuses.push((await ask(service.url, '/api/v2/projects/', guess)).status);
      expect(statuses).toEqual([401, 401, 429]);
    } finally {
      await service.stop();
    }
  });

  test('is unlimited by default', async () => {
    const service = await serveSample({ requestsPerMinute: 0 });
    try {
      for (let times = 0; times < 20; times += 1) {
        expect((await ask(service.url, '/api/v2/projects/?limit=1')).status).toBe(200);
      }
    } finally {
      await service.stop();
    }
  });
});

import { afterEach, expect, test } from 'vitest';
import { ask } from '#test/service/ask.ts';
import { endFronts, inFrontOf, upstreamThat } from './in-front.ts';

afterEach(endFronts);

const LOGIN = '/api/v2/auth/token/login/';
const guess = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"password":"moth"}' };

test('ten logins a minute pass, and other requests are not counted with them', async () => {
  const { url, seen } = await upstreamThat((_request, response) => {
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"non_field_errors":["No."]}');
  });
  const front = await inFrontOf(url, { requestsPerMinute: 100 });
  const statuses: number[] = [];
  for (let times = 0; times < 10; times += 1) statuses.push((await ask(front, LOGIN, guess)).status);
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 400));
  const refused = await ask(front, LOGIN, guess);
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    429,
    { detail: expect.stringMatching(/^More than 10 logins in a minute: wait \d+ seconds\.$/) },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(seen).toHaveLength(10);
  expect((await ask(front, '/api/v2/projects/')).status).toBe(400);
});

test('a password is in no line of the log, and no cookie of the answer passes', async () => {
  const { url, seen } = await upstreamThat((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'sessionid=1' });
    response.end('{"auth_token":"moth-token"}');
  });
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const front = await inFrontOf(url, { logLevel: 'debug', logStream });
  const { status, headers, text } = await ask(front, LOGIN, guess);
  expect([status, text, headers['set-cookie']]).toEqual([200, '{"auth_token":"moth-token"}', undefined]);
  expect(seen[0]?.body).toBe('{"password":"moth"}');
  expect(lines.join('')).toContain(LOGIN);
  expect(lines.join('')).not.toMatch(/"moth/);
});

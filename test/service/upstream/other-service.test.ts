import { afterAll, afterEach, expect, test } from 'vitest';
import { buildUpstreamApp } from '#service/upstream-app.ts';
import { madeBuild } from '#test/support/made-build.ts';
import { serveSample } from '#test/support/serve.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { ask } from '#test/service/ask.ts';

const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '', chosen: false };
const PATH = '/api/v2/projects/';
const stops: (() => Promise<unknown>)[] = [];
const { dashboard, remove } = madeBuild();

afterAll(remove);
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** Another service, with the tokens that it received. */
async function another(): Promise<{ service: FaultyService; shown: unknown[] }> {
  const shown: unknown[] = [];
  const service = await faultyService((_path, query, { authorization }) => {
    shown.push(authorization);
    return pageOf([], query);
  });
  stops.push(service.stop);
  return { service, shown };
}

async function inFrontOf(upstreamUrl: string): Promise<string> {
  const app = await buildUpstreamApp({ upstreamUrl, dashboard, tiles, logLevel: 'silent' });
  stops.push(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

const asking = (service: string) => ({
  headers: { authorization: 'Token moth-1234567', 'noctuary-service': service },
});

test('the page names the service that it shows, which its tokens are for', async () => {
  const { text } = await ask(await inFrontOf('https://Moths.example.org/insects'), '/sessions');
  expect(text).toContain('<meta name="noctuary-service" content="https://moths.example.org/insects">');
  const own = await serveSample({ dashboard });
  stops.push(own.stop);
  expect((await ask(own.url, '/sessions')).text).toContain('<meta name="noctuary-service" content="own">');
});

test('the page begins no requests where its address turns default filters off, which other requests do', async () => {
  const front = await inFrontOf('https://moths.example.org');
  const begunAt = async (address: string) => {
    const { text } = await ask(front, address);
    const [, content = ''] = /<meta name="noctuary-first-requests" content="([^"]*)">/.exec(text) ?? [];
    return (JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as { paths: string[] }).paths;
  };
  expect(await begunAt('/taxa?project=3&defaults=on')).toContain('taxa/?project_id=3&ordering=created_at&limit=500');
  expect(await begunAt('/taxa?project=3&defaults=off')).toEqual([]);
});

test('a token for one service does not reach the next one at the same address', async () => {
  const { service, shown } = await another();
  const front = await inFrontOf(service.origin);
  expect((await ask(front, PATH, asking(service.origin))).status).toBe(200);
  expect(shown).toEqual(['Token moth-1234567']);
  for (const other of ['https://moths.example.org', `${service.origin}/insects`, 'own', '', 'x'.repeat(9_000)]) {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      expect((await ask(front, PATH, { method, ...asking(other) })).status).toBe(409);
    }
  }
  const post = {
    method: 'POST',
    body: '{}',
    headers: { ...asking('own').headers, 'content-type': 'application/json' },
  };
  expect((await ask(front, '/api/v2/exports/', post)).status).toBe(409);
  expect(shown).toHaveLength(1);
  const { text } = await ask(front, PATH, asking('own'));
  expect(text).toContain(`shows the data of ${service.origin}`);
});

test('a request that names no service is answered by whichever is there', async () => {
  const { service, shown } = await another();
  const headers = { authorization: 'Token moth-1234567' };
  expect((await ask(await inFrontOf(service.origin), PATH, { headers })).status).toBe(200);
  expect(shown).toEqual(['Token moth-1234567']);
});

test('our own service refuses requests for another one', async () => {
  const own = await serveSample({ tokens: [{ name: 'anna', token: '0123456789abcdef' }] });
  stops.push(own.stop);
  const headers = { authorization: 'Token 0123456789abcdef' };
  expect((await ask(own.url, PATH, { headers: { ...headers, 'noctuary-service': 'own' } })).status).toBe(200);
  const refused = await ask(own.url, PATH, {
    headers: { ...headers, 'noctuary-service': 'https://moths.example.org' },
  });
  expect([refused.status, refused.headers['set-cookie']]).toEqual([409, undefined]);
  expect(refused.text).toContain('its own database');
});

test('no cache answers for one service with cached answers of another', async () => {
  const { service } = await another();
  const own = await serveSample();
  stops.push(own.stop);
  for (const origin of [await inFrontOf(service.origin), own.url]) {
    expect((await ask(origin, PATH)).headers.vary?.split(/, */)).toContain('noctuary-service');
  }
});

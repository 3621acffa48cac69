import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { ask } from '#test/service/ask.ts';
import { allLists } from './linked-field-tables.ts';

/** Every absolute address in a text. */
function originsIn(text: string): Set<string> {
  return new Set([...text.matchAll(/"https?:\/\/[^"]+"/g)].map(([quoted]) => new URL(quoted.slice(1, -1)).origin));
}

/** Addresses of a storage source are set by the operator, and are not addresses of the service. */
const pages = allLists.map(({ path }) => `${path}?limit=5&offset=1`).filter((path) => !path.includes('storage'));

describe.each(similarDatabases)('addresses and transport over $kind', (sample) => {
  const service = serviceOver(sample, { allowedHosts: ['trap.local'] });
  const published = serviceOver(sample, { publicUrl: 'https://moths.example.org', allowedHosts: ['inner'] });

  test.each(pages)('every address in %s starts with the requested host (1)', async (path) => {
    for (const host of ['trap.local:8080', 'localhost:1', '[::1]:4180']) {
      const { text } = await ask(service().url, path, { headers: { host } });
      expect(originsIn(text)).toEqual(new Set([`http://${host}`]));
    }
  });

  test('without a host in the request, addresses start with the address it came in by (1)', async () => {
    const { text } = await ask(service().url, '/api/v2/deployments/?limit=1', { headers: { host: '' } });
    expect(originsIn(text)).toEqual(new Set([service().url]));
  });

  test.each(pages)('every address in %s starts with the public address if set (1)', async (path) => {
    const { text } = await ask(published().url, path, { headers: { host: 'inner:8080' } });
    expect(originsIn(text)).toEqual(new Set(['https://moths.example.org']));
  });

  test('forwarded headers of clients are ignored (1)', async () => {
    const headers = { 'x-forwarded-host': 'evil.example.org', 'x-forwarded-proto': 'https' };
    expect((await ask(service().url, '/api/v2/taxa/', { headers })).text).not.toContain('evil');
  });

  test.each([
    { encoding: 'br', unpack: brotliDecompressSync },
    { encoding: 'gzip', unpack: gunzipSync },
  ])('a list is packed as $encoding for who asks for that, and is the same list', async ({ encoding, unpack }) => {
    const { url } = service();
    const plain = await ask(url, '/api/v2/events/');
    const packed = await ask(url, '/api/v2/events/', { headers: { 'accept-encoding': encoding } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['content-type']).toBe('application/json');
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4);
    expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
  });

  test('a compressed list varies by Accept, and by the encoding as well (1)', async () => {
    const { headers } = await ask(service().url, '/api/v2/events/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary?.toLowerCase().split(/, */).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'noctuary-service',
    ]);
  });

  test.each([
    { 'if-none-match': '*' },
    { 'if-none-match': '*', 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'br' },
  ])('what HEAD and 304 vary by is what the whole answer does, %o', async (headers) => {
    const { 'if-none-match': _known, ...wholly } = headers;
    const whole = await ask(service().url, '/api/v2/events/', { headers: wholly });
    for (const method of ['GET', 'HEAD']) {
      const { headers: said } = await ask(service().url, '/api/v2/events/', { method, headers });
      expect(said.vary).toBe(whole.headers.vary);
    }
  });

  test.each(['/api/v2/projects/', '/api/v2/projects/1/', '/nothing', '/media/trap%20images/1.svg'])(
    'a browser may run only our scripts at %s',
    async (path) => {
      const { headers } = await ask(service().url, path);
      const policy = Object.fromEntries(
        String(headers['content-security-policy'])
          .split(';')
          .map((directive) => {
            const [name = '', ...sources] = directive.trim().split(' ');
            return [name, sources];
          }),
      );
      expect(policy['default-src']).toEqual(["'self'"]);
      expect(policy['script-src']).toEqual(["'self'"]);
      expect(policy['object-src']).toEqual(["'none'"]);
      expect(policy['frame-ancestors']).toEqual(["'none'"]);
      expect(policy['img-src']).toContain('https://tiles.example.org');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );
});

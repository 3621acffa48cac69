import { afterEach, beforeEach, expect, test } from 'vitest';
import { webAddress } from '#dashboard/api/http/web-address.ts';
import { words } from '#test/words.ts';

const page = document.createElement('meta');
beforeEach(() => {
  page.name = 'noctuary-service';
  page.content = 'https://moths.example.org/insects';
  document.head.append(page);
});
afterEach(() => page.remove());

test.each([
  ['https://a.example/1.jpg', 'https://a.example/1.jpg'],
  ['HTTP://A.example/trap images/1.jpg', 'http://a.example/trap%20images/1.jpg'],
  ['  https://a.example/?sig=a%2Fb ', 'https://a.example/?sig=a%2Fb'],
  ['https://a.example/a:b@c', 'https://a.example/a:b@c'],
  // A path is one of the service that the record came from, which may be another than the one that served the page.
  ['/media/1.jpg', 'https://moths.example.org/media/1.jpg'],
  ['media/1.jpg', 'https://moths.example.org/insects/media/1.jpg'],
])('%j may be asked for', (text, href) => {
  expect(webAddress(text)).toEqual({ href, why: null });
});

test('a path is resolved against this origin if the service is our own', () => {
  page.content = 'own';
  expect(webAddress('/media/1.jpg').href).toBe(`${window.location.origin}/media/1.jpg`);
});

test('an address at the origin of another service becomes one of this server, where its record is known', () => {
  const record = { list: 'captures', id: 5 } as const;
  const through = (path: string) =>
    `${window.location.origin}/media/service/captures/5?address=${encodeURIComponent(path)}`;
  expect(webAddress('/media/trap 1.jpg?v=1', record).href).toBe(through('/media/trap%201.jpg?v=1'));
  expect(webAddress('https://moths.example.org/1.jpg', record).href).toBe(through('/1.jpg'));
  // Others are asked for where they are.
  for (const other of ['http://moths.example.org/1.jpg', 'https://a.example/1.jpg']) {
    expect(webAddress(other, record).href).toBe(other);
  }
  const long = `https://moths.example.org/${'x'.repeat(4_000)}`;
  expect(webAddress(long, record).href).toBe(long);
  page.content = 'own';
  expect(webAddress('/media/1.jpg', record).href).toBe(`${window.location.origin}/media/1.jpg`);
});

test.each([
  ['', words.api.addressInvalid],
  ['   ', words.api.addressInvalid],
  ['javascript:alert(1)', words.api.addressScheme],
  ['JaVaScRiPt:alert(1)', words.api.addressScheme],
  ['java\nscript:alert(1)', words.api.addressControl],
  ['\u0001javascript:alert(1)', words.api.addressControl],
  ['https://a.example/\u0000', words.api.addressControl],
  ['data:image/svg+xml,<svg onload="alert(1)"/>', words.api.addressScheme],
  ['blob:https://a.example/1', words.api.addressScheme],
  ['file:///etc/passwd', words.api.addressScheme],
  ['ftp://a.example/1', words.api.addressScheme],
  ['//a.example/1', words.api.addressScheme],
  ['\\\\a.example\\1', words.api.addressScheme],
  ['/\\a.example/1', words.api.addressScheme],
  ['https:a.example/1', words.api.addressScheme],
  ['https:/a.example/1', words.api.addressScheme],
  ['https:///a.example/1', words.api.addressScheme],
  ['https:\\\\a.example', words.api.addressScheme],
  ['https://user:word@a.example/1', words.api.addressUser],
  ['https://user@a.example/1', words.api.addressUser],
  ['http://', words.api.addressScheme],
  ['http://a b/', words.api.addressInvalid],
  ['https://a.example:99999/', words.api.addressInvalid],
  [`https://a.example/${'x'.repeat(8_000)}`, words.api.addressTooLong],
])('%j may not, with a reason', (text, why) => {
  expect(webAddress(text)).toEqual({ href: null, why });
});

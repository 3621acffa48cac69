import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askSample } from '#test/dashboard/overview/sample-but.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { startOf, textOf, textPattern, words } from '#test/words.ts';

const HOSTILE = [
  'javascript:alert("evil.example")',
  ' java\tscript:alert("evil.example")',
  'data:text/html,<script>alert("evil.example")</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(\'evil.example\')"/>',
  'blob:https://evil.example/1',
  'file:///evil.example/etc/passwd',
  'vbscript:msgbox("evil.example")',
  '//evil.example/1.jpg',
  '\\\\evil.example\\1.jpg',
  'https://user:word@evil.example/1.jpg',
  'https:evil.example/1.jpg',
  `https://evil.example/${'x'.repeat(9_000)}`,
];
/** Every field of the interface that holds an address. */
const FIELDS = new Set([
  'image',
  'url',
  'small',
  'medium',
  'file_url',
  'details',
  'events',
  'captures',
  'occurrences',
  'endpoint_url',
  'public_base_url',
  'cover_image_url',
]);
/** A list of this many records is enough for each of them. */
const RECORDS = 24;
const ATTRIBUTES = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'style', 'ping', 'xlink:href'];

let service: FaultyService;
beforeEach(async () => {
  let next = 0;
  const hostile = () => HOSTILE[(next += 1) % HOSTILE.length];
  /** The same records, each of whose addresses is a hostile one. */
  const poisoned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(poisoned);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, field]): [string, unknown] => {
      const isAddress = FIELDS.has(name) && (field === null || typeof field === 'string');
      return [name, isAddress ? hostile() : poisoned(field)];
    });
    const record = Object.fromEntries(fields);
    // Running services send small images, of which the sample knows none.
    return 'url' in record ? { ...record, thumbnails: { small: hostile(), medium: hostile() } } : record;
  };
  service = await faultyService(async (path, query) => {
    if (Number(query.get('offset') ?? 0) > 0) query.set('limit', '1');
    else if (Number(query.get('limit') ?? 0) > RECORDS) query.set('limit', String(RECORDS));
    const { status, body } = await askSample(`${path}?${query.toString()}`);
    if (typeof body !== 'object' || body === null || !('results' in body)) return { status, body: poisoned(body) };
    const results = Number(query.get('offset') ?? 0) > 0 ? [] : (body.results as unknown[]);
    const count = Math.min(RECORDS, (body as unknown as { count: number }).count);
    return { status, body: { ...body, count, results: poisoned(results) } };
  });
  loadedFrom(service.origin);
});
afterEach(() => service.stop());

/** Attributes of the document by which a browser would go to a hostile address, or ask for one. */
function hostileAttributes(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    ATTRIBUTES.flatMap((name) => {
      const value = element.getAttribute(name);
      if (value === null) return [];
      const isSafe = name === 'style' ? !value.includes('url(') : isWebAddress(value);
      return isSafe && !value.includes('evil.example') ? [] : [`${element.tagName} ${name}=${value.slice(0, 80)}`];
    }),
  );
}

function isWebAddress(value: string): boolean {
  const { protocol, username, password } = new URL(value, window.location.href);
  return /^https?:$/.test(protocol) && username + password === '';
}

const counted = (count: number, many: string) => new RegExp(textOf(words.list.shownOf(count, String(count), many)));

test.each([
  ['/', new RegExp(words.overview.onMap('22', '24'))],
  ['/deployments?view=table', counted(24, words.deployments.noun.many)],
  ['/deployments?view=map&selected=1', counted(24, words.deployments.noun.many)],
  ['/deployments/1', counted(10, words.sessions.sessions)],
  ['/sessions', counted(24, words.sessions.sessions)],
  ['/sessions/815', new RegExp(words.sessionPage.allLoaded(24))],
  ['/taxa?selected=3', counted(24, words.taxa.nouns.many)],
  ['/taxa/3?project=1', new RegExp(words.season.yearTable)],
  ['/exports', new RegExp(words.exports.fileNotUsed('', '').trim())],
  ['/storage', new RegExp(textOf(words.list.shownOf('', String.raw`\d+`, words.storage.nouns.many)).trim())],
  ['/projects', new RegExp(startOf(words.projects.updatedOn('')))],
  ['/settings', new RegExp(words.settings.storedData)],
])('%s links to none of them and shows no image of them', async (address, shown) => {
  renderAt(address);
  await waitFor(() => expect(shown.test(document.body.textContent)).toBe(true));
  expect(hostileAttributes()).toEqual([]);
});

const unusable = [words.api.addressScheme, words.api.addressUser, words.api.addressTooLong];

test('a capture without an image says why, and has no link', async () => {
  const { user } = renderAt('/sessions/815');
  await user.click((await screen.findAllByText(words.captures.imageNotLoaded))[0] ?? document.body);
  const viewer = await screen.findByRole('dialog', { name: textPattern(words.sessionPage.capturesOf('§')) });
  await waitFor(() =>
    expect(viewer).toHaveTextContent(new RegExp(words.captures.addressNotUsed(`(${unusable.join('|')})`))),
  );
  expect(hostileAttributes()).toEqual([]);
});

test('a project without a picture says why', async () => {
  renderAt('/projects');
  await waitFor(() =>
    expect(screen.getAllByTitle((title) => title.startsWith(words.projects.noPicture('').trim()))).toHaveLength(6),
  );
});

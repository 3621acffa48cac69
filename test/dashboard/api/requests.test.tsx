import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleBut } from '#test/dashboard/overview/sample-but.ts';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

/** The project switch's and the header's; the jobs wait for the page and so come last. */
const ON_EVERY_PAGE = ['projects/?ordering=created_at&limit=500', 'jobs/?ordering=-updated_at&limit=20'];

/** A page's address, words that it shows when it is read, and what else it asks for. */
const PAGES: readonly [string, string, readonly string[]][] = [
  ['/projects', '6 of 6 projects', []],
  ['/projects?view=table', '6 of 6 projects', []],
  // Whether a service offers to log in; the page of our own says that it does not.
  ['/settings', 'Insect-monitoring data service', ['auth/token/login/', 'schema/']],
  ['/exports', '24 of 24 exports', ['exports/?ordering=created_at&limit=500']],
  [
    '/storage?view=table',
    `12 of 12 ${words.storage.nouns.many}`,
    // Whether the reader may add images.
    ['images/', 'storage/?ordering=created_at&limit=500'],
  ],
  [
    '/deployments/35',
    'Summit 1',
    [
      'deployments/35/',
      // The ones beside it.
      'deployments/?ordering=created_at&limit=500',
      'events/?deployment=35&ordering=created_at&limit=100',
      // For its table of species.
      'occurrences/?deployment=35&project_id=2&ordering=created_at&limit=100',
      'occurrences/?deployment=35&project_id=2&ordering=created_at&limit=161&offset=100',
    ],
  ],
  [
    '/sessions/815',
    '841',
    [
      'captures/?event=815&project_id=2&ordering=timestamp&limit=100',
      'captures/?event=815&project_id=2&ordering=timestamp&limit=741&offset=100',
      'deployments/36/',
      'events/815/',
      'events/?deployment=36&ordering=created_at&limit=100',
      // For its table of species, after the captures.
      'occurrences/?event=815&project_id=2&ordering=created_at&limit=100',
    ],
  ],
  ['/no/page', words.shell.pageNotFound, []],
];

test.each(PAGES)('%s requests no more than it shows', async (address, text, own) => {
  service = await sampleBut();
  renderAt(address);
  await waitFor(() => expect(document.body).toHaveTextContent(text));
  await waitFor(() => expect(joined(service?.requests ?? [])).toEqual([...ON_EVERY_PAGE, ...own].toSorted()));
});

/** The requests, with those for consecutive pages of a list as one: a slow service is asked for smaller pages. */
function joined(requests: readonly string[]): string[] {
  const next = /^(?<list>.+)&limit=(?<limit>\d+)&offset=(?<offset>\d+)$/;
  const pages = requests.flatMap((request) => {
    const { list = '', limit, offset } = next.exec(request)?.groups ?? {};
    return list === '' ? [] : [{ list, from: Number(offset), end: Number(offset) + Number(limit) }];
  });
  const spans = new Map<string, { from: number; end: number }>();
  for (const { list, from, end } of pages.toSorted((one, other) => one.from - other.from)) {
    const before = spans.get(list);
    expect([list, from]).toEqual([list, before?.end ?? from]);
    spans.set(list, { from: before?.from ?? from, end });
  }
  const whole = [...spans].map(([list, { from, end }]) => `${list}&limit=${end - from}&offset=${from}`);
  return [...requests.filter((request) => !next.test(request)), ...whole].toSorted();
}

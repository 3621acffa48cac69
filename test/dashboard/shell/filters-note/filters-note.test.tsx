import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OWN_SERVICE, SERVICE_HEADER } from '#contract/headers/service-name.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { foreignService, type ForeignOptions, type ForeignService } from '#test/support/foreign/foreign-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

const { pages } = words.shell;
const { filtered: filteredText, all: allText, showAll, applyFilters } = words.filtersNote;
/** A project, a taxon that its default filters leave out, and one that passes them. */
const PROJECT = 21;
const LEFT_OUT = 'Not identifiable';
const OTHER = 'Laspeyria flexula';

let service: ForeignService;
let leave: () => void;
const meta = Object.assign(document.createElement('meta'), { name: SERVICE_HEADER });

afterEach(async () => {
  leave();
  meta.remove();
  await service.stop();
});

/** The dashboard at an address, in front of a service that is not ours, or is named as ours. */
async function openedAt(address: string, options: ForeignOptions, name?: string) {
  service = await foreignService(options);
  loadedFrom(service.origin);
  meta.content = name ?? service.origin;
  document.head.append(meta);
  const page = renderAt(address);
  leave = page.leave;
  return page;
}

async function counted(query: string): Promise<number> {
  const answer = await fetch(`${service.origin}/api/v2/occurrences/?limit=1&${query}`);
  return ((await answer.json()) as { count: number }).count;
}

/** Of some projects together: with the default filters, and all. */
async function countedOf(projects: readonly number[]) {
  let [filtered, all] = [0, 0];
  for (const id of projects) {
    filtered += await counted(`project_id=${id}`);
    all += await counted(`project_id=${id}&apply_defaults=false`);
  }
  expect(filtered).toBeLessThan(all);
  return { filtered: numberText(filtered), all };
}

/** The requests for lists and records that default filters change, other than the counts of the note. */
const filteredRequests = () =>
  service.requests.filter((path) => /^(?:deployments|events|captures|occurrences|taxa)\//.test(path) && !isCount(path));
const isCount = (path: string) => /^occurrences\/\?project_id=\d+&limit=1(?:&|$)/.test(path);
const counts = () => service.requests.filter(isCount);
const isOfAll = (path: string) => /[?&]apply_defaults=false(?:&|$)/.test(path);
const taxon = (name: string) => screen.queryByText(name, { selector: 'tbody a, tbody a *' });
const hrefs = () => [...document.links].map((link) => link.getAttribute('href') ?? '');
const note = () => screen.queryByText(/default filters/, { selector: '[role=status]' });

test('a note says what the default filters leave out, and shows all on request', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const before: ForeignOptions['before'] = ({ path, query }) =>
    path === 'taxa' && query.has('apply_defaults') ? held : undefined;
  const { user, address } = await openedAt(`/taxa?project=${PROJECT}`, { hasDefaults: true, before });
  await waitFor(() => expect(taxon(OTHER)).toBeVisible());
  await waitFor(() => expect(note()).not.toBeNull());
  // Two counts, after the list, and nothing else.
  expect(counts()).toEqual([
    `occurrences/?project_id=${PROJECT}&limit=1&apply_defaults=false`,
    `occurrences/?project_id=${PROJECT}&limit=1`,
  ]);
  expect(service.requests.findIndex(isCount)).toBeGreaterThan(
    service.requests.findIndex((path) => path.startsWith('taxa/')),
  );
  expect(filteredRequests().filter(isOfAll)).toEqual([]);
  const { filtered, all } = await countedOf([PROJECT]);
  expect(screen.getByText(filteredText(filtered, all))).toHaveRole('status');
  expect(taxon(LEFT_OUT)).toBeNull();

  service.requests.length = 0;
  await user.click(screen.getByRole('button', { name: showAll }));
  expect(address()).toBe(`/taxa?project=${PROJECT}&defaults=off`);
  // What was loaded before is gone before the other answer comes; the note and its button stay.
  await waitFor(() => expect(taxon(OTHER)).toBeNull());
  expect(screen.getByText(allText(filtered, all))).toHaveRole('status');
  expect(screen.getByRole('button', { name: applyFilters })).toHaveFocus();
  release();
  await waitFor(() => expect(taxon(LEFT_OUT)).toBeVisible());
  expect(filteredRequests().length).toBeGreaterThan(0);
  expect(filteredRequests().filter((path) => !isOfAll(path))).toEqual([]);
  expect(counts()).toEqual([]);
});

test('every link carries the choice, until the reader or Back changes it', async () => {
  const { user, address, back } = await openedAt(`/taxa?project=${PROJECT}&defaults=off`, { hasDefaults: true });
  await waitFor(() => expect(taxon(LEFT_OUT)).toBeVisible());
  await waitFor(() => expect(note()).not.toBeNull());
  expect(hrefs().filter((href) => href.startsWith('/') && !href.includes('defaults=off'))).toEqual([]);
  expect(taxon(LEFT_OUT)?.closest('a')).toHaveAttribute('href', expect.stringContaining('defaults=off'));

  await user.click(screen.getByRole('link', { name: pages.storage }));
  await waitFor(() => expect(address()).toBe(`/storage?project=${PROJECT}&defaults=off`));
  await waitFor(() => expect(note()).toBeNull());
  service.requests.length = 0;
  await user.click(screen.getByRole('link', { name: pages.taxa }));
  await waitFor(() => expect(taxon(LEFT_OUT)).toBeVisible());
  await user.click(await screen.findByRole('button', { name: applyFilters }));
  expect(address()).toBe(`/taxa?project=${PROJECT}`);
  await waitFor(() => expect(taxon(OTHER)).toBeVisible());
  expect(taxon(LEFT_OUT)).toBeNull();
  expect(hrefs().filter((href) => href.includes('defaults='))).toEqual([]);
  await back();
  await waitFor(() => expect(taxon(LEFT_OUT)).toBeVisible());
  expect(counts()).toEqual([]);
});

test('an address with defaults=off shows all from the first request on, and counts over all projects', async () => {
  await openedAt('/taxa?defaults=off', { hasDefaults: true });
  await waitFor(() => expect(note()).not.toBeNull());
  expect(filteredRequests().length).toBeGreaterThan(0);
  expect(filteredRequests().filter((path) => !isOfAll(path))).toEqual([]);
  const projects = service.records.projects.map(({ id }) => id);
  expect(counts()).toHaveLength(2 * projects.length);
  const { filtered, all } = await countedOf(projects);
  expect(screen.getByText(allText(filtered, all))).toBeVisible();
});

test('a record opened from a list, and the way back to it, keep what was chosen last', async () => {
  const { user, address } = await openedAt(`/sessions?project=${PROJECT}&view=table&defaults=off`, {
    hasDefaults: true,
  });
  const [row] = await waitFor(() => within(screen.getByRole('table')).getAllByRole('link'));
  await user.click(row as HTMLElement);
  await waitFor(() => expect(address()).toMatch(/^\/sessions\/\d+\?.*&defaults=off$/));
  await user.click(await screen.findByRole('button', { name: applyFilters }));
  expect(address()).not.toContain('defaults');
});

test.each<[string, ForeignOptions]>([
  ['ignores', {}],
  ['refuses', { before: ({ query }) => (query.has('apply_defaults') ? refusal : undefined) }],
])('of a service that %s the parameter nothing is said, and its records are shown', async (_what, options) => {
  const { client } = await openedAt(`/taxa?project=${PROJECT}&defaults=off`, options);
  await waitFor(() =>
    expect(client.getQueryState(queryKeys.occurrenceCounts({ project_id: String(PROJECT) }))?.status).toBe('success'),
  );
  await waitFor(() => expect(taxon(LEFT_OUT)).toBeVisible());
  expect(note()).toBeNull();
  expect(counts()).toHaveLength(2);
});
const refusal = { status: 400, body: { apply_defaults: ['Unknown parameter.'] } };

test('this product’s own service is asked for nothing more, whatever the address says', async () => {
  const { client } = await openedAt(`/taxa?project=${PROJECT}&defaults=off`, { hasDefaults: true }, OWN_SERVICE);
  await waitFor(() => expect(taxon(OTHER)).toBeVisible());
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(new Set(filteredRequests().map((path) => path.split('/')[0]))).toEqual(new Set(['taxa']));
  expect(counts()).toEqual([]);
  expect(service.requests.filter(isOfAll)).toEqual([]);
  expect(note()).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { afterEach, expect, inject, test } from 'vitest';
import type { RecordOf } from '#contract/lists/collections.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { exactBytesText } from '#dashboard/ui/text/bytes-text.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textPattern, words } from '#test/words.ts';

const HEADERS = ['Name', 'Project', 'Bucket', 'Deployments', 'Files', 'Size', 'Captures', 'Last checked'];

let service: FaultyService | undefined;
afterEach(() => service?.stop());

const at = '2024-07-01T10:00:00';
const source = (id: number, changes: Partial<RecordOf<'storage'>> = {}) => ({
  id,
  details: '',
  name: `source ${id}`,
  bucket: 'bucket',
  prefix: '',
  endpoint_url: null,
  public_base_url: null,
  project: 1,
  deployments_count: 1,
  total_files_indexed: 10,
  total_size_indexed_display: '1.0\u00A0KB',
  total_size_indexed: 1_024,
  total_captures_indexed: 5,
  last_checked: null,
  created_at: `${at}.${String(id).padStart(6, '0')}`,
  updated_at: at,
  user_permissions: ['a right'],
  extra: { of: 'another service' },
  ...changes,
});
const project = (id: number, name: string) => ({
  id,
  name,
  description: '',
  details: '',
  deployments_count: null,
  created_at: at,
  updated_at: at,
  image: null,
  draft: false,
  user_permissions: [],
});

async function serve(sources: readonly unknown[]): Promise<FaultyService> {
  service = await faultyService((path, query) => {
    if (path === 'storage/') return pageOf(sources, query);
    return pageOf(path === 'projects/' ? [project(1, 'Heath')] : [], query);
  });
  loadedFrom(service.origin);
  return service;
}

/** The panel of a source. */
async function panel(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return heading.closest('li') as HTMLElement;
}

test('totals name what they sum, and the table shows every source of the service', async () => {
  const response = await fetch(`${inject('smallUrl')}/api/v2/storage/?limit=1000`);
  const { results } = (await response.json()) as { results: RecordOf<'storage'>[] };
  const { user, address } = renderAt('/storage');
  expect(await screen.findByRole('heading', { level: 1, name: words.storage.page })).toBeVisible();
  const reporting = results.filter(({ total_size_indexed: size }) => size !== null);
  expect(await screen.findAllByText(words.storage.sumOfSome(reporting.length, results.length))).not.toHaveLength(0);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(results.length);

  await user.click(screen.getByRole('radio', { name: words.storage.table }));
  expect(address()).toBe('/storage?view=table');
  const table = screen.getByRole('table', { name: words.storage.title });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent?.replace(/[▲▼]/, ''))).toEqual(HEADERS);
  expect(table).toHaveTextContent(
    `${results.length} of ${results.length} · ${words.list.sorted(words.list.orderedBy('Size', words.list.directions.number.down))}`,
  );
  const sums = await within(table).findByRole('row', { name: textPattern(words.list.sumOf('§')) });
  const bytes = reporting.reduce((sum, { total_size_indexed: size }) => sum + (size ?? 0), 0);
  expect(within(sums).getByTitle(exactBytesText(bytes))).toBeVisible();
  expect(
    within(sums).getByTitle(words.list.filter('Size', words.list.withoutUnknown(results.length - reporting.length))),
  ).toBeVisible();
  // Joined by the id, which is all that the record has of its project.
  expect(table).toHaveTextContent('Québec: Réseau des papillons de nuit');
});

test('never indexed, indexed and empty, and indexed are three different states', async () => {
  const nothing = { total_files_indexed: null, total_size_indexed: null, total_captures_indexed: null };
  await serve([
    source(1),
    source(2, { total_files_indexed: 0, total_size_indexed: 0, total_captures_indexed: 0 }),
    source(3, { ...nothing, total_size_indexed_display: '0\u00A0bytes' }),
    source(4, { total_files_indexed: 30, total_size_indexed: null, total_captures_indexed: null, project: 9 }),
  ]);
  renderAt('/storage');
  const full = await panel('source 1');
  expect(full).toHaveTextContent(`● ${words.storage.states.indexed}`);
  expect(full).toHaveTextContent(`${words.storage.ratio}0.50`);
  // Of what is known: one of the project's three sources says nothing.
  expect(within(full).getByRole('meter', { name: /files/ })).toHaveAccessibleName(
    words.ui.partOf(words.storage.ofFilesReported(10, 2, 3, 'Heath')),
  );
  expect(within(full).getByRole('meter', { name: /files/ })).toHaveAttribute('aria-valuenow', '100');
  const empty = await panel('source 2');
  expect(empty).toHaveTextContent(words.storage.states['indexed and empty']);
  expect(empty).toHaveTextContent(`${words.storage.size}0 bytes`);
  const never = await panel('source 3');
  expect(never).toHaveTextContent(words.storage.states['never indexed']);
  expect(never).toHaveTextContent(`${words.storage.size}“0 bytes”${words.ui.serverWordsRead('0 bytes')}`);
  expect(within(never).queryByRole('meter')).not.toBeInTheDocument();
  // A project that the list of projects does not have keeps its id.
  expect(await panel('source 4')).toHaveTextContent(words.storage.unnamedProject('9'));
  expect(screen.getByText(words.storage.notDrawn(3), { exact: false, selector: 'figcaption span' })).toBeVisible();
});

test('last checked accepts any shape, and a filter that the service ignores is applied in the browser', async () => {
  const faulty = await serve([
    source(1, { last_checked: '2024-07-03T22:15:00' }),
    source(2, { last_checked: { at: 'Tuesday' } }),
    source(3, { project: 2 }),
  ]);
  renderAt('/storage?project=1');
  expect(await panel('source 1')).toHaveTextContent(`${words.storage.lastChecked}3 Jul 2024`);
  expect(await panel('source 2')).toHaveTextContent('{"at":"Tuesday"}');
  expect(screen.queryByRole('heading', { name: 'source 3' })).not.toBeInTheDocument();
  expect(faulty.requests.filter((request) => request.startsWith('storage/'))).toEqual([
    expect.stringContaining('project_id=1'),
  ]);
});

test('sizes by thousands or by 1,024, as chosen, and the choice is remembered', async () => {
  await serve([source(1, { total_size_indexed: 122_139_527_356 })]);
  const { user } = renderAt('/storage');
  expect(await panel('source 1')).toHaveTextContent(`${words.storage.size}122.1 GB`);
  await user.click(screen.getByRole('radio', { name: /GiB/ }));
  expect(await panel('source 1')).toHaveTextContent(`${words.storage.size}113.8 GiB`);
  expect(localStorage.getItem('noctuary-byte-units')).toBe('binary');
});

test('the tree map of sizes is one tab stop; arrows move, Enter selects', async () => {
  await serve([1, 2, 3].map((id) => source(id, { total_size_indexed: id * 1_000 })));
  const { user, address } = renderAt('/storage');
  const picture = await screen.findByRole('group', { name: words.storage.sizes });
  const areas = within(picture).getAllByRole('button');
  const share = (percent: string) => words.chart.shareOf(percent, words.storage.whole);
  expect(areas.map((area) => area.getAttribute('aria-label'))).toEqual([
    `source 3, 3 kB, ${share('50%')}, Heath`,
    `source 2, 2 kB, ${share('33.3%')}, Heath`,
    `source 1, 1 kB, ${share('16.7%')}, Heath`,
  ]);
  expect(areas.filter((area) => area.getAttribute('tabindex') === '0')).toHaveLength(1);
  areas[0]?.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).not.toBe(areas[0]);
  await user.keyboard('{End}{Enter}');
  expect(address()).toBe('/storage?selected=1');
  expect(within(await panel('source 1')).getByRole('button', { pressed: true })).toBeVisible();
});

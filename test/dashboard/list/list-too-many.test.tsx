import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Deployment } from '#contract/records/deployment.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textPattern, words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

const COUNT = 60_000;
/** A trap's captures: all different, and not sorted by id. */
const capturesOf = (id: number) => (id * 7_919) % 60_013;
const byCaptures = Array.from({ length: COUNT }, (_, index) => index + 1).toSorted(
  (a, b) => capturesOf(a) - capturesOf(b),
);

/** A service with 60,000 deployments that sorts by captures, or by nothing; it sends at most 1,000 at a time. */
async function serveMany({ sorts = true, gate = Promise.resolve() }: { sorts?: boolean; gate?: Promise<void> } = {}) {
  service = await faultyService(async (path, query) => {
    const one = Number(/^deployments\/(\d+)\/$/.exec(path)?.[1]);
    if (one > 0) return { body: madeDeployment(one, { captures_count: capturesOf(one) }) };
    if (path !== 'deployments/') return pageOf([], query);
    const [offset, limit] = [Number(query.get('offset') ?? 0), Math.min(1_000, Number(query.get('limit')))];
    const ordering = query.get('ordering');
    if (ordering === 'created_at' && offset > 0) await gate;
    const idAt = (place: number): number => {
      if (!sorts || !ordering?.endsWith('captures_count')) return place + 1;
      return (ordering.startsWith('-') ? byCaptures[COUNT - 1 - place] : byCaptures[place]) ?? 0;
    };
    const results: Deployment[] = [];
    for (let place = offset; place < Math.min(COUNT, offset + limit); place += 1) {
      const id = idAt(place);
      results.push(madeDeployment(id, { captures_count: capturesOf(id) }));
    }
    return { body: { count: COUNT, next: null, previous: null, results } };
  });
  loadedFrom(service.origin);
}
const mostCaptures = words.list.orderedBy('Captures', words.list.directions.number.down);
const firstRows = (count: number) => words.list.first(`${count} of 60,000`);
const loadAll = words.list.loadAllOf('60,000', 'deployments');
const captures = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('aria-selected'))
    .map((row) => Number(row.children[3]?.textContent?.replaceAll(/\D/g, '')));

test('more than 50,000 are shown as the service sorts them, once verified, and nothing else is loaded', async () => {
  await serveMany();
  renderAt('/deployments?view=table&ordering=-captures_count');
  await screen.findByText(textPattern(`${firstRows(100)} · ${words.list.sortedByServer(mostCaptures)}§`));
  const table = screen.getByRole('table', { name: 'Deployments' });
  const truth = byCaptures.toReversed().map(capturesOf);
  expect(captures(table)).toEqual(truth.slice(0, captures(table).length));
  // Rendering a hundred rows only to remove them takes as long as the whole page.
  expect(captures(table).length).toBeLessThan(40);
  expect(within(table).getByRole('columnheader', { name: 'Captures' })).toHaveAttribute('aria-sort', 'descending');
  expect(table).toHaveAttribute('aria-rowcount', '60001');
  expect(screen.getByRole('status')).toHaveTextContent('100 of 60,000 deployments');
  expect(screen.queryByRole('row', { name: textPattern(words.list.sumOf('§')) })).not.toBeInTheDocument();
  expect(service?.requests.filter((request) => request.includes('ordering=created_at&'))).toHaveLength(2);
});

test('further rows are loaded from the service when scrolling down', async () => {
  await serveMany();
  renderAt('/deployments?view=table&ordering=captures_count');
  await screen.findByText(textPattern(`${firstRows(100)} · §`));
  const table = screen.getByRole('table', { name: 'Deployments' });
  fireEvent.scroll(table.parentElement as HTMLElement, { target: { scrollTop: 70 * 36 } });
  await screen.findByText(textPattern(`${firstRows(200)} · ${words.list.sortedByServer('§')}`));
  fireEvent.scroll(table.parentElement as HTMLElement, { target: { scrollTop: 190 * 36 } });
  await screen.findByText(textPattern(`${firstRows(300)} · ${words.list.sortedByServer('§')}`));
  expect(captures(table)).toContain(capturesOf(byCaptures[195] ?? 0));
});

test('an ordering that the service does not support asks first, with the number, and shows no arrow before', async () => {
  await serveMany({ sorts: false });
  renderAt('/deployments?view=table&ordering=-captures_count');
  const table = await screen.findByRole('table', { name: 'Deployments' });
  await within(table).findByRole('button', { name: words.list.loadAllTo(loadAll, words.list.toSort('Captures')) });
  expect(table).toHaveTextContent(words.list.allToSort('60,000', 'deployments', mostCaptures));
  expect(within(table).getByText(textPattern(words.list.takes('§')))).toBeVisible();
  expect(within(table).getByRole('columnheader', { name: 'Captures' })).toHaveAttribute('aria-sort', 'none');
  expect(captures(table)).toEqual([]);
});

test('a search asks first too; loading can be cancelled, and what is loaded is searched', async () => {
  let goOn = (): void => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await serveMany({ gate });
  const { user } = renderAt('/deployments?view=table&ordering=-captures_count&search=Trap%207');
  const table = await screen.findByRole('table', { name: 'Deployments' });
  await user.click(
    await within(table).findByRole('button', { name: words.list.loadAllTo(loadAll, words.list.toSumUp) }),
  );
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: words.list.cancel }));
  await screen.findByText(words.list.stoppedAt('500', '60,000'));
  expect(
    await screen.findByText(
      textPattern(`1 of 60,000 · ${words.list.sortedSoFar(mostCaptures)} · ${words.list.loaded('500 of 60,000')}§`),
    ),
  ).toBeInTheDocument();
  goOn();
});

test('once all are loaded, the first rows are the first of all, and no row has moved', async () => {
  await serveMany();
  const { user } = renderAt('/deployments?view=table&ordering=-captures_count');
  await screen.findByText(textPattern(`${firstRows(100)} · §`));
  const table = screen.getByRole('table', { name: 'Deployments' });
  const before = captures(table).slice(0, 20);
  await user.click(screen.getByRole('button', { name: textPattern(words.list.loadAllTo(loadAll, '§')) }));
  await waitFor(
    () =>
      expect(table).toHaveTextContent(
        `60,000 of 60,000 · ${words.list.sorted(mostCaptures)} · ${words.list.all(COUNT, words.deployments.noun)}`,
      ),
    { timeout: 90_000 },
  );
  // The rows around the visible ones are rendered after them.
  await waitFor(() => expect(captures(table).slice(0, 20)).toEqual(before));
  expect(await within(table).findByRole('rowheader', { name: words.list.sumOf('60,000') })).toBeInTheDocument();
});

const openedFrom = (place: number, list: string) => {
  renderAt(`/deployments/${byCaptures.at(-1 - place)}?list=${encodeURIComponent(list)}`);
  return screen.findByRole('navigation', { name: words.neighbours.ofList('Deployments') });
};

// At the last loaded row, more are requested.
test.each([2, 99])('a record’s page links to the next record that the service sorts: row %i', async (place) => {
  await serveMany();
  const list = '/deployments?ordering=-captures_count';
  const ways = await openedFrom(place, list);
  await waitFor(() =>
    expect(ways).toHaveTextContent(
      words.neighbours.position(String(place + 1), COUNT, words.deployments.noun, mostCaptures),
    ),
  );
  expect(
    within(ways).getByRole('link', { name: textPattern(`${words.neighbours.next('deployment')}§`) }),
  ).toHaveAttribute('href', `/deployments/${byCaptures.at(-2 - place)}?list=${encodeURIComponent(list)}`);
});

test.each([
  [4_999, '/deployments?ordering=-captures_count'],
  [2, '/deployments'],
])('if a list is not loaded as far as a record, its page says so: row %i of %s', async (place, list) => {
  await serveMany();
  const ways = await openedFrom(place, list);
  await waitFor(() => expect(ways).toHaveTextContent(words.neighbours.tooLong('deployments')));
  expect(within(ways).queryByRole('link')).not.toBeInTheDocument();
});

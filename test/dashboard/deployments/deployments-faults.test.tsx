import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { ANY, startOf, textOf, textPattern, words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

/** Deployments answered as said; there are no projects. */
async function serve(deployments: (query: URLSearchParams) => FaultyAnswer): Promise<void> {
  service = await faultyService((path, query) => (path === 'deployments/' ? deployments(query) : pageOf([], query)));
  loadedFrom(service.origin);
}

test('a failed first load replaces the table and can be retried', async () => {
  let down = true;
  await serve((query) =>
    down ? { status: 503, body: { detail: 'Down for repair.' } } : pageOf([madeDeployment(1)], query),
  );
  const { user } = renderAt('/deployments');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words.list.notLoaded('deployments'));
  expect(alert).toHaveTextContent('Down for repair.');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  down = false;
  await user.click(within(alert).getByRole('button', { name: words.ui.retry }));
  expect(await screen.findByText('Trap 1')).toBeInTheDocument();
});

test('a failed refresh leaves the data in place with a note', async () => {
  let down = false;
  await serve((query) => (down ? { status: 500, body: '<h1>Oops</h1>' } : pageOf([madeDeployment(1)], query)));
  const { user } = renderAt('/deployments');
  expect(await screen.findByText('Trap 1')).toBeInTheDocument();
  down = true;
  await user.click(await screen.findByRole('button', { name: words.shell.refresh }));
  expect(
    await screen.findByText(textPattern(words.list.notRefreshed(words.api.statusBecause(500, '§')))),
  ).toBeInTheDocument();
  expect(screen.getByText('Trap 1')).toBeInTheDocument();
});

test('a load that stops midway shows its records and the cause', async () => {
  const all = Array.from({ length: 150 }, (_, index) => madeDeployment(index + 1));
  await serve((query) => (query.has('offset') ? { status: 502, body: '' } : pageOf(all, query, 100)));
  renderAt('/deployments');
  expect(
    await screen.findByText(textPattern(words.list.stopped(words.api.statusBecause(502, '§')))),
  ).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(
    textOf(words.list.shownOf(100, '150', words.deployments.noun.many)),
  );
});

test('no count is shown before anything is loaded', async () => {
  let goOn = (): void => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  service = await faultyService(async (path, query) => {
    if (path === 'deployments/') await gate;
    return pageOf(path === 'deployments/' ? [madeDeployment(1)] : [], query);
  });
  loadedFrom(service.origin);
  renderAt('/deployments?selected=1');
  const table = await screen.findByRole('table', { name: 'Deployments' });
  expect(table.textContent).not.toMatch(/\d of \d/);
  expect(await screen.findByText(words.deployments.loading('1'))).toBeVisible();
  expect(
    screen.queryByRole('button', { name: textPattern(words.deploymentMap.withoutLocation(ANY)) }),
  ).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('banner')).queryByText(new RegExp(`^${startOf(words.shell.updated('', (text) => text))}`)),
  ).not.toBeInTheDocument();
  goOn();
  expect(await screen.findByRole('heading', { level: 2, name: 'Trap 1' })).toBeInTheDocument();
});

test('a long load can be cancelled, leaves its records in place, and can be resumed', async () => {
  let goOn = (): void => {};
  let gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const all = Array.from({ length: 150 }, (_, index) => madeDeployment(index + 1));
  service = await faultyService(async (path, query) => {
    if (query.has('offset')) await gate;
    return pageOf(path === 'deployments/' ? all : [], query, 100);
  });
  loadedFrom(service.origin);
  const { user } = renderAt('/deployments?view=table');
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: words.list.cancel }));
  expect(await screen.findByText(words.list.stoppedAt('100', '150'))).toBeInTheDocument();
  expect(
    screen.getByText(new RegExp(`^${words.list.countOf('100', '150')} · ${words.list.sortedSoFar('Name')}`)),
  ).toBeInTheDocument();
  goOn();
  gate = Promise.resolve();
  await user.click(screen.getByRole('button', { name: words.list.goOn }));
  expect(
    await screen.findByText(new RegExp(`^${words.list.countOf('150', '150')} · ${words.list.sorted('Name')}`)),
  ).toBeInTheDocument();
});

test('the sums of a few filtered rows come when all records are loaded: more rows would push them down', async () => {
  let goOn = (): void => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const all = Array.from({ length: 150 }, (_, index) => madeDeployment(index + 1, { captures_count: index + 1 }));
  service = await faultyService(async (path, query) => {
    if (query.has('offset')) await gate;
    return pageOf(path === 'deployments/' ? all : [], query, 100);
  });
  loadedFrom(service.origin);
  renderAt('/deployments?view=table&captures_count=91..');
  expect(await screen.findByText('Trap 100')).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: textPattern(words.list.sumOf('§')) })).not.toBeInTheDocument();
  goOn();
  expect(await screen.findByRole('rowheader', { name: words.list.sumOf('60') })).toBeVisible();
});

test('repeated records are distinguished from missing ones, with a button to reload', async () => {
  await serve(() => ({
    body: { count: 3, next: null, previous: null, results: [madeDeployment(1), madeDeployment(1), madeDeployment(2)] },
  }));
  renderAt('/deployments');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words.list.repeated(1));
  expect(within(alert).getByRole('button', { name: words.list.loadAgain })).toBeInTheDocument();
});

test('a record without its identity is counted and the others show', async () => {
  await serve((query) => pageOf([madeDeployment(1), { id: 2, name: null }], query));
  renderAt('/deployments');
  expect(await screen.findByText('Trap 1')).toBeInTheDocument();
  expect(screen.getByText(words.list.setAside(1))).toBeInTheDocument();
});

test('odd values of running services are shown: null counters, coordinates out of range, unknown job statuses', async () => {
  const job = { id: 9, details: '', job_type: { name: 'Odd', key: 'odd' }, user_permissions: [] };
  await serve((query) =>
    pageOf(
      [
        madeDeployment(1, { captures_count: null, latitude: null, longitude: null }),
        madeDeployment(2, { latitude: 123, longitude: 4 }),
        madeDeployment(3, { latitude: 0, longitude: 12 }),
        madeDeployment(4, {
          jobs: [
            { ...job, status: 'SUCCESS', created_at: '2024-01-01T00:00:00', updated_at: '2024-01-01T00:00:00' },
            {
              ...job,
              id: 10,
              status: 'CANCELING',
              created_at: '2024-02-01T00:00:00',
              updated_at: '2024-02-01T00:00:00',
            },
          ],
        }),
      ],
      query,
    ),
  );
  const { user } = renderAt('/deployments?ordering=captures_count');
  const table = await screen.findByRole('table', { name: 'Deployments' });
  const last = (await within(table).findByText('Trap 1')).closest('tr');
  expect(last).toHaveAttribute('aria-rowindex', '5');
  expect(last).toHaveTextContent(words.ui.notReported);
  await user.click(await screen.findByRole('button', { name: words.deploymentMap.withoutLocation(2) }));
  const nowhere = within(screen.getByRole('region', { name: words.deployments.withoutLocation })).getAllByRole(
    'button',
  );
  expect(nowhere.map((button) => button.textContent)).toEqual([
    `Trap 1Project · ${words.deployments.whyNotReported}`,
    expect.stringMatching(textPattern(`Trap 2Project · ${words.deployments.whyOutside('§')}`)),
  ]);
  expect(within(table).getByText('Trap 4').closest('tr')).toHaveTextContent('CANCELING');
});

test('only coordinates on the globe are drawn: one zero and the poles are, none of the others breaks the map', async () => {
  const places: [unknown, unknown][] = [
    [0, 12],
    [46.8, 0],
    [90, 180],
    [-90, -180],
    [0, 0],
    [91, 0],
    [-90.001, 10],
    [10, 181],
    [10, -540],
    [1e300, 1],
    [null, 7],
    [7, null],
    ['46.8', '-71.2'],
    ['NaN', 'NaN'],
  ];
  await serve((query) =>
    pageOf(
      places.map(([latitude, longitude], index) =>
        madeDeployment(index + 1, { latitude, longitude } as Parameters<typeof madeDeployment>[1]),
      ),
      query,
    ),
  );
  renderAt('/deployments');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: words.deployments.map })).toHaveAccessibleDescription(
      // Also the one whose coordinates are texts.
      expect.stringContaining(words.map.drawn(5)),
    ),
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    `${places.length} of ${places.length} deployments`,
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { RecordOf } from '#contract/lists/collections.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyEvents } from '#test/support/faulty-events.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment, madeProjectSummary } from '#test/support/made-deployment.ts';
import { madeEvents } from '#test/support/made-event.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

type Session = RecordOf<'events'>;

let service: FaultyService | null = null;
afterEach(async () => {
  await service?.stop();
  service = null;
});

/** Serves the sessions, and deployments 1 to 9: odd ids belong to project 1, even ones to project 2. Ignores filters. */
async function serviceWith(sessions: readonly Session[], deployments = true): Promise<FaultyService> {
  const served = Array.from({ length: 9 }, (_, index) => {
    const project = madeProjectSummary(1 + (index % 2), `Project ${1 + (index % 2)}`);
    return madeDeployment(index + 1, { project });
  });
  service = await faultyService((path, query) => {
    if (path === 'events/') return pageOf(sessions, query);
    if (path === 'deployments/' && deployments) return pageOf(served, query);
    return path === 'deployments/' ? { status: 500, body: '<h1>Server Error (500)</h1>' } : pageOf([], query);
  });
  loadedFrom(service.origin);
  return service;
}

const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('aria-selected'));

test('if the service does not filter sessions by project, only the project’s are shown, with a note', async () => {
  const sessions = madeEvents(90);
  const { requests } = await serviceWith(sessions);
  renderAt('/sessions?project=2');
  const own = sessions.filter(({ deployment }) => deployment.id % 2 === 0);
  expect(await screen.findByText(words.list.notRequested(90 - own.length))).toBeVisible();
  const table = screen.getByRole('table', { name: 'Sessions' });
  await waitFor(() => expect(rows(table)).toHaveLength(own.length));
  expect(requests.some((path) => path.startsWith('events/') && path.includes('project_id=2'))).toBe(true);
});

test('if the deployments cannot be loaded, sessions are shown with the names in their own records', async () => {
  await serviceWith(madeEvents(20), false);
  renderAt('/sessions?view=split');
  const table = await screen.findByRole('table', { name: 'Sessions' });
  await waitFor(() => expect(rows(table)).toHaveLength(20));
  expect(rows(table).map((row) => row.children[1]?.textContent)).toContain('Trap 3');
  const grid = await screen.findByRole('grid');
  expect(grid).toHaveAttribute('aria-rowcount', '9');
});

test('if the sessions cannot be loaded, their totals by deployment are an error with a retry, not zeros', async () => {
  let isBroken = true;
  service = await faultyService((path, query) => {
    if (path === 'deployments/') return pageOf([madeDeployment(1), madeDeployment(3)], query);
    return isBroken && path === 'events/' ? { status: 404, body: '' } : pageOf(madeEvents(8), query);
  });
  loadedFrom(service.origin);
  const { user } = renderAt('/sessions?group=deployment');
  expect(await screen.findByText(words.sessions.notLoaded)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: words.ui.retry }));
  const table = await screen.findByRole('table', { name: words.sessions.byDeployment });
  await waitFor(() => expect(rows(table)).toHaveLength(2));
});

test('null in a response is shown as unknown, not as zero, and sorts last', async () => {
  const sessions = madeEvents(3, (id) =>
    id === 2
      ? { end: null, duration: null, captures_count: null, detections_count: null, taxa_count: null }
      : { example_captures: [] },
  );
  await serviceWith(sessions);
  renderAt('/sessions');
  const table = await screen.findByRole('table', { name: 'Sessions' });
  await waitFor(() => expect(rows(table)).toHaveLength(3));
  const last = rows(table).at(-1);
  expect(last?.dataset['id']).toBe('2');
  const unknown = [3, 4, 5, 6, 8].map((column) => last?.children[column]?.textContent);
  expect(unknown).toEqual(Array.from({ length: 5 }, () => `–${words.ui.notReported}`));
});

test('with too many sessions to load without asking, those of a selected deployment are requested alone', async () => {
  // Forty sessions of deployment 3, and more than fifty thousand of another.
  const sessions = madeEvents(50_100, (id) => ({
    deployment: { id: id <= 40 ? 3 : 4, name: `Trap ${id <= 40 ? 3 : 4}`, details: '', user_permissions: [] },
    start: `${id <= 50 ? '2023' : '2024'}-06-12T21:00:00`,
    day: `${id <= 50 ? '2023' : '2024'}-06-12`,
    end: `${id <= 50 ? '2023' : '2024'}-06-12T23:00:00`,
  }));
  service = await faultyEvents(sessions);
  loadedFrom(service.origin);
  const { user } = renderAt('/sessions?deployment=3');
  const table = await screen.findByRole('table', { name: 'Sessions' });
  await waitFor(() => expect(rows(table)).toHaveLength(40));
  expect(service.requests.some((path) => path.startsWith('events/') && path.includes('deployment=3'))).toBe(true);
  const sorted = words.list.sorted(words.list.orderedBy('Captures', words.list.directions.number.down));
  const noun = { one: words.sessions.session, many: words.sessions.sessions };
  expect(table).toHaveTextContent(`${sorted} · ${words.list.all(40, noun)}`);
  expect(within(table).getAllByText(new RegExp(words.flags.flags.overlap)).length).toBeGreaterThan(0);

  await screen.findByRole('slider', { name: words.chart.first(words.sessions.nights) });
  await user.click(
    await screen.findByRole('button', { name: words.ui.removeFilter(words.list.filter('Deployment', 'Trap 3')) }),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: /50,100/ })).toBeVisible());
  expect(service.requests.filter((path) => path.startsWith('events/')).length).toBeLessThan(12);
});

test('with too many sessions, the calendar is not drawn from a part of them but offers to load all', async () => {
  const sessions = madeEvents(50_001, (id) => ({
    start: '2024-06-12T21:00:00',
    day: '2024-06-12',
    captures_count: id,
  }));
  service = await faultyEvents(sessions);
  loadedFrom(service.origin);
  renderAt('/sessions?view=calendar');
  const loadAll = words.list.loadAllTo(
    words.list.loadAllOf('50,001', words.sessions.sessions),
    words.sessions.purposes.calendar,
  );
  expect(await screen.findByRole('button', { name: loadAll })).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
});

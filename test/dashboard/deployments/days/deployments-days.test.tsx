import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test } from 'vitest';
import type { Deployment } from '#contract/records/deployment.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { deploymentsHistogram } from '#dashboard/deployments/days/deployments-histogram.ts';
import { finish } from '#dashboard/work/slices.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textOf, textPattern, words } from '#test/words.ts';

let service: FaultyService | undefined;

afterEach(async () => {
  await service?.stop();
  service = undefined;
});

const TRAPS = 24;

/** All deployments, as the service says them. */
async function served(): Promise<Deployment[]> {
  const response = await fetch(`${inject('smallUrl')}/api/v2/deployments/?limit=1000`);
  return ((await response.json()) as { results: Deployment[] }).results;
}

/** Those that took captures on any day of a span, by their dates. */
const activeIn = (all: readonly Deployment[], from: string, to: string) =>
  all.filter(
    ({ first_date, last_date }) => first_date !== null && last_date !== null && first_date <= to && last_date >= from,
  );

/** The filter by days, as its chip has it. */
const chosen = (from: string, to: string) => words.list.filter(words.deployments.active, words.list.range(from, to));

const isPlaced = ({ latitude, longitude }: Deployment) => latitude !== 0 || longitude !== 0;
const sum = (all: readonly Deployment[]) => all.reduce((total, { captures_count }) => total + (captures_count ?? 0), 0);

/** Says how many are shown, of how many. */
async function shown(number: number, of: number): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      textOf(words.list.shownOf(number, String(of), words.deployments.noun.many)),
    ),
  );
}

async function show(address: string, deployments: readonly Deployment[]) {
  service = await faultyService((path, query) => pageOf(path === 'deployments/' ? deployments : [], query));
  loadedFrom(service.origin);
  return renderAt(address);
}

const names = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('aria-selected'))
    .map((row) => row.firstElementChild?.textContent.replace(/→$/, ''));

test('a chip keeps its element, and so the focus, while the histogram comes', async () => {
  await show('/deployments?captures_count=10..', [madeDeployment(1, { captures_count: 20 })]);
  const chip = await screen.findByRole('button', { name: textPattern(words.ui.removeFilter('§')) });
  chip.focus();
  await screen.findAllByRole('slider');
  expect(chip).toHaveFocus();
});

test('days in the address filter table, totals, map and lists to deployments active on any of them', async () => {
  const all = await served();
  const active = activeIn(all, '2024-06-01', '2024-06-14');
  expect(active.length).toBeGreaterThan(0);
  renderAt('/deployments?active=2024-06-01..2024-06-14');
  await shown(active.length, TRAPS);

  const table = screen.getByRole('table', { name: 'Deployments' });
  expect(new Set(names())).toEqual(new Set(active.map(deploymentNames(all).textOf)));
  expect(names()).toHaveLength(active.length);
  const total = await within(table).findByRole('row', {
    name: new RegExp(`^${words.list.sumOf(String(active.length))} `),
  });
  expect(total).toHaveTextContent(sum(active).toLocaleString('en-US'));
  const placed = active.filter(isPlaced).length;
  expect(placed).toBeLessThan(active.length);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: words.deployments.map })).toHaveTextContent(words.map.drawn(placed)),
  );
  const nowhere = words.deploymentMap.withoutLocation(active.length - placed);
  expect(await screen.findByRole('button', { name: nowhere })).toBeVisible();
});

test('the days have a chip with the number of matches, beside other filters, and its cross removes the filter', async () => {
  const all = await served();
  const active = activeIn(all, '2024-06-01', '2024-06-14');
  const both = active.filter(({ captures_count }) => (captures_count ?? 0) >= 800);
  const { user, address } = renderAt('/deployments?captures_count=800..&active=2024-06-01..2024-06-14&view=table');
  await shown(both.length, TRAPS);
  const chips = within(screen.getByRole('list', { name: words.list.filtersLabel })).getAllByRole('listitem');
  expect(chips.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(textPattern(`${words.list.filter('Captures', words.list.atLeast('800'))}§`)),
    `${chosen('1 Jun 2024', '14 Jun 2024')}${active.length}×`,
  ]);
  await user.click(screen.getByRole('button', { name: words.ui.removeFilter(chosen('1 Jun 2024', '14 Jun 2024')) }));
  await waitFor(() => expect(address()).toBe('/deployments?captures_count=800..&view=table'));
  await shown(all.filter(({ captures_count }) => (captures_count ?? 0) >= 800).length, TRAPS);
});

test('the brush selects days by keyboard on release, and explains the counts', async () => {
  const all = await served();
  const from = (first: string) => activeIn(all, first, '2024-06-14').length;
  const { user, address } = renderAt('/deployments?active=2024-06-01..2024-06-14&view=table');
  await shown(from('2024-06-01'), TRAPS);
  const first = await screen.findByRole('slider', { name: words.chart.first(words.deployments.daysLabel) });
  expect(first).toHaveAttribute('aria-valuetext', '1 Jun 2024');
  expect(screen.getByRole('slider', { name: words.chart.last(words.deployments.daysLabel) })).toHaveAttribute(
    'aria-valuetext',
    '14 Jun 2024',
  );
  const days = screen.getByRole('group', { name: words.deployments.daysLabel });
  expect(days).toHaveTextContent(words.deployments.byDates);
  first.focus();
  await user.keyboard('{ArrowRight>}');
  expect(first).toHaveAttribute('aria-valuetext', '2 Jun 2024');
  expect(days).toHaveTextContent('2 Jun 2024 – 14 Jun 2024');
  expect(address()).toContain('active=2024-06-01..');
  await user.keyboard('{/ArrowRight}');
  await waitFor(() => expect(address()).toBe('/deployments?active=2024-06-02..2024-06-14&view=table'));
  await shown(from('2024-06-02'), TRAPS);

  // Where the data begins is no limit.
  await user.keyboard('{Home}');
  await waitFor(() => expect(address()).toBe('/deployments?active=..2024-06-14&view=table'));
  await shown(from('0000-00-00'), TRAPS);
  screen.getByRole('slider', { name: words.chart.last(words.deployments.daysLabel) }).focus();
  await user.keyboard('{End}');
  await waitFor(() => expect(address()).toBe('/deployments?view=table'));
  await shown(TRAPS, TRAPS);
  expect(days).toHaveTextContent(words.chart.all.days);
  expect(days).not.toHaveTextContent(words.deployments.byDates);
});

test('selected days exclude deployments without dates, and the page counts these', async () => {
  const undated = (await served()).filter(({ first_date }) => first_date === null).length;
  expect(undated).toBeGreaterThan(1);
  const { user, address } = renderAt('/deployments?active=2023-01-01..2026-12-31&view=table');
  await shown(TRAPS - undated, TRAPS);
  const days = await screen.findByRole('group', { name: words.deployments.daysLabel });
  expect(days).toHaveTextContent(words.deployments.undated(undated));

  // Like any date they can be asked for, and are then no longer missing.
  await user.click(screen.getByRole('button', { name: words.list.filtersSet(1) }));
  await user.click(await screen.findByRole('checkbox', { name: textPattern(`${words.panels.notReported}§`) }));
  await waitFor(() => expect(address()).toBe('/deployments?active=2023-01-01..2026-12-31,not-reported&view=table'));
  await shown(TRAPS, TRAPS);
  expect(days).not.toHaveTextContent(words.deployments.undated(2).slice(1));
});

/** What begins, ends, or has only one date on the days of the address. */
const traps = [
  madeDeployment(1, { first_date: '2024-06-01', last_date: '2024-06-10' }),
  madeDeployment(2, { first_date: '2024-06-20', last_date: '2024-07-10' }),
  madeDeployment(3, { first_date: '2024-05-01', last_date: '2024-09-01' }),
  madeDeployment(4, { first_date: null, last_date: '2024-06-12' }),
  madeDeployment(5, { first_date: '2024-06-12', last_date: null }),
  madeDeployment(6, { first_date: null, last_date: null }),
  madeDeployment(7, { first_date: '2024-06-11', last_date: '2024-06-19' }),
];

test.each([
  ['2024-06-10..2024-06-20', [1, 2, 3, 4, 5, 7]],
  ['2024-06-11..2024-06-19', [3, 4, 5, 7]],
  ['2024-06-13..2024-06-13', [3, 7]],
  ['2024-06-20..', [2, 3]],
  ['..2024-06-01', [1, 3]],
  ['not-reported', [6]],
])('active=%s leaves what touches those days', async (active, ids) => {
  await show(`/deployments?view=table&active=${active}`, traps);
  await shown(ids.length, traps.length);
  expect(names()).toEqual(ids.map((id) => `Trap ${id}`));
});

test('excluded deployments without dates are counted only if they match the search', async () => {
  const { user } = await show('/deployments?view=table&active=2024-06-10..2024-06-20', traps);
  const days = await screen.findByRole('group', { name: words.deployments.daysLabel });
  expect(days).toHaveTextContent(words.deployments.undated(1));
  await user.type(screen.getByRole('searchbox', { name: /deployments/ }), 'trap 1');
  await shown(1, traps.length);
  expect(days).not.toHaveTextContent(words.deployments.undated(1).slice(1));
});

test('days without active deployments show a message, and can be cleared', async () => {
  const { user, address } = await show('/deployments?view=table&active=2019-01-01..2019-12-31', traps);
  await screen.findByText(textPattern(`${words.list.noMatch('deployments', 1)}§`));
  await user.click(
    await screen.findByRole('button', { name: words.list.removeToShow(chosen('1 Jan 2019', '31 Dec 2019'), '7') }),
  );
  await waitFor(() => expect(address()).toBe('/deployments?view=table'));
});

test('without any dates there is no brush', async () => {
  await show('/deployments?view=table', [madeDeployment(1, { first_date: null, last_date: null })]);
  expect(await screen.findByText(words.deploymentDays.noDates)).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('freshness compares with the newest of the project, whatever days are selected', async () => {
  const seasons = [
    madeDeployment(1, { first_date: '2025-05-01', last_date: '2025-11-02' }),
    madeDeployment(2, { first_date: '2025-05-01', last_date: '2025-10-03' }),
  ];
  await show('/deployments?metric=last-date&active=2025-10-01..2025-10-03&selected=2', seasons);
  expect(
    await screen.findByText(words.deploymentMap.lastDateBefore('3 Oct 2025', 30), { exact: false }),
  ).toBeInTheDocument();
});

/** Two traps over two summers, and one that ran for a night. */
const summers = [
  madeDeployment(1, { first_date: '2023-06-01', last_date: '2024-08-31' }),
  madeDeployment(2, { first_date: '2023-07-01', last_date: '2024-07-01' }),
  madeDeployment(3, { first_date: '2023-06-01', last_date: '2023-06-01' }),
];

test('a week of the brush counts deployments between their first and last date, also in winter', () => {
  const { bins, binDays } = finish(deploymentsHistogram(summers, summers.slice(1)));
  expect([bins.length, binDays]).toEqual([66, 7]);
  expect([bins[0], bins[30], bins[65]]).toEqual([
    { whole: 2, matching: 1 },
    { whole: 2, matching: 1 },
    { whole: 1, matching: 0 },
  ]);
});

test('the bars mean the same before and after another page has loaded the sessions', async () => {
  const lists: Record<string, readonly object[]> = { 'deployments/': summers, 'events/': [madeEvent(1)] };
  service = await faultyService((path, query) => pageOf(lists[path] ?? [], query));
  loadedFrom(service.origin);
  const { user } = renderAt('/deployments?view=table');
  const bars = async () => {
    const brush = await screen.findByRole('group', { name: words.deployments.daysLabel });
    expect(brush).toHaveTextContent(words.chart.bars(words.deploymentDays.bars(7)));
    return brush.textContent;
  };
  const before = await bars();
  expect(service.requests.filter((request) => request.startsWith('events/'))).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Sessions' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(textOf(words.list.shownOf(1, '1', words.sessions.sessions))),
  );
  await user.click(screen.getByRole('link', { name: 'Deployments' }));
  expect(await bars()).toBe(before);
});

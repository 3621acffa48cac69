import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deployment } from '#contract/deployment.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { renderAt } from '#test/support/render-at.tsx';

let service: FaultyService | undefined;

// There is no layout here: a map of this size begins with its legend unfolded.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service?.stop();
  service = undefined;
});

/** From west to east. */
const traps = [
  madeDeployment(1, { longitude: -73, captures_count: 10, events_count: 3, taxa_count: 0, occurrences_count: null }),
  madeDeployment(2, { longitude: -72, captures_count: 500, events_count: 7, taxa_count: 4, occurrences_count: 6 }),
  madeDeployment(3, { longitude: -71, captures_count: 20, events_count: null, taxa_count: 9, occurrences_count: 6 }),
];

async function show(address: string, deployments: readonly Deployment[] = traps) {
  service = await faultyService((path, query) => pageOf(path === 'deployments/' ? deployments : [], query));
  loadedFrom(service.origin);
  const shown = renderAt(address);
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Size and colour' });
  const map = within(screen.getByRole('region', { name: 'Deployment map' }));
  const points = map.getByRole('application', { name: /^Points on the map/ });
  return {
    ...shown,
    map,
    choice,
    legend: () =>
      within(map.getByRole('list'))
        .getAllByRole('listitem')
        .map((row) => row.lastChild?.textContent),
    press: (key: string) => fireEvent.keyDown(points, { key }),
  };
}

test('size and colour of the map are captures, until another count is chosen on it', async () => {
  const { user, address, map, choice, legend, press } = await show('/deployments');
  expect(choice).toHaveDisplayValue('Captures');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .slice(0, 4),
  ).toEqual(['Captures', 'Sessions', 'Occurrences', 'Taxa']);
  expect(legend().slice(0, 3)).toEqual(['10', '20', '500']);

  await user.selectOptions(choice, 'Sessions');
  expect(address()).toBe('/deployments?metric=sessions');
  expect(legend().slice(0, 3)).toEqual(['3', '7', 'not reported']);
  press('Home');
  expect(map.getByText('Trap 1, Sessions 3')).toBeInTheDocument();
  press('End');
  expect(map.getByText('Trap 3, Sessions not reported')).toBeInTheDocument();

  await user.selectOptions(choice, 'Captures');
  expect(address()).toBe('/deployments');
});

test('an address names the metric, and what is selected has its value in words', async () => {
  const { map, choice, legend } = await show('/deployments?metric=taxa&selected=1');
  expect(choice).toHaveDisplayValue('Taxa');
  expect(legend().slice(0, 3)).toEqual(['0', '4', '9']);
  expect(map.getByText(/Selected: Trap 1, Taxa 0\.$/)).toBeInTheDocument();
});

test('an unknown metric falls back to captures', async () => {
  const { choice } = await show('/deployments?metric=moths');
  expect(choice).toHaveDisplayValue('Captures');
});

test('a single matching deployment can be shown by another metric', async () => {
  const { choice, legend } = await show('/deployments?search=trap+2&metric=occurrences');
  expect(choice).toHaveDisplayValue('Occurrences');
  expect(legend()[0]).toBe('6');
});

const denmark = { id: 2, name: 'Denmark', details: '', user_permissions: [], image: null };

/** From west to east: two of one project, three of another that ended years before, of which one took nothing. */
const seasons = [
  madeDeployment(1, { longitude: -73, last_date: '2025-11-02' }),
  madeDeployment(2, { longitude: -72, last_date: '2025-10-03' }),
  madeDeployment(3, { longitude: 10, project: denmark, last_date: '2019-07-20' }),
  madeDeployment(4, { longitude: 11, project: denmark, last_date: '2018-07-20' }),
  madeDeployment(5, { longitude: 12, project: denmark, last_date: null }),
];
const STEPS = ['up to 7 days', '8–30 days', '31–365 days', 'more than a year'];

test('the last date is compared with the newest of the same project, in words', async () => {
  const { user, address, map, choice, legend, press } = await show('/deployments', seasons);
  await user.selectOptions(choice, 'Last date');
  expect(address()).toBe('/deployments?metric=last-date');
  expect(legend().slice(0, 5)).toEqual([...STEPS, 'not reported']);
  expect(map.getByRole('combobox', { name: 'Days before' })).toHaveDisplayValue('newest of its project');
  for (const [key, words] of [
    ['Home', 'Trap 1, Last date 2 Nov 2025, the newest of its project'],
    ['PageDown', 'Trap 2, Last date 3 Oct 2025, 30 days before the newest of its project'],
    ['PageDown', 'Trap 3, Last date 20 Jul 2019, the newest of its project'],
    ['PageDown', 'Trap 4, Last date 20 Jul 2018, 365 days before the newest of its project'],
    ['PageDown', 'Trap 5, Last date not reported'],
  ] as const) {
    press(key);
    expect(map.getByText(words)).toBeInTheDocument();
  }
});

test('a search does not change the newest of the project', async () => {
  const { map, press } = await show('/deployments?metric=last-date&search=trap+2', seasons);
  press('Home');
  expect(map.getByText('Trap 2, Last date 3 Oct 2025, 30 days before the newest of its project')).toBeInTheDocument();
});

test('the last date can be compared with today', async () => {
  const { user, address, map, press } = await show('/deployments?metric=last-date', seasons);
  await user.selectOptions(map.getByRole('combobox', { name: 'Days before' }), 'today');
  expect(address()).toBe('/deployments?metric=last-date&against=today');
  press('Home');
  expect(
    map.getByText(/^Trap 1, Last date 2 Nov 2025, (?:today|[\d,]+ days? (?:ago|after today))$/),
  ).toBeInTheDocument();
});

test('the thresholds of freshness are chosen in the legend, which shows them', async () => {
  const { user, address, map, legend } = await show('/deployments?metric=last-date', seasons);
  const steps = map.getByRole('combobox', { name: 'Steps end at' });
  expect(steps).toHaveDisplayValue('7 · 30 · 365 days');
  await user.selectOptions(steps, '1 · 7 · 30 days');
  expect(address()).toBe('/deployments?metric=last-date&fresh=1,7,30');
  expect(legend().slice(0, 4)).toEqual(['up to 1 day', '2–7 days', '8–30 days', 'more than 30 days']);
  await user.selectOptions(steps, '7 · 30 · 365 days');
  expect(address()).toBe('/deployments?metric=last-date');
});

test('custom thresholds in the address are used, non-ascending ones are ignored', async () => {
  const { map, legend } = await show('/deployments?metric=last-date&fresh=10,11,500', seasons);
  expect(map.getByRole('combobox', { name: 'Steps end at' })).toHaveDisplayValue('10 · 11 · 500 days');
  expect(legend().slice(0, 4)).toEqual(['up to 10 days', '11 days', '12–500 days', 'more than 500 days']);
});

test.each(['30,7,365', '0,7,30', '7,30', '7,30,x', '7,7,30'])(
  'thresholds %s fall back to the usual ones',
  async (fresh) => {
    const { legend } = await show(`/deployments?metric=last-date&fresh=${fresh}`, seasons);
    expect(legend().slice(0, 4)).toEqual(STEPS);
  },
);

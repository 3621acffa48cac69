import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deployment } from '#contract/records/deployment.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

const { captures, sessions, occurrences, taxa } = words.deployments;

let service: FaultyService | undefined;

// There is no layout here: a map of this size begins with its legend unfolded.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
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
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: words.deploymentMap.showBy });
  const map = within(screen.getByRole('region', { name: words.deployments.map }));
  const points = map.getByRole('application', { name: words.map.keyboard });
  return {
    ...shown,
    map,
    choice,
    legend: () =>
      within(map.getByRole('list'))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('span')?.textContent ?? row.lastChild?.textContent),
    press: (key: string) => fireEvent.keyDown(points, { key }),
  };
}

test('size and colour of the map are captures, until another count is chosen on it', async () => {
  const { user, address, map, choice, legend, press } = await show('/deployments');
  expect(choice).toHaveDisplayValue(captures);
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .slice(0, 4),
  ).toEqual([captures, sessions, occurrences, taxa]);
  expect(legend().slice(0, 3)).toEqual(['10', '20', '500']);

  await user.selectOptions(choice, sessions);
  expect(address()).toBe('/deployments?metric=sessions');
  expect(legend().slice(0, 3)).toEqual(['3', '7', words.map.notReported]);
  press('Home');
  expect(map.getByText(words.map.point('Trap 1', words.map.value(sessions, '3')))).toBeInTheDocument();
  press('End');
  expect(map.getByText(words.map.point('Trap 3', words.map.valueUnknown(sessions)))).toBeInTheDocument();

  await user.selectOptions(choice, captures);
  expect(address()).toBe('/deployments');
});

test('an address names the metric, and what is selected has its value in words', async () => {
  const { map, choice, legend } = await show('/deployments?metric=taxa&selected=1');
  expect(choice).toHaveDisplayValue(taxa);
  expect(legend().slice(0, 3)).toEqual(['0', '4', '9']);
  expect(
    map.getByText(words.map.selectedIs('Trap 1', words.map.value(taxa, '0')), { exact: false }),
  ).toBeInTheDocument();
});

test('an unknown metric falls back to captures', async () => {
  const { choice } = await show('/deployments?metric=moths');
  expect(choice).toHaveDisplayValue(captures);
});

test('a single matching deployment can be shown by another metric', async () => {
  const { choice, legend } = await show('/deployments?search=trap+2&metric=occurrences');
  expect(choice).toHaveDisplayValue(occurrences);
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
const { upToDays, days, daysFrom, moreThanDays, moreThanYear, dayLimits } = words.deploymentMap;
const STEPS = [upToDays(7), daysFrom('8', 30), daysFrom('31', 365), moreThanYear];

test('the last date is compared with the newest of the same project, in words', async () => {
  const { user, address, map, choice, legend, press } = await show('/deployments', seasons);
  await user.selectOptions(choice, words.deployments.lastDate);
  expect(address()).toBe('/deployments?metric=last-date');
  expect(legend().slice(0, 5)).toEqual([...STEPS, words.map.notReported]);
  expect(map.getByRole('combobox', { name: words.deploymentMap.daysBefore })).toHaveDisplayValue(
    words.deploymentMap.newestOfProject,
  );
  const { lastDateNewest, lastDateBefore, lastDateUnknown } = words.deploymentMap;
  for (const [key, name, values] of [
    ['Home', 'Trap 1', lastDateNewest('2 Nov 2025')],
    ['PageDown', 'Trap 2', lastDateBefore('3 Oct 2025', 30)],
    ['PageDown', 'Trap 3', lastDateNewest('20 Jul 2019')],
    ['PageDown', 'Trap 4', lastDateBefore('20 Jul 2018', 365)],
    ['PageDown', 'Trap 5', lastDateUnknown],
  ] as const) {
    press(key);
    expect(map.getByText(words.map.point(name, values))).toBeInTheDocument();
  }
});

test('a search does not change the newest of the project', async () => {
  const { map, press } = await show('/deployments?metric=last-date&search=trap+2', seasons);
  press('Home');
  expect(
    map.getByText(words.map.point('Trap 2', words.deploymentMap.lastDateBefore('3 Oct 2025', 30))),
  ).toBeInTheDocument();
});

test('the last date can be compared with today', async () => {
  vi.setSystemTime('2025-12-02T12:00:00');
  const { user, address, map, press } = await show('/deployments?metric=last-date', seasons);
  await user.selectOptions(
    map.getByRole('combobox', { name: words.deploymentMap.daysBefore }),
    words.deploymentMap.today,
  );
  expect(address()).toBe('/deployments?metric=last-date&against=today');
  press('Home');
  expect(
    map.getByText(words.map.point('Trap 1', words.deploymentMap.lastDateAgo('2 Nov 2025', 30))),
  ).toBeInTheDocument();
});

test('the thresholds of freshness are chosen in the legend, which shows them', async () => {
  const { user, address, map, legend } = await show('/deployments?metric=last-date', seasons);
  const steps = map.getByRole('combobox', { name: words.deploymentMap.classes });
  expect(steps).toHaveDisplayValue(dayLimits('7 · 30 · 365'));
  await user.selectOptions(steps, dayLimits('1 · 7 · 30'));
  expect(address()).toBe('/deployments?metric=last-date&fresh=1,7,30');
  expect(legend().slice(0, 4)).toEqual([upToDays(1), daysFrom('2', 7), daysFrom('8', 30), moreThanDays(30)]);
  await user.selectOptions(steps, dayLimits('7 · 30 · 365'));
  expect(address()).toBe('/deployments?metric=last-date');
});

test('custom thresholds in the address are used, non-ascending ones are ignored', async () => {
  const { map, legend } = await show('/deployments?metric=last-date&fresh=10,11,500', seasons);
  expect(map.getByRole('combobox', { name: words.deploymentMap.classes })).toHaveDisplayValue(
    dayLimits('10 · 11 · 500'),
  );
  expect(legend().slice(0, 4)).toEqual([upToDays(10), days(11), daysFrom('12', 500), moreThanDays(500)]);
});

test.each(['30,7,365', '0,7,30', '7,30', '7,30,x', '7,7,30'])(
  'thresholds %s fall back to the usual ones',
  async (fresh) => {
    const { legend } = await show(`/deployments?metric=last-date&fresh=${fresh}`, seasons);
    expect(legend().slice(0, 4)).toEqual(STEPS);
  },
);

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

test('a word that is no metric is captures', async () => {
  const { choice } = await show('/deployments?metric=moths');
  expect(choice).toHaveDisplayValue('Captures');
});

test('one deployment that is left can also be looked at by another metric', async () => {
  const { choice, legend } = await show('/deployments?search=trap+2&metric=occurrences');
  expect(choice).toHaveDisplayValue('Occurrences');
  expect(legend()[0]).toBe('6');
});

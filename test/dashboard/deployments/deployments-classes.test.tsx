import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { madeSession } from '#test/dashboard/sessions/night-service.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textOf, textPattern, words } from '#test/words.ts';

const legendWords = words.deploymentLegend;
const { captures } = words.deployments;
const { capturesPerHour } = legendWords;

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

/** Trap 4 has no captures. */
const traps = [10, 500, 20, 0].map((captures_count, index) => madeDeployment(index + 1, { captures_count }));

const named = (id: number) => ({ id, name: `Trap ${id}`, details: '', user_permissions: [] });
// 6 h each. Trap 1: 120 in the first night, 60 in the second. Trap 2: 600. Traps 3 and 4 have no session.
const sessions: readonly Session[] = [
  madeSession(1, { deployment: named(1) }),
  madeSession(2, { deployment: named(1), start: '2024-06-20T22:00:00', captures_count: 60 }),
  madeSession(3, { deployment: named(2), start: '2024-06-20T22:00:00', captures_count: 600 }),
];

interface Shown {
  answer?: (path: string) => FaultyAnswer | Promise<FaultyAnswer> | null;
  deployments?: readonly Deployment[];
}

async function show(address: string, { answer = () => null, deployments = traps }: Shown = {}) {
  service = await faultyService((path, query) => {
    const all = path === 'events/' ? sessions : deployments;
    return answer(path) ?? pageOf(path === 'events/' || path === 'deployments/' ? all : [], query);
  });
  loadedFrom(service.origin);
  return renderAt(address);
}

const sessionRequests = () => service?.requests.filter((request) => request.startsWith('events/')) ?? [];

async function openMap() {
  await screen.findByRole('combobox', { name: words.deploymentMap.showBy });
  const map = within(screen.getByRole('region', { name: words.deployments.map }));
  return {
    map,
    classes: () => map.getAllByRole('button', { pressed: false }).map((button) => button.getAttribute('aria-label')),
    chosen: () => map.queryAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label')),
  };
}

/** "Captures/h 20.0, 1 deployment" */
const classNamed = (metric: string, text: string, count: number) =>
  words.map.inClass(words.map.value(metric, text), count);

/** The button that removes the filter by classes of the map. */
const chip = (metric: string, classes: string) =>
  words.ui.removeFilter(words.list.filter(legendWords.onMap(metric), classes));

const ofFour = (shown: number) => textOf(words.list.shownOf(shown, '4', words.deployments.noun.many));

const rows = async (names: readonly string[]) => {
  const table = screen.getByRole('table', { name: 'Deployments' });
  await waitFor(() =>
    expect([...table.querySelectorAll('tr[aria-selected]')].map((row) => row.children[0]?.textContent)).toEqual(names),
  );
};

test('sessions are requested when a rate is chosen, and not before', async () => {
  const { user } = await show('/deployments');
  const { map, classes } = await openMap();
  expect(classes()).toContain(classNamed(captures, '500', 1));
  expect(
    map.getByText(new RegExp(`^${legendWords.ofPeriod(legendWords.units.captures, legendWords.wholeDeployments)}`)),
  ).toBeInTheDocument();
  const choice = map.getByRole('combobox', { name: words.deploymentMap.showBy });
  for (const count of [words.deployments.occurrences, words.deployments.taxa]) {
    await user.selectOptions(choice, count);
    expect(classes()[0]).toMatch(count);
  }
  expect(sessionRequests()).toEqual([]);

  await user.selectOptions(choice, capturesPerHour);
  await waitFor(() => expect(classes()).toContain(classNamed(capturesPerHour, '15.0', 1)));
  // 180 captures in 12 h, 600 in 6 h; traps without sessions are unknown, not 0.
  expect(classes()).toEqual(
    [
      ['15.0', 1],
      ['100', 1],
      [legendWords.rateUnknown, 2],
    ].map(([text, count]) => classNamed(capturesPerHour, String(text), Number(count))),
  );
  expect(
    map.getByText(legendWords.ofPeriod(legendWords.units['captures-hour'], legendWords.allNights)),
  ).toBeInTheDocument();
  expect(sessionRequests()).not.toEqual([]);
});

test('metrics are of the nights within the chosen days, counts too', async () => {
  const { user } = await show('/deployments?metric=captures-hour&active=2024-06-12..2024-06-13');
  const { map, classes } = await openMap();
  await waitFor(() => expect(classes()).toContain(classNamed(capturesPerHour, '20.0', 1)));
  expect(
    map.getByText(textPattern(legendWords.ofPeriod('§', legendWords.nightsOf('12 Jun 2024 – 13 Jun 2024')))),
  ).toBeInTheDocument();
  const choice = map.getByRole('combobox', { name: words.deploymentMap.showBy });
  await user.selectOptions(choice, captures);
  expect(
    map.getByText(legendWords.ofPeriod(legendWords.units.captures, legendWords.nightsOf('12 Jun 2024 – 13 Jun 2024'))),
  ).toBeInTheDocument();
  expect(classes()).toEqual([classNamed(captures, '0', 3), classNamed(captures, '120', 1)]);
  await user.selectOptions(choice, legendWords.shareOfNights);
  expect(classes()).toEqual([
    classNamed(legendWords.shareOfNights, '0', 3),
    classNamed(legendWords.shareOfNights, '50%', 1),
  ]);
  await user.selectOptions(choice, words.deployments.taxa);
  expect(map.getByText(new RegExp(`${legendWords.wholeTaxa}$`))).toBeInTheDocument();
});

test('no number is shown before all sessions are there, and a failure is said with a way to retry', async () => {
  let isBroken = true;
  const { user } = await show('/deployments?metric=captures-hour', {
    answer: (path) => (path === 'events/' && isBroken ? { status: 500, body: {} } : null),
  });
  const { map } = await openMap();
  const note = await map.findByRole('alert');
  expect(note).toHaveTextContent(textPattern(legendWords.failed('§')));
  expect(map.queryAllByRole('button', { pressed: false })).toEqual([]);
  isBroken = false;
  await user.click(within(note).getByRole('button', { name: words.ui.retry }));
  expect(await map.findByRole('button', { name: classNamed(capturesPerHour, '15.0', 1) })).toBeInTheDocument();
  expect(map.queryByRole('alert')).not.toBeInTheDocument();
});

test('while sessions load, the legend says how many of them it has', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => void (goOn = resolve));
  await show('/deployments?metric=captures-hour', {
    answer: (path) => (path === 'events/' ? held.then(() => pageOf(sessions, new URLSearchParams())) : null),
  });
  const { map } = await openMap();
  expect(await map.findByText(legendWords.counting)).toBeInTheDocument();
  expect(map.queryAllByRole('button', { pressed: false })).toEqual([]);
  goOn();
  expect(await map.findByRole('button', { name: classNamed(capturesPerHour, '100', 1) })).toBeInTheDocument();
  expect(map.queryByText(legendWords.counting)).not.toBeInTheDocument();
});

test('more than 50,000 sessions are loaded when asked for, or those of the chosen days without asking', async () => {
  const answer = (path: string): FaultyAnswer | null => {
    if (path !== 'events/') return null;
    const isOfDays = sessionRequests().at(-1)?.includes('day_after=') === true;
    const results = isOfDays ? sessions.slice(0, 1) : sessions;
    return { body: { count: isOfDays ? 1 : 60_000, next: null, previous: null, results } };
  };
  const { leave } = await show('/deployments?metric=captures-hour', { answer });
  const { map } = await openMap();
  expect(await map.findByText(new RegExp(`^${legendWords.many(60_000)}`))).toBeInTheDocument();
  expect(map.getByRole('button', { name: legendWords.loadAll })).toBeInTheDocument();
  expect(sessionRequests()).toHaveLength(1);
  leave();
  await service?.stop();

  await show('/deployments?metric=captures-hour&active=2024-06-12..2024-06-13', { answer });
  const ofDays = await openMap();
  await waitFor(() => expect(ofDays.classes()).toContain(classNamed(capturesPerHour, '20.0', 1)));
  // A session of several nights may have begun before them.
  expect(sessionRequests().at(-1)).toMatch(/day_after=2024-06-05&day_before=2024-06-14/);
});

test('a class filters map and table by the column of its metric, with a chip that removes it', async () => {
  const { user, address } = await show('/deployments');
  const { map, chosen, classes } = await openMap();
  await user.click(map.getByRole('button', { name: classNamed(captures, '10', 1) }));
  expect(address()).toBe('/deployments?captures_count=10');
  await rows(['Trap 1']);
  // The other classes keep their counts, so that they can be chosen too.
  expect(chosen()).toEqual([classNamed(captures, '10', 1)]);
  expect(classes()).toContain(classNamed(captures, '500', 1));

  await user.click(map.getByRole('button', { name: classNamed(captures, '20', 1) }));
  expect(address()).toBe('/deployments?captures_count=10..20');
  await rows(['Trap 1', 'Trap 3']);
  await user.click(
    screen.getByRole('button', { name: textPattern(words.ui.removeFilter(words.list.filter(captures, '§'))) }),
  );
  await rows(['Trap 1', 'Trap 2', 'Trap 3', 'Trap 4']);
  expect(chosen()).toEqual([]);
});

test('classes apart are one filter too: zero and the highest', async () => {
  const { user, address } = await show('/deployments');
  const { map } = await openMap();
  await user.click(map.getByRole('button', { name: classNamed(captures, '0', 1) }));
  expect(address()).toBe('/deployments?captures_count=0');
  await user.click(map.getByRole('button', { name: classNamed(captures, '500', 1) }));
  expect(address()).toBe('/deployments?map_class=0,500..');
  await rows(['Trap 2', 'Trap 4']);
  const cross = await screen.findByRole('button', { name: chip(captures, words.list.or('0', '≥ 500')) });
  await user.selectOptions(map.getByRole('combobox', { name: words.deploymentMap.showBy }), words.deployments.taxa);
  expect(address()).toBe('/deployments?metric=taxa');
  expect(cross).not.toBeInTheDocument();
});

test('an address filters the table by a rate also without a map, and never shows it unfiltered', async () => {
  const shown = new Set<string>();
  const watcher = new MutationObserver(() => {
    for (const status of document.querySelectorAll('[role="status"]')) shown.add(status.textContent);
  });
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  await show('/deployments?view=table&metric=captures-hour&map_class=%3E15..');
  expect(await screen.findByRole('button', { name: chip(capturesPerHour, '> 15.0') })).toBeInTheDocument();
  await rows(['Trap 2']);
  watcher.disconnect();
  expect([...shown]).toContain(ofFour(1));
  expect([...shown]).not.toContain(ofFour(4));
});

test('a filter by a rate that cannot be known says why, and leaves no deployment', async () => {
  await show('/deployments?view=table&metric=captures-hour&map_class=%3E15..,not-reported', {
    answer: (path) => (path === 'events/' ? { status: 500, body: {} } : null),
  });
  expect(await screen.findByText(textPattern(legendWords.failed('§')))).toBeInTheDocument();
  expect(await screen.findByRole('status')).toHaveTextContent(ofFour(0));
});

test('a search leaves the classes as they are, unless they are those of the deployments shown', async () => {
  const { user, address } = await show('/deployments?search=trap+2');
  const { map, classes } = await openMap();
  await waitFor(() =>
    expect(classes()).toEqual([
      classNamed(captures, '0', 0),
      classNamed(captures, '10', 0),
      classNamed(captures, '20', 0),
      classNamed(captures, '500', 1),
    ]),
  );
  await user.selectOptions(map.getByRole('combobox', { name: legendWords.classesOf }), legendWords.shownDeployments);
  expect(address()).toBe('/deployments?search=trap+2&classes_of=shown');
  expect(classes()).toEqual([classNamed(captures, '500', 1)]);
});

test('statuses are classes by the filter of their column', async () => {
  const { user, address } = await show('/deployments?metric=status');
  const { map } = await openMap();
  const ended = await map.findByRole('button', {
    name: new RegExp(`^${words.deploymentMap.statusIs(words.deployments.statuses.ended)}, `),
  });
  await user.click(ended);
  expect(address()).toBe('/deployments?metric=status&status=ended');
  expect(ended).toHaveAttribute('aria-pressed', 'true');
});

test('next and previous on a page are those of the chosen classes', async () => {
  // Zero and the highest, which no range of the column has: traps 2 and 4.
  const list = '/deployments?ordering=name&map_class=0,500..';
  await show(`/deployments/2?list=${encodeURIComponent(list)}`, {
    answer: (path) => (path === 'deployments/2/' ? { body: traps[1] } : null),
  });
  const ways = await screen.findByRole('navigation', { name: words.neighbours.ofList('Deployments') });
  await waitFor(() =>
    expect(ways).toHaveTextContent(words.neighbours.position('1', 2, words.deployments.noun, 'Name')),
  );
  expect(within(ways).getByRole('link', { name: /Trap 4/ })).toBeVisible();
});

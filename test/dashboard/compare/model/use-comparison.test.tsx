import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useComparison } from '#dashboard/compare/model/use-comparison.ts';
import { HeldAnswers } from '#test/dashboard/findings/held-answers.ts';
import { hookAt } from '#test/dashboard/hook-at.tsx';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment, madeProjectSummary } from '#test/support/made-deployment.ts';
import { madeEvents } from '#test/support/made-event.ts';
import { madeRecords } from '#test/support/made-source.ts';

/** Projects 5 and 6: the first with traps 1 to 4, the second with 5 to 9. */
const projectOf = (deployment: number) => (deployment < 5 ? 5 : 6);
const DEPLOYMENTS = Array.from({ length: 9 }, (_, index) =>
  madeDeployment(index + 1, { project: madeProjectSummary(projectOf(index + 1), '') }),
);
const IN_2024 = madeEvents(90);

let service: FaultyService;
let held: HeldAnswers;
/** all sessions; each test may change them */
let sessions: ReturnType<typeof madeEvents>;
beforeEach(async () => {
  held = new HeldAnswers();
  sessions = IN_2024;
  service = await faultyService(async (path, query) => {
    const answer = async (records: readonly unknown[]) => held.give(query, pageOf(records, query), path);
    if (path === 'projects/') return answer(madeRecords()['projects'] ?? []);
    if (path === 'deployments/') return answer(DEPLOYMENTS);
    const [deployment, project] = ['deployment', 'project_id'].map((name) => Number(query.get(name)));
    return answer(sessions.filter(({ deployment: { id } }) => id === deployment || projectOf(id) === project));
  });
  loadedFrom(service.origin);
});
afterEach(() => service.stop());

const compared = (query: string) => hookAt(`/compare?${query}`, useComparison);
const requestsOf = (wire: string) => service.requests.filter((path) => path.includes(`${wire}&`)).length;

/** Sessions of trap 1 that begin in the evening of 5 June of these years. */
const inYears = (years: readonly number[]) =>
  madeEvents(years.length, (id) => {
    const day = `${String(years[id - 1]).padStart(4, '0')}-06-05`;
    return { deployment: { id: 1, name: 'Trap 1', details: '', user_permissions: [] }, start: `${day}T22:00:00` };
  });

test.each([
  ['', 'deployment', []],
  ['project=5', 'deployment', []],
  ['project=5,6', 'project', [5, 6]],
  ['project=5,6&deployment=1,2', 'deployment', [1, 2]],
  ['deployment=1', 'year', [1]],
  ['deployment=1&by=deployment', 'deployment', [1]],
  ['deployment=3,1&by=year', 'year', [3]],
  ['project=6&by=project', 'project', [6]],
])('the address "%s" compares by %s', async (query, by, ids) => {
  const { now } = compared(query);
  expect(now().by).toBe(by);
  expect(now().subjects.map(({ id }) => id)).toEqual(ids);
  await waitFor(() => expect(now()).toMatchObject({ isWhole: true, deployments: DEPLOYMENTS }));
  expect(now().lists).toHaveLength(ids.length);
});

test('six of seven deployments are compared, and of several by year the first', async () => {
  const { now, go } = compared('deployment=1,2,3,4,5,6,7');
  await waitFor(() => expect(now().isWhole).toBe(true));
  expect(now().subjects.map(({ name }) => name)).toEqual(['Trap 1', 'Trap 2', 'Trap 3', 'Trap 4', 'Trap 5', 'Trap 6']);
  expect(now().namedCount).toBe(7);
  expect(now().sessionCount).toBe(60);
  expect(requestsOf('deployment=7')).toBe(0);
  await go('/compare?deployment=7,8&by=year');
  await waitFor(() => expect(now().isWhole).toBe(true));
  expect(now().subjects.map(({ id }) => id)).toEqual([7]);
  expect(now().namedCount).toBe(2);
  expect(requestsOf('deployment=8')).toBe(0);
});

test('projects are compared by their own sessions, and named', async () => {
  const { now } = compared('project=5,6,7');
  await waitFor(() => expect(now().isWhole).toBe(true));
  expect(now().subjects.map(({ name }) => name)).toEqual(['projects 5', 'projects 6', null]);
  expect(now().comparison?.series.map(({ name, nights }) => [name, sumOf(nights)])).toEqual([
    ['projects 5', 40],
    ['projects 6', 50],
    ['#7', 0],
  ]);
  expect(['project_id=5', 'project_id=6', 'deployment=5'].map(requestsOf)).toEqual([1, 1, 0]);
});

const sumOf = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

test('names are awaited from the list that has them, and until then the id is the name', async () => {
  held.isHeld = (_, path) => path === 'deployments/';
  const { now } = compared('deployment=1,2');
  await waitFor(() => expect(now().comparison?.series.map(({ name }) => name)).toEqual(['#1', '#2']));
  expect(now().areNamesAwaited).toBe(true);
  held.release();
  await waitFor(() => expect(now().comparison?.series.map(({ name }) => name)).toEqual(['Trap 1', 'Trap 2']));
  expect(now().areNamesAwaited).toBe(false);
});

test.each([
  ['deployment=1,2', false],
  ['project=5,6', true],
])('names of "%s" are awaited while projects are loading: %s', async (query, areAwaited) => {
  held.isHeld = (_, path) => path === 'projects/';
  const { now } = compared(query);
  await waitFor(() => expect(now().deployments).toHaveLength(9));
  await waitFor(() => expect(now().sessionCount).toBeGreaterThan(0));
  expect(now().areNamesAwaited).toBe(areAwaited);
  held.release();
  await waitFor(() => expect(now().areNamesAwaited).toBe(false));
});

test('a comparison is whole once each list is', async () => {
  held.isHeld = (query) => query.get('deployment') === '2';
  const { now } = compared('deployment=1,2');
  await waitFor(() => expect(now().sessionCount).toBe(10));
  expect(now()).toMatchObject({ isWhole: false, comparison: { series: [{ name: 'Trap 1' }, { name: 'Trap 2' }] } });
  held.release();
  await waitFor(() => expect(now().isWhole).toBe(true));
  expect(now().sessionCount).toBe(20);
});

test('another choice in the address is another comparison', async () => {
  const { now, go } = compared('deployment=1,2&period=month');
  await waitFor(() => expect(now().isWhole).toBe(true));
  const months = now().comparison;
  await go('/compare?deployment=1,2&period=night');
  await waitFor(() => expect(now().comparison?.bins.length).toBeGreaterThan(months?.bins.length ?? Infinity));
  const captures = now().comparison?.series[0]?.points.find((point) => point !== null)?.value;
  await go('/compare?deployment=1,2&period=night&measure=taxa');
  await waitFor(() =>
    expect(now().comparison?.series[0]?.points.find((point) => point !== null)?.value).not.toBe(captures),
  );
});

test('years far from the rest leave the axis, unless both ends of it were chosen', async () => {
  sessions = inYears([1970, 1971, 2013, 2014, 2024, 2024, 2040]);
  const { now, go } = compared('deployment=1');
  await waitFor(() => expect(now().isWhole).toBe(true));
  const names = () => now().comparison?.series.map(({ name }) => name);
  expect(now().far).toEqual([
    { from: 1970, to: 1971, sessions: 2 },
    { from: 2040, to: 2040, sessions: 1 },
  ]);
  expect(names()).toEqual(['2013', '2014', '2024']);
  expect(now().sessionCount).toBe(4);
  await go('/compare?deployment=1&day_after=1971-01-01');
  expect(now().far).toEqual([
    { from: 1971, to: 1971, sessions: 1 },
    { from: 2040, to: 2040, sessions: 1 },
  ]);
  await go('/compare?deployment=1&day_before=2024-06-05');
  expect(now().far).toEqual([{ from: 1970, to: 1971, sessions: 2 }]);
  await go('/compare?deployment=1&day_after=1970-06-05&day_before=2040-06-05');
  expect(now().far).toEqual([]);
  expect(names()).toEqual(['1970', '1971', '2013', '2014', '2024', '2040']);
  await go('/compare?deployment=1&day_after=1970-06-06&day_before=2040-06-04');
  expect(names()).toEqual(['1971', '2013', '2014', '2024']);
});

test('years of several deployments are far where they are far from those of all', async () => {
  sessions = [
    ...inYears([2024, 2024, 2024]),
    ...inYears([1970]).map((one) => ({ ...one, id: 99, deployment: { ...one.deployment, id: 2 } })),
  ];
  const { now } = compared('deployment=1,2');
  await waitFor(() => expect(now().isWhole).toBe(true));
  expect(now().far).toEqual([{ from: 1970, to: 1970, sessions: 1 }]);
  expect(now().comparison?.series.map(({ nights }) => sumOf(nights))).toEqual([1, 0]);
});

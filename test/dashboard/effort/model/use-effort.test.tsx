import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isoOfDay } from '#contract/time.ts';
import { useEffort } from '#dashboard/effort/model/use-effort.ts';
import { hookAt } from '#test/dashboard/hook-at.tsx';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment, madeProjectSummary } from '#test/support/made-deployment.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { madeTaxon } from '#test/support/made-taxon.ts';

const HEATH = madeProjectSummary(2, 'Heath');
const ALDER = madeProjectSummary(3, 'Alder');
/** By id; none of their orders by id, name or project is that of the matrix. */
const DEPLOYMENTS = [
  madeDeployment(1, { name: 'Zone', project: HEATH }),
  madeDeployment(2, { name: 'Ash', project: HEATH }),
  madeDeployment(3, { name: 'Birch', project: null }),
  madeDeployment(4, { name: 'Oak', project: ALDER }),
  madeDeployment(5, { name: 'Yew', project: ALDER }),
  madeDeployment(6, { name: 'Apple', project: null }),
];
/** Two sessions a trap, on the evenings of June that are its id and twelve more. */
const SESSIONS = [1, 2, 3, 4, 5, 6, 9].flatMap((trap) =>
  [trap, trap + 12].map((day) => {
    const start = `2024-06-${String(day).padStart(2, '0')}T22:00:00`;
    return madeEvent(trap * 100 + day, { deployment: { ...HEATH, id: trap, name: `Trap ${trap}` }, start });
  }),
);
const TAXA = [madeTaxon(7), madeTaxon(8), madeTaxon(9, { parent_id: 7 })];

function occurrence(id: number, session: number | null, taxon: number | null, score: number | null) {
  const at = '2024-06-01T22:00:00';
  const summary = { name: '', details: '', user_permissions: [] };
  return {
    id,
    ...summary,
    deployment: { id: 1, ...summary },
    event: session === null ? null : { id: session, ...summary, date_label: '' },
    determination: taxon === null ? null : { id: taxon, ...summary, rank: 'SPECIES' },
    determination_score: score,
    detections_count: 1,
    first_appearance_timestamp: at,
    last_appearance_timestamp: at,
    created_at: `${at}.${String(id).padStart(6, '0')}`,
    updated_at: at,
  };
}

const OCCURRENCES = [
  occurrence(1, 101, 7, 0.9),
  occurrence(2, 113, 9, 0.4),
  occurrence(3, 202, 8, 0.9),
  occurrence(4, null, 7, 0.9),
  occurrence(5, 303, null, 0.9),
  occurrence(6, 404, 7, null),
  occurrence(7, 505, 9, 0.5),
];

let service: FaultyService;
beforeEach(async () => {
  service = await faultyService((path, query) => {
    const [deployment, project, taxon] = ['deployment', 'project_id', 'determination'].map((name) => query.get(name));
    const projectOf = (id: number) => DEPLOYMENTS.find((one) => one.id === id)?.project?.id ?? null;
    const isAsked = (id: number) =>
      (deployment === null || id === Number(deployment)) && (project === null || projectOf(id) === Number(project));
    if (path === 'deployments/') return pageOf(DEPLOYMENTS, query);
    if (path === 'events/')
      return pageOf(
        SESSIONS.filter((one) => isAsked(one.deployment.id)),
        query,
      );
    if (path === 'taxa/') return pageOf(TAXA, query);
    if (path !== 'occurrences/') return pageOf([], query);
    return pageOf(
      OCCURRENCES.filter((one) => taxon === null || one.determination?.id === Number(taxon)),
      query,
    );
  });
  loadedFrom(service.origin);
});
afterEach(() => service.stop());

async function effortAt(query: string) {
  const page = hookAt(`/effort?${query}`, useEffort);
  await waitFor(() => {
    const { lists } = page.now();
    expect([lists.sessions.isWhole, lists.deployments.isWhole]).toEqual([true, true]);
  });
  return page;
}

type Page = Awaited<ReturnType<typeof effortAt>>;
const namesIn = ({ now }: Page) => now().deployments.map(({ name }) => name);
const nightsIn = ({ now }: Page) => now().sessions.map(({ start }) => Number(start.slice(8, 10)));
const occasionsIn = ({ now }: Page) => now().occasions.map(({ from, to }) => `${isoOfDay(from)} ${isoOfDay(to)}`);
const requestsOf = (part: string) => service.requests.filter((path) => path.includes(part));

test('deployments are sorted by project, then by name, and those without a project come last', async () => {
  const page = await effortAt('');
  expect(namesIn(page)).toEqual(['Oak', 'Yew', 'Ash', 'Zone', 'Apple', 'Birch']);
  // Sessions of a deployment that the service does not list have no row.
  expect(nightsIn(page).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 13, 14, 15, 16, 17, 18]);
});

test.each([
  ['project=2', ['Ash', 'Zone']],
  ['deployment=5,1,3', ['Yew', 'Zone', 'Birch']],
  ['deployment=1,4&project=2', ['Zone']],
  ['project=8', []],
])('the address "%s" chooses the deployments', async (query, names) => {
  const page = await effortAt(query);
  expect(namesIn(page)).toEqual(names);
  expect(page.now().sessions).toHaveLength(2 * names.length);
  await waitFor(() =>
    expect(page.now().rows?.map(({ deploymentId }) => deploymentId)).toEqual(
      page.now().deployments.map(({ id }) => id),
    ),
  );
});

test('one chosen deployment is asked for by itself, several with all', async () => {
  await effortAt('deployment=4');
  expect(requestsOf('events/?deployment=4&')).toHaveLength(1);
  const page = await effortAt('deployment=4,5&project=3');
  expect(requestsOf('events/?project_id=3&')).toHaveLength(1);
  expect(requestsOf('deployment=5')).toEqual([]);
  expect(nightsIn(page).toSorted((a, b) => a - b)).toEqual([4, 5, 16, 17]);
});

test('the first and the last night of the address are among the nights', async () => {
  const page = await effortAt('day_after=2024-06-03&day_before=2024-06-14');
  expect(nightsIn(page).toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 13, 14]);
  expect(occasionsIn(page)).toEqual(['2024-06-03 2024-06-09', '2024-06-10 2024-06-14']);
});

test.each([
  ['', ['2024-06-01 2024-06-07', '2024-06-08 2024-06-14', '2024-06-15 2024-06-18']],
  ['day_after=2024-05-30', ['2024-05-30 2024-06-05', '2024-06-06 2024-06-12', '2024-06-13 2024-06-18']],
  ['day_before=2024-06-20', ['2024-06-01 2024-06-07', '2024-06-08 2024-06-14', '2024-06-15 2024-06-20']],
  ['day_after=2024-06-15&occasion=2', ['2024-06-15 2024-06-16', '2024-06-17 2024-06-18']],
  ['deployment=6&occasion=5', ['2024-06-06 2024-06-10', '2024-06-11 2024-06-15', '2024-06-16 2024-06-18']],
  ['day_after=2024-07-01', []],
  ['project=8', []],
])('the address "%s" divides the nights into occasions', async (query, occasions) => {
  expect(occasionsIn(await effortAt(query))).toEqual(occasions);
});

test('the matrix has the nights of each deployment', async () => {
  const page = await effortAt('project=3&occasion=14');
  await waitFor(() =>
    expect(
      page.now().rows?.map(({ deploymentId, cells }) => [deploymentId, cells.map((cell) => cell?.nights ?? 0)]),
    ).toEqual([
      [4, [2]],
      [5, [2]],
    ]),
  );
});

const foundIn = ({ now }: Page) => [...(now().detection.found?.keys() ?? ['unknown'])];

test('a taxon is looked for only where the matrix shows where it was found', async () => {
  const page = await effortAt('taxon=7&measure=captures');
  expect(foundIn(page)).toEqual(['unknown']);
  expect(requestsOf('taxa/')).toEqual([]);
  expect(requestsOf('occurrences/')).toEqual([]);
  await page.go('/effort?measure=detected');
  expect(foundIn(page)).toEqual(['unknown']);
  expect(requestsOf('occurrences/')).toEqual([]);
});

test.each([
  // The service is asked for the taxon alone where there is none below it.
  ['taxon=8', [202], 'determination=8&'],
  ['taxon=7', [101, 113, 404, 505], ''],
  ['taxon=7&score=0', [101, 113, 505], ''],
  ['taxon=7&score=0.5', [101, 505], ''],
  ['taxon=9', [113, 505], 'determination=9&'],
])('the address "%s" finds its sessions', async (query, sessions, request) => {
  const page = await effortAt(`measure=detected&${query}`);
  await waitFor(() => expect(foundIn(page)).toEqual(sessions));
  expect(requestsOf('occurrences/').map((path) => /determination=\d+&/.exec(path)?.[0] ?? '')).toEqual([request]);
  expect(page.now().lists.occurrences.isWhole).toBe(true);
});

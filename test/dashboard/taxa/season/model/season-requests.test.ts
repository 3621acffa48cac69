import { expect, test } from 'vitest';
import { occurrenceRequests, sessionRequests } from '#dashboard/taxa/season/model/season-requests.ts';
import { madeDeployment, madeProjectSummary } from '#test/support/made-deployment.ts';

const deployments = (count: number, project = 1) =>
  Array.from({ length: count }, (_, index) =>
    madeDeployment(project * 100 + index, {
      project: madeProjectSummary(project, 'Project'),
      events_count: 10,
      occurrences_count: 20,
    }),
  );
const idsTo = (last: number) => new Set(Array.from({ length: last }, (_, index) => index + 1));

test('occurrences are asked for by determination, without taxa that have none, of one chosen deployment or of all', () => {
  // Of the last it is not known.
  const counts = new Map([
    [1, 0],
    [2, 3],
    [3, 0],
  ]);
  const of = { project: 6, id: 1, ids: idsTo(4), countOf: (taxon: number) => counts.get(taxon) ?? null };
  const wires = (deployment: number | null | undefined) =>
    [1, 2, 4].map((determination) => ({ project_id: 6, determination, deployment }));
  expect(occurrenceRequests({ ...of, chosen: null })).toEqual({ wires: wires(undefined), expected: 3 });
  expect(occurrenceRequests({ ...of, chosen: deployments(1) }).wires).toEqual(wires(100));
  expect(occurrenceRequests({ ...of, chosen: deployments(2) }).wires).toEqual(wires(null));
});

test('of more than twelve taxa, occurrences are asked for by chosen deployment, or all of the project', () => {
  const of = { project: 6, id: 1, ids: idsTo(13), countOf: () => 1 };
  expect(occurrenceRequests({ ...of, chosen: deployments(2) })).toEqual({
    wires: [100, 101].map((deployment) => ({ project_id: 6, deployment })),
    expected: 40,
  });
  for (const chosen of [deployments(13), null])
    expect(occurrenceRequests({ ...of, chosen }).wires).toEqual([{ project_id: 6 }]);
});

test('sessions are asked for by chosen deployment, else by project, of more than twelve all at once', () => {
  const two = [...deployments(1, 3), ...deployments(2, 2)];
  expect(sessionRequests(two, true)).toEqual({
    wires: [300, 200, 201].map((deployment) => ({ deployment })),
    expected: 30,
  });
  expect(sessionRequests(two, false).wires).toEqual([{ project_id: 2 }, { project_id: 3 }]);
  expect(sessionRequests(deployments(13), true).wires).toEqual([{ project_id: 1 }]);
  const many = Array.from({ length: 13 }, (_, index) => deployments(1, index + 1)).flat();
  expect(sessionRequests(many, false).wires).toEqual([{}]);
  // Sessions of a deployment whose project is not reported are in no project's list.
  expect(sessionRequests([...two, madeDeployment(9, { project: null })], false).wires).toEqual([{}]);
});

import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Taxon } from '#contract/records/taxon.ts';
import { createQueryClient } from '#dashboard/api/lists/create-query-client.ts';
import { useProjectTaxa } from '#dashboard/findings/use-project-taxa.ts';
import { queryWrapper } from '#test/dashboard/query-wrapper.tsx';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeTaxon } from '#test/support/made-taxon.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

/** Order 1 with family 2, genus 3 and its species 4 and 5; order 6 has nothing to do with them. */
const ALL = [
  madeTaxon(1),
  madeTaxon(2, { parent_id: 1 }),
  madeTaxon(3, { parent_id: 2 }),
  madeTaxon(4, { parent_id: 3 }),
  madeTaxon(5, { parent_id: 3 }),
  madeTaxon(6),
];
const only = (...ids: number[]) => ALL.filter(({ id }) => ids.includes(id));

/** The taxa of project 2, of a service that lists these of it and these of all. */
async function taxaOf(
  listed: readonly Taxon[],
  { project = 2, all = ALL, before }: { project?: number | null; all?: readonly Taxon[]; before?: Promise<void> } = {},
) {
  service = await faultyService(async (_path, query) => {
    if (query.has('project_id')) return pageOf(listed, query);
    await before;
    return pageOf(all, query);
  });
  loadedFrom(service.origin);
  const hook = renderHook(() => useProjectTaxa(project), { wrapper: queryWrapper(createQueryClient()) });
  return () => hook.result.current;
}

const ids = (taxa: readonly Taxon[]) => taxa.map(({ id }) => id).toSorted((a, b) => a - b);
const listsOfAll = () => service?.requests.filter((path) => !path.includes('project_id')) ?? [];

test('those above the taxa of a project come from the list of all, each once', async () => {
  const taxa = await taxaOf(only(4, 5));
  await waitFor(() => expect(ids(taxa().taxa)).toEqual([1, 2, 3, 4, 5]));
  expect(ids(taxa().listed)).toEqual([4, 5]);
  expect(taxa().areAncestorsWanted).toBe(true);
  await waitFor(() => expect(taxa().isSettled).toBe(true));
});

test('those that the project lists itself are not listed twice', async () => {
  const taxa = await taxaOf(only(4, 2));
  await waitFor(() => expect(ids(taxa().taxa)).toEqual([1, 2, 3, 4]));
});

test('the list of all taxa is not asked for where the project lists all parents', async () => {
  const taxa = await taxaOf(only(1, 2, 3));
  await waitFor(() => expect(taxa().isSettled).toBe(true));
  expect(ids(taxa().taxa)).toEqual([1, 2, 3]);
  expect(taxa().areAncestorsWanted).toBe(false);
  expect(listsOfAll()).toEqual([]);
});

test('the list of all taxa is asked for once where no project is chosen', async () => {
  const taxa = await taxaOf([], { project: null, all: only(4, 6) });
  await waitFor(() => expect(taxa().isSettled).toBe(true));
  expect(ids(taxa().taxa)).toEqual([4, 6]);
  expect(taxa().areAncestorsWanted).toBe(false);
  expect(listsOfAll()).toHaveLength(1);
});

test('a parent that no list has, and parents in a circle, end the search', async () => {
  const [seven, eight, nine] = [
    madeTaxon(7, { parent_id: 8 }),
    madeTaxon(8, { parent_id: 9 }),
    madeTaxon(9, { parent_id: 8 }),
  ];
  const taxa = await taxaOf([seven, madeTaxon(10, { parent_id: 99 })], { all: [seven, eight, nine] });
  await waitFor(() => expect(ids(taxa().taxa)).toEqual([7, 8, 9, 10]));
});

test('before the list of all taxa is loaded, the taxa of the project are there and not settled', async () => {
  let come = () => {};
  const before = new Promise<void>((resolve) => {
    come = resolve;
  });
  const taxa = await taxaOf(only(4), { before });
  expect(taxa().isSettled).toBe(false);
  await waitFor(() => expect(ids(taxa().taxa)).toEqual([4]));
  await waitFor(() => expect(listsOfAll()).toHaveLength(1));
  expect(taxa().isSettled).toBe(false);
  come();
  await waitFor(() => expect(taxa().isSettled).toBe(true));
  expect(ids(taxa().taxa)).toEqual([1, 2, 3, 4]);
});

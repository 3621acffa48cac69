import { expect, inject, test } from 'vitest';
import { deploymentNames, type NamedDeployment } from '#dashboard/api/deployment-names.ts';
import type { Deployment } from '#contract/records/deployment.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';

function trap(id: number, name: string, site: string | null = null): NamedDeployment {
  return { id, name, research_site: site === null ? null : { id, name: site, details: '', user_permissions: [] } };
}

const textsOf = (traps: readonly NamedDeployment[]) => traps.map(deploymentNames(traps).textOf);

test('a name that is unique stands alone; a shared one takes the site, and the id where that is shared or missing', () => {
  const traps = [
    trap(1, 'Trap 1', 'Mols'),
    trap(2, 'Trap 2', 'Mols'),
    trap(3, 'Trap 2', 'Draved Skov'),
    trap(4, 'Trap 3', 'Mols'),
    trap(5, 'Trap 3', 'Mols'),
    trap(6, 'Trap 3', 'Gribskov'),
    trap(7, 'Trap 2'),
    trap(8, 'Trap 9'),
  ];
  expect(textsOf(traps)).toEqual([
    'Trap 1',
    'Trap 2 · Mols',
    'Trap 2 · Draved Skov',
    'Trap 3 · Mols · #4',
    'Trap 3 · Mols · #5',
    'Trap 3 · Gribskov',
    'Trap 2 · #7',
    'Trap 9',
  ]);
  expect(deploymentNames(traps).partsOf(trap(4, ''))).toEqual(['Trap 3', 'Mols', '#4']);
});

test.each([
  ['names that look like a name with its site', [trap(1, 'A', 'B'), trap(2, 'A', 'C'), trap(3, 'A · B', 'D')]],
  ['names that look like a name with its id', [trap(1, 'A'), trap(2, 'A'), trap(3, 'A · #1'), trap(4, 'A · #1 · #3')]],
  ['blanks and accents that nobody sees', [trap(1, 'Érable 1'), trap(2, 'E\u0301rable  1 '), trap(3, 'Érable 1')]],
  ['no names at all', [trap(1, ''), trap(2, ' '), trap(3, '', 'Mols')]],
])('with %s no two are called the same', (_what, traps) => {
  const seen = textsOf(traps).map((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim());
  expect(new Set(seen).size).toBe(traps.length);
  expect(seen.every((text) => /\p{L}/u.test(text))).toBe(true);
});

test('a deployment that is not loaded has its name, with its id if a loaded one has that name too', () => {
  const { textOf } = deploymentNames([trap(1, 'Trap 1', 'Mols'), trap(2, 'Trap 2', 'A'), trap(3, 'Trap 2', 'B')]);
  expect([trap(7, 'Trap 1'), trap(8, 'Trap 2'), trap(9, 'Gate')].map(textOf)).toEqual([
    'Trap 1 · #7',
    'Trap 2 · #8',
    'Gate',
  ]);
});

test('names of 10,000 are computed once per list', () => {
  let reads = 0;
  const counted = (id: number) => ({
    id,
    get name() {
      reads += 1;
      return `Trap ${id % 100}`;
    },
    research_site: { id: 1, name: `Site ${id % 1_000}`, details: '', user_permissions: [] },
  });
  const traps = Array.from({ length: 10_000 }, (_, id) => counted(id));
  const names = deploymentNames(traps);
  const first = reads;
  expect(first).toBeLessThanOrEqual(4 * traps.length);
  expect(new Set(traps.map(names.textOf)).size).toBe(traps.length);
  expect(deploymentNames(traps)).toBe(names);
  expect(reads).toBe(first);
  expect(deploymentNames([...traps, counted(10_000)])).not.toBe(names);
});

test('the sample’s traps all have a name of their own, and those whose name is their own keep it', async () => {
  loadedFrom(inject('serviceUrl'));
  const answer = await fetch('/api/v2/deployments/?limit=1000');
  const { results } = (await answer.json()) as { results: Deployment[] };
  const times = new Map<string, number>();
  for (const { name } of results) times.set(name, (times.get(name) ?? 0) + 1);
  const sharing = results.filter(({ name }) => (times.get(name) ?? 0) > 1);
  expect([results.length, sharing.length]).toEqual([189, 96]);
  const texts = textsOf(results);
  expect(new Set(texts).size).toBe(189);
  expect(results.filter(({ name }, place) => texts[place] === name)).toHaveLength(189 - 96);
});

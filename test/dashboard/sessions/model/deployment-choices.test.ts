import { expect, test } from 'vitest';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { MOST_DEPLOYMENTS, sessionsLink } from '#dashboard/links/sessions-link.ts';
import { deploymentChoices } from '#dashboard/sessions/model/deployment-choices.ts';
import { words } from '#test/words.ts';

const deployment = (id: number, name: string, site: string | null, project: string) => ({
  id,
  name,
  project: { name: project },
  research_site: site === null ? null : { id: 1, name: site, details: '', user_permissions: [] },
});

test('a filter offers deployments by unique names, searchable by site, project and id', () => {
  const offered = [
    deployment(1, 'Marsh', 'North', 'Moths'),
    deployment(2, 'Trap 1', 'North', 'Moths'),
    deployment(3, 'Trap 1', 'South', 'Moths'),
  ];
  const choices = deploymentChoices(offered, deploymentNames(offered));
  expect(['1', '2', '3', '8'].map(choices.textOf)).toEqual(['Marsh', 'Trap 1 · North', 'Trap 1 · South', '#8']);
  expect(choices.searchedOf('1')).toBe('Marsh North Moths 1');
  expect(['12', '0', 'x', '1.5', '-1'].map(choices.isChoice)).toEqual([true, false, false, false, false]);
});

test('a link names several hundred deployments in one address, and reports when there are too many', () => {
  const ids = Array.from({ length: MOST_DEPLOYMENTS }, (_, index) => 123_456 + index);
  const link = sessionsLink(ids, { day_after: '2025-07-01' });
  expect(link.words).toBe(words.links.sessionsOf(400));
  expect(new URLSearchParams(link.to?.split('?')[1]).get('deployment')).toBe(ids.join(','));
  expect(link.to?.length).toBeLessThan(4_000);
  expect(sessionsLink([...ids, 1], {})).toEqual({
    words: words.links.tooManyDeployments('400'),
    to: null,
  });
  // All deployments need no ids.
  expect(sessionsLink({ count: 5_000 }, { project: '2' }).to).toBe('/sessions?project=2');
});

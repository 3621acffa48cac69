import { screen, within } from '@testing-library/react';
import { beforeEach, expect, inject, test } from 'vitest';
import type { Deployment } from '#contract/records/deployment.ts';
import type { Event as Session } from '#contract/records/event.ts';
import { exportsLink } from '#dashboard/links/exports-link.ts';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import type { Taxon } from '#contract/records/taxon.ts';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import { askJson } from '#test/service/ask.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

const origin = inject('smallUrl');
beforeEach(() => loadedFrom(origin));

const deploymentsOf = async (project: number) =>
  (await askJson<{ results: Deployment[] }>(origin, `/api/v2/deployments/?limit=1000&project_id=${project}`)).results;
const queryOf = async () => {
  const link = await screen.findByRole('link', { name: words.sessions.exportThese });
  return new URL(link.getAttribute('href') ?? '', origin).searchParams;
};

test('an export of sessions begins with the sites and nights of the filters', async () => {
  const all = await deploymentsOf(3);
  const site = all.find(({ research_site }) => research_site !== null)?.research_site;
  const name = site?.name?.replaceAll(',', String.raw`\,`) ?? '';
  renderAt(`/sessions?project=3&research_site=${encodeURIComponent(name)}&day_after=2024-07-01`);
  await screen.findByRole('table', { name: words.sessions.title });
  await expect.poll(async () => (await queryOf()).get('site')).toBe(String(site?.id));
  const query = await queryOf();
  expect([query.get('project'), query.get('day_after'), query.get('order')]).toEqual(['3', '2024-07-01', null]);
});

test('an export of searched sessions begins with the deployments that are left', async () => {
  const all = await deploymentsOf(3);
  const first = all.find(({ events_count }) => (events_count ?? 0) > 0);
  renderAt(`/sessions?project=3&search=${encodeURIComponent(first?.name ?? '')}`);
  await screen.findByRole('table', { name: words.sessions.title });
  await expect.poll(async () => ((await queryOf()).get('order') ?? '').split(',')).toContain(String(first?.id));
  expect(((await queryOf()).get('order') ?? '').split(',').length).toBeLessThan(all.length);
});

test('deployments of two projects are no export', async () => {
  const [[one], [other]] = await Promise.all([deploymentsOf(3), deploymentsOf(4)]);
  renderAt(`/sessions?deployment=${one?.id},${other?.id}`);
  expect(await screen.findByTitle(words.sessions.exportTheseNot)).toBeVisible();
  expect(screen.queryByRole('link', { name: words.sessions.exportThese })).not.toBeInTheDocument();
});

test('an export of a session’s page begins with that deployment and session', async () => {
  const { results } = await askJson<{ results: Session[] }>(origin, '/api/v2/events/?limit=1&deployment=36');
  const [session] = results;
  const { user } = renderAt(`/sessions/${session?.id}`);
  await user.click(await screen.findByRole('link', { name: words.sessionPage.exportIt }));
  const dialog = within(await screen.findByRole('dialog', { name: words.order.title }));
  await expect
    .poll(() => dialog.getByRole<HTMLInputElement>('combobox', { name: words.order.session }).value)
    .toBe(nightText(session?.start ?? '', session?.end ?? null));
  expect(await dialog.findByText(words.exports.counted.occurrences(session?.occurrences_count ?? -1))).toBeVisible();
});

test.each([
  [
    'a session',
    '/sessions/744?species_score=0.9&species_looked=person',
    { project: '2', order: '35', session: '744', score: '0.9', looked: 'person' },
  ],
  ['a deployment', '/deployments/36', { project: '2', order: '36' }],
  [
    'some nights',
    '/sessions?group=species&project=6&day_after=2024-06-01&day_before=2024-06-30&score=0.8&looked=model',
    { project: '6', day_after: '2024-06-01', day_before: '2024-06-30', score: '0.8', looked: 'model' },
  ],
])(
  'an export from the species of %s begins with their scope, lowest score and who looked',
  async (_, address, expected) => {
    renderAt(address);
    await screen.findByRole('table', { name: words.species.title });
    expect(Object.fromEntries(await queryOf())).toEqual(expected);
  },
);

test('an export from a taxon’s season has the occurrences that are counted there', async () => {
  const { results } = await askJson<{ results: Taxon[] }>(origin, '/api/v2/taxa/?limit=1000&project_id=2&ordering=id');
  const all = await occurrencesOf([35, 36]);
  const below = (id: number) => new Set([id, ...results.filter(({ parent_id: of }) => of === id).map((one) => one.id)]);
  const rowsOf = (id: number) => all.filter(({ determination }) => below(id).has(determination?.id ?? 0));
  const genus = results.find(
    ({ id, rank }) => rank === 'GENUS' && below(id).size > 1 && rowsOf(id).some((one) => (one.looked_at ?? 0) > 0),
  );
  const { user } = renderAt(`/taxa/${genus?.id}?project=2&deployment=35,36&score=0.8&looked=model`);
  await user.click(await screen.findByRole('link', { name: words.season.exportThese }));
  const dialog = within(await screen.findByRole('dialog', { name: words.order.title }));
  const field = (name: string) => dialog.getByRole<HTMLInputElement>('combobox', { name }).value;
  await expect.poll(() => field(words.order.taxon)).toBe(genus?.name);
  expect(dialog.getByRole('textbox', { name: words.order.score })).toHaveValue('0.8');
  expect(field(words.animals.looked.name)).toBe(words.animals.looked.values.model);
  const high = rowsOf(genus?.id ?? 0).filter(
    ({ looked_at: looked, determination_score: score }) => looked === 0 && (score ?? 0) >= 0.8,
  );
  expect(high.length).toBeGreaterThan(0);
  expect(await dialog.findByText(words.exports.counted.occurrences(high.length))).toBeVisible();
});

async function occurrencesOf(deployments: readonly number[]) {
  const pages = await Promise.all(
    deployments.map((id) =>
      askJson<{ results: ListedOccurrence[] }>(origin, `/api/v2/occurrences/?limit=10000&deployment=${id}`),
    ),
  );
  return pages.flatMap(({ results }) => results);
}

test('a taxon’s season of several projects is no export', async () => {
  const { results } = await askJson<{ results: Taxon[] }>(origin, '/api/v2/taxa/?limit=1&ordering=-occurrences_count');
  renderAt(`/taxa/${results[0]?.id}`);
  expect(await screen.findByTitle(words.season.exportTheseNot)).toBeVisible();
});

test('what an address cannot hold has no link, so that an export is never of more', () => {
  const many = Array.from({ length: 401 }, (_, index) => index + 1);
  expect(exportsLink({ project: 1, deployments: many })).toBeNull();
  expect(exportsLink({ project: 1, deployments: [] })).toBeNull();
  expect(exportsLink({ project: null, deployments: [1] })).toBeNull();
  expect(exportsLink({ project: 1, deployments: [1, 2], firstNight: '2024-06-01' })).toBe(
    '/exports?project=1&order=1,2&day_after=2024-06-01#new-export',
  );
  expect(exportsLink({ project: null, taxon: 9 })).toBeNull();
  expect(exportsLink({ project: 1, taxon: 9, score: 0.5 })).toBe('/exports?project=1&taxon=9&score=0.5#new-export');
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test } from 'vitest';
import type { RecordOf } from '#contract/lists/collections.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { madeRecords } from '#test/support/made-source.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textPattern, words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

/** Taxa 1 and 2 below 3, with occurrences at four deployments; other answers as said. */
async function serve(answer: (path: string, query: URLSearchParams) => FaultyAnswer | undefined = () => undefined) {
  const records = madeRecords();
  service = await faultyService((path, query) => {
    const wanted = query.get('determination');
    const list = (records[path.replace('/', '')] ?? []).filter(
      (record) => wanted === null || (record['determination'] as { id: number }).id === Number(wanted),
    );
    return answer(path, query) ?? pageOf(list, query);
  });
  loadedFrom(service.origin);
  return { records, service };
}

async function served(query = ''): Promise<RecordOf<'taxa'>[]> {
  const response = await fetch(`${inject('smallUrl')}/api/v2/taxa/?limit=1000&${query}`);
  return ((await response.json()) as { results: RecordOf<'taxa'>[] }).results;
}

const focused = () => document.activeElement?.getAttribute('aria-label')?.split(',')[0];

test('the table names parents, and filters by any rank the service has', async () => {
  const taxa = await served();
  const { user, address } = renderAt('/taxa');
  const table = await screen.findByRole('table', { name: words.taxa.title });
  await within(table).findByText(
    new RegExp(
      `^${words.list.countOf(String(taxa.length), String(taxa.length))} · ${words.list.sorted('Occurrences')}`,
    ),
  );
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent?.replace(/[▲▼]/, ''))).toEqual([
    'Name',
    'Rank',
    'Parent',
    'Occurrences',
  ]);
  const most = taxa.toSorted((a, b) => (b.occurrences_count ?? -1) - (a.occurrences_count ?? -1))[0];
  const first = within(table).getAllByRole('row')[1] as HTMLElement;
  expect(first).toHaveTextContent(most?.name ?? '');
  expect(first).toHaveTextContent(taxa.find(({ id }) => id === most?.parent_id)?.name ?? '');

  await user.click(screen.getByRole('button', { name: words.list.panels.filters }));
  await user.click(await screen.findByText('Rank', { selector: 'summary' }));
  await user.click(await screen.findByRole('checkbox', { name: /^ORDER/ }));
  await waitFor(() => expect(address()).toBe('/taxa?rank=ORDER'));
  expect(await within(table).findByText(new RegExp(`^${words.list.countOf('1', '')}`))).toBeVisible();
});

test('of a project, a column that can be chosen says how many a person has looked at; of all it is not counted', async () => {
  const taxa = await served('project_id=6');
  const [most] = taxa.toSorted((a, b) => (b.verified_count ?? -1) - (a.verified_count ?? -1) || a.id - b.id);
  const columns = 'columns=name,occurrences_count,verified_count';
  const ofProject = renderAt(`/taxa?project=6&ordering=-verified_count&${columns}`);
  const table = await screen.findByRole('table', { name: words.taxa.title });
  const text = words.taxa.lookedAtOf(String(most?.verified_count), String(most?.occurrences_count));
  await waitFor(() => expect(within(table).getAllByRole('row')[1]).toHaveTextContent(text));
  ofProject.leave();
  renderAt(`/taxa?${columns}`);
  expect((await screen.findAllByTitle(words.taxa.lookedAtUnsaid)).length).toBeGreaterThan(5);
});

test('the tree works by keyboard: arrows, Home, End, type-ahead, * and Enter', async () => {
  const { user, address } = renderAt('/taxa?view=tree&ordering=name');
  const tree = await screen.findByRole('tree', { name: words.taxa.treeLabel });
  const root = await within(tree).findByRole('treeitem', { name: /^Lepidoptera,/ });
  expect(root).toHaveAttribute('aria-expanded', 'true');
  root.focus();
  await user.keyboard('{ArrowLeft}');
  expect(root).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  const family = document.activeElement;
  expect(family).toHaveAttribute('aria-level', '2');
  expect(family).toHaveAttribute('aria-posinset', '1');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toHaveAttribute('aria-level', '3');
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(family);
  // Again where a busy machine takes longer between the letters than a typed name may.
  await waitFor(async () => {
    await user.keyboard('{Home}noctui');
    expect(focused()).toBe('Noctuidae');
  });
  await user.keyboard('{Home}');
  expect(focused()).toBe('Lepidoptera');
  // The same letter again goes on to the next that begins with it.
  await user.keyboard('n');
  const first = focused();
  await user.keyboard('n');
  expect([first, focused()]).toEqual(['Nomophila', 'Noctuidae']);
  await user.keyboard('{End}');
  const last = focused() ?? '';
  await user.keyboard('{Enter}');
  expect(address()).toMatch(/^\/taxa\?view=tree&ordering=name&selected=\d+$/);
  expect(await screen.findByRole('heading', { level: 2, name: last })).toBeVisible();
  await user.keyboard('{Home}{ArrowRight}*');
  const families = within(tree)
    .getAllByRole('treeitem')
    .filter((item) => item.getAttribute('aria-level') === '2' && item.hasAttribute('aria-expanded'));
  expect(families.length).toBeGreaterThan(0);
  expect(families.every((item) => item.getAttribute('aria-expanded') === 'true')).toBe(true);
});

test('a search in the tree opens the paths to its matches', async () => {
  const { user } = renderAt('/taxa?view=tree');
  const tree = await screen.findByRole('tree');
  expect(within(tree).queryByRole('treeitem', { name: /^Noctua pronuba,/ })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: words.taxa.search }), 'noctua pro');
  expect(await within(tree).findByRole('treeitem', { name: /^Noctua pronuba,/ })).toBeVisible();
  const names = within(tree)
    .getAllByRole('treeitem')
    .map((item) => item.getAttribute('aria-label')?.split(',')[0]);
  expect(names).toEqual(['Lepidoptera', 'Noctuidae', 'Noctua', 'Noctua pronuba']);
});

test('a selected taxon shows where it was found, and how many loaded occurrences that includes', async () => {
  const { service: faulty } = await serve();
  renderAt('/taxa?selected=2');
  const panel = await screen.findByRole('region', { name: words.taxa.panel });
  // Six of the twelve occurrences, at two of the four deployments.
  expect(await within(panel).findByText(words.occurrences.basedOnAll(6))).toBeVisible();
  const found = within(panel).getByRole('list', { name: words.taxa.deploymentsOf('taxa 2') });
  expect(
    within(found)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['deployments 113', 'deployments 133']);
  const asked = faulty.requests.filter((request) => request.startsWith('occurrences/'));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('determination=2');
  const gbif = within(panel).getByRole('link', { name: words.taxa.gbif('taxa 2') });
  expect(gbif).toHaveAttribute('href', 'https://www.gbif.org/species/search?q=taxa%202');
  expect(gbif).toHaveAttribute('rel', 'noreferrer');
});

test('with a selected project, the counts in table and panel are of that project', async () => {
  const everywhere = new Map((await served()).map((taxon) => [taxon.id, taxon.occurrences_count]));
  const here = (await served('project_id=2')).toSorted(
    (a, b) => (b.occurrences_count ?? -1) - (a.occurrences_count ?? -1),
  );
  const [most] = here;
  // The most frequent one occurs elsewhere, too.
  expect(most?.occurrences_count).toBeLessThan(everywhere.get(most?.id ?? 0) ?? 0);
  const count = most?.occurrences_count?.toLocaleString('en') ?? '';
  renderAt(`/taxa?project=2&selected=${most?.id}`);
  const table = await screen.findByRole('table', { name: words.taxa.title });
  await within(table).findByText(
    new RegExp(
      `^${words.list.countOf(String(here.length), String(here.length))} · ${words.list.sorted('Occurrences')}`,
    ),
  );
  const first = within(table).getAllByRole('row')[1] as HTMLElement;
  expect(within(first).getByText(most?.name ?? '')).toBeVisible();
  expect(within(first).getByText(count)).toBeVisible();
  const panel = screen.getByRole('region', { name: words.taxa.panel });
  const read = words.occurrences.basedOnAllOfProject(most?.occurrences_count ?? 0);
  expect(await within(panel).findByText(read)).toBeVisible();
  expect(within(panel).queryByText(words.taxa.recordCountsAll(count))).not.toBeInTheDocument();
});

test('odd taxa are shown: cycles, missing parents, unknown ranks and counts', async () => {
  const { records } = await serve();
  const [one, two, three] = records['taxa'] ?? [];
  if (one === undefined || two === undefined || three === undefined) throw new Error('There are three taxa.');
  Object.assign(one, { parent_id: 2, parents: [{ id: 2 }], occurrences_count: null });
  Object.assign(two, { parent_id: 1, rank: 'SUBTRIBE OF THEIR OWN' });
  Object.assign(three, { parent_id: 77, rank: 'UNKNOWN' });
  renderAt('/taxa?view=tree&selected=3');
  const tree = await screen.findByRole('tree');
  const items = await within(tree).findAllByRole('treeitem');
  expect(items.map((item) => item.getAttribute('aria-label'))).toEqual([
    `taxa 1, SPECIES, ${words.taxa.ownUnknown}, ${words.taxa.sumCount(6)}, ${words.taxa.circle}`,
    `taxa 2, SUBTRIBE OF THEIR OWN, ${words.taxa.ownCount(6)}, ${words.taxa.sumCount(6)}`,
    `taxa 3, UNKNOWN, ${words.taxa.ownCount(6)}, ${words.taxa.sumCount(6)}, ${words.taxa.parentMissing('77')}`,
  ]);
  const panel = screen.getByRole('region', { name: words.taxa.panel });
  expect(within(panel).getByRole('heading', { name: 'taxa 3' })).toBeVisible();
  expect(within(panel).queryByRole('link', { name: textPattern(words.taxa.gbif('§')) })).not.toBeInTheDocument();
  // Its record counts six, and none is determined as it.
  expect(await within(panel).findByText(words.occurrences.basedOnAll(0))).toBeVisible();
  expect(within(panel).getByText(words.taxa.recordCounts('6'))).toBeVisible();
});

test('a service that requires a project is asked for each in turn; more than 50,000 occurrences load only after consent', async () => {
  await serve((path, query) => {
    if (path !== 'occurrences/') return undefined;
    if (query.get('project_id') === null) return { status: 400, body: { project_id: ['This field is required.'] } };
    const page = pageOf([], query).body as object;
    return { body: { ...page, count: query.get('project_id') === '6' ? 60_000 : 0 } };
  });
  renderAt('/taxa?selected=1');
  expect(
    await screen.findByRole('button', { name: words.list.loadAllOf('60,000', words.occurrences.many) }),
  ).toBeVisible();
});

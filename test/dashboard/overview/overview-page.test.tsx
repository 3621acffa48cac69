import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'kysely';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { countOf, sampleBut } from '#test/dashboard/overview/sample-but.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { openSample } from '#test/support/sample/open-sample.ts';
import { ANY, textPattern, words } from '#test/words.ts';

let service: FaultyService | null = null;
afterEach(async () => {
  await service?.stop();
  service = null;
  vi.useRealTimers();
});

const totals = () => screen.getByLabelText(words.overview.totals);
const figure = (name: string) =>
  within(totals()).getByText(name, { selector: 'dt, dt *' }).closest('div')?.querySelector('dd')?.textContent;
const panel = (name: string) => screen.getByRole('region', { name });

test('the totals are the service’s, and only shown data is fetched', async () => {
  service = await sampleBut();
  renderAt('/');
  expect(await screen.findByRole('heading', { level: 1, name: words.overview.title })).toBeVisible();
  const lists = ['captures', 'events', 'occurrences', 'taxa'].map(async (list) =>
    (await countOf(`${list}/?`)).toLocaleString(),
  );
  const counts = [...(await Promise.all(lists)), '6'];
  const shown = () => ['Captures', 'Sessions', 'Occurrences', 'Taxa', 'Projects'].map(figure);
  await waitFor(() => expect(shown()).toEqual(counts));
  expect(await screen.findByRole('slider', { name: words.overview.capturesByWeek })).toBeInTheDocument();
  await within(panel('Storage sources')).findByRole('link');

  const { requests } = service;
  const asked = () =>
    requests.filter((request) => !request.startsWith('jobs/') && !/^events\/.*offset=/.test(request)).toSorted();
  const expected = [
    'deployments/?ordering=created_at&limit=500',
    'events/?limit=1',
    'events/?ordering=-captures_count&limit=5',
    // What proves that the order is one.
    'events/?ordering=captures_count&limit=1',
    'events/?ordering=created_at&limit=100',
    'exports/?ordering=created_at&limit=500',
    'projects/?ordering=created_at&limit=500',
    'storage/?ordering=created_at&limit=500',
    'taxa/?limit=1',
    // Nothing stands behind the last one that was counted.
    'taxa/?limit=1&offset=400',
  ];
  await waitFor(() => expect(asked()).toEqual(expected));
  // The other pages of the sessions, each once; how many there are is up to how fast the service answers.
  const pages = service.requests.filter((request) => /^events\/.*offset=/.test(request));
  expect(pages).toEqual([...new Set(pages)]);
});

test('the plot sums to the captures, describes weeks by keyboard, and has a table', async () => {
  const { user, address } = renderAt('/?project=6');
  const plot = await screen.findByRole('slider', { name: words.overview.capturesByWeek });
  await user.click(plot);
  await user.keyboard('{Home}');
  // Projects are named once the deployments are read.
  await waitFor(() =>
    expect(plot).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(
        textPattern(
          words.chart.countedWith(
            `§ 20${ANY}`,
            String(ANY),
            words.overview.capturesNoun,
            `Cumbria: Moth Trap Network ${ANY}`,
          ),
        ),
      ),
    ),
  );
  const before = plot.getAttribute('aria-valuetext');
  await user.keyboard('{ArrowRight}');
  expect(plot.getAttribute('aria-valuetext')).not.toBe(before);

  await user.click(within(panel(words.overview.capturesByWeek)).getByRole('button', { name: words.chart.showTable }));
  const table = within(screen.getByRole('region', { name: words.chart.tableOf(words.overview.capturesByWeek) }));
  // It grows while sessions come.
  await waitFor(() => {
    const weeks = table.getAllByRole('row').slice(1);
    const sum = weeks.reduce((all, row) => all + Number(row.lastElementChild?.textContent?.replaceAll(',', '')), 0);
    expect(figure('Captures')).toBe(sum.toLocaleString());
  });

  await user.click(screen.getByRole('radio', { name: words.overview.nights }));
  expect(await screen.findByRole('slider', { name: words.overview.nightsByWeek })).toBeInTheDocument();
  expect(address()).toBe('/?project=6&plot=nights');
});

const { silent, noCaptures, noLocation, ended, flagged } = words.overview;
const isFlagged = (text: string) => text.endsWith(flagged(2).replace('2', ''));
/** Shown while a list is loaded. */
const loading = new RegExp(`${textPattern(words.overview.soFar('§', '§')).source}|^${words.overview.loadingList}$`);

/** What a link counts: "9 silent", "longer than 24 h 13". */
const numberIn = (link: Element) =>
  Number(
    (link.textContent ?? '')
      .match(/\d[\d,]*/g)
      ?.at(-1)
      ?.replaceAll(',', ''),
  );

/** Opens each of the links that `find` finds on the overview, whose rows are as many as the link says. */
async function followed(address: string, find: () => HTMLElement[]) {
  const { user } = renderAt(address);
  const read = async () => {
    await within(await screen.findByRole('region', { name: 'Sessions' })).findAllByRole('link', {
      name: new RegExp(`${words.overview.flagged(2).slice(2)}$`),
    });
    await waitFor(() => expect(screen.queryByText(loading)).toBeNull());
  };
  await read();
  const texts = find().map(({ textContent }) => textContent ?? '');
  const results: { text: string; number: number }[] = [];
  for (const [index, text] of texts.entries()) {
    const link = find()[index];
    if (link === undefined) throw new Error(`${text} is gone.`);
    const number = numberIn(link);
    await user.click(link);
    const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const rows = new RegExp(`^${number.toLocaleString()} of [\\d,]+ `);
    await waitFor(() => expect(statuses()).toContainEqual(expect.stringMatching(rows)));
    results.push({ text, number });
    await user.click(screen.getByRole('link', { name: words.overview.title }));
    await read();
  }
  return results;
}

const LOOKED_AT = ['Exports', 'Deployments', 'Sessions', 'Storage sources'];
const looks = () => LOOKED_AT.flatMap((name) => within(panel(name)).queryAllByRole('link'));

test('each number of “To check” of a project links to as many rows', async () => {
  vi.setSystemTime('2026-11-23T12:00:00');
  const results = await followed('/?project=4', looks);
  expect(results.map(({ text }) => text)).toEqual(
    expect.arrayContaining([silent(1), noCaptures(1), noLocation(1), ended(1)]),
  );
  expect(
    results.filter(({ text }) => isFlagged(text) || /^overlap|^far|^unusual|^longer/.test(text)).length,
  ).toBeGreaterThan(1);
});

test('sessions with a warning and ended deployments of all projects match the numbers on their pages', async () => {
  vi.setSystemTime('2026-11-23T12:00:00');
  const results = await followed('/', () =>
    looks().filter((link) => isFlagged(link.textContent) || link.textContent === ended(19)),
  );
  expect(results.map(({ text }) => text)).toEqual([ended(19), flagged(24)]);
  expect(looks().map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([silent(1), noCaptures(2), noLocation(2), `${words.flags.flags.far} 2`]),
  );
});

test('of a project, the share that a person has looked at and the taxa that nobody has are those of the database', async () => {
  loadedFrom(inject('smallUrl'));
  const { overview } = words;
  const database = await openSample(inject('smallFile'));
  const { rows } = await sql<{ id: number; name: string; all: number; looked: number }>`
    select t.id, t.name, count(*) as "all", sum(o.looked_at > 0) as looked
    from occurrences o join taxa t on t.id = o.determination_id where o.project_id = 6 group by t.id`.execute(database);
  const sum = (field: 'all' | 'looked') => rows.reduce((total, row) => total + row[field], 0);
  const unseen = rows
    .map(({ all, looked, ...taxon }) => ({ ...taxon, count: all - looked }))
    .filter(({ count }) => count >= 10)
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, 8);
  expect(unseen).toHaveLength(8);
  renderAt('/?project=6');
  const region = await screen.findByRole('region', { name: overview.lookedAt });
  const share = overview.lookedAtOf(String(sum('looked')), sum('all').toLocaleString());
  expect(await within(region).findByRole('link', { name: share })).toHaveAttribute(
    'href',
    '/sessions?project=6&group=species&looked=person&ranks=all',
  );
  const links = within(within(region).getByRole('list', { name: overview.unseen })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    unseen.map(({ id, name, count }) => [`${name} ${count}`, `/taxa/${id}?project=6&looked=model&descendants=no`]),
  );
});

test('a failed list shows its error in its section, and unknown records are not reported as fine', async () => {
  service = await sampleBut((path) => (path === 'exports/' ? { status: 500, body: '<h1>Server Error</h1>' } : null));
  renderAt('/');
  const exports = await screen.findByRole('region', { name: 'Exports' });
  expect(await within(exports).findByRole('alert')).toHaveTextContent(words.overview.notLoaded.exports);
  expect(within(exports).getByRole('button', { name: words.ui.retry })).toBeInTheDocument();
  expect(within(exports).queryByText(words.overview.nothing)).toBeNull();
  await waitFor(() => expect(figure('Deployments')).toBe('24'));
});

test('more than 50,000 sessions are counted, and load only on request', async () => {
  const events = Array.from({ length: 50_001 }, (_, index) => madeEvent(index + 1));
  service = await sampleBut((path, query) => (path === 'events/' ? pageOf(events, query) : null));
  renderAt('/');
  expect(
    await screen.findByRole('button', { name: words.overview.loadAll(words.overview.counts.sessions(50_001)) }),
  ).toBeInTheDocument();
  expect(figure('Sessions')).toBe('50,001');
  expect(service.requests.filter((request) => /^events\/.*ordering=created_at.*offset=/.test(request))).toEqual([]);
});

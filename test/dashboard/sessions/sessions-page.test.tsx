import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import type { SentOf } from '#contract/lists/collections.ts';
import { deploymentNames, type NamedDeployment } from '#dashboard/api/deployment-names.ts';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textOf, textPattern, words } from '#test/words.ts';

type Session = SentOf<'events'>;
type Deployment = SentOf<'deployments'>;

async function served<Rec>(path: string): Promise<Rec[]> {
  const records: Rec[] = [];
  for (let offset = 0; ; offset += 1_000) {
    const join = path.includes('?') ? '&' : '?';
    const response = await fetch(`${inject('smallUrl')}/api/v2/${path}${join}limit=1000&offset=${offset}&ordering=id`);
    const { results, next } = (await response.json()) as { results: Rec[]; next: string | null };
    records.push(...results);
    if (next === null) return records;
  }
}

let read: Promise<Session[]> | null = null;
/** Every session from the service, loaded once. */
const all = () => (read ??= served<Session>('events/'));
/** A small project, which loads in a few requests. */
const SMALL = 6;
const ofSmall = () => served<Session>(`events/?project_id=${SMALL}`);
const numbers = (text: string) => Number(text.replaceAll(/\D/g, ''));

/** The texts of the rows' cells under a header, top to bottom. */
function column(table: HTMLElement, header: string): string[] {
  // By role takes long, and there are dozens of such readings.
  const headers = [...table.querySelectorAll('thead th')].map((one) => one.querySelector('button')?.textContent);
  const index = headers.findIndex((text) => text?.replace(/[▲▼]/, '') === header);
  const rows = table.querySelectorAll('tr[aria-selected]');
  return [...rows].map((row) => row.children[index]?.textContent ?? '');
}

/** The table once every session is loaded; the status has the number of those shown. */
async function wholeTable(shown: number, whole: number): Promise<HTMLElement> {
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      textOf(words.list.shownOf(shown.toLocaleString(), whole.toLocaleString(), words.sessions.sessions)),
    ),
  );
  return screen.getByRole('table', { name: 'Sessions' });
}

/** What the table says when all of so many sessions are sorted as usual. */
function sorted(count: number): string {
  const ordering = words.list.orderedBy('Captures', words.list.directions.number.down);
  const counted = words.list.all(count, { one: words.sessions.session, many: words.sessions.sessions });
  return `${words.list.sorted(ordering)} · ${counted}`;
}

const { filter, range, atLeast } = words.list;

test('sorted by Captures, the first row is the maximum of all sessions, and the page says how it is sorted', async () => {
  const sessions = await all();
  const { user, address } = renderAt('/sessions');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
  const table = await wholeTable(sessions.length, sessions.length);
  const counts = sessions.map(({ captures_count }) => captures_count ?? -1).toSorted((a, b) => b - a);
  await waitFor(() => expect(numbers(column(table, 'Captures')[0] ?? '')).toBe(counts[0]));
  expect(column(table, 'Captures').slice(0, 10).map(numbers)).toEqual(counts.slice(0, 10));
  expect(within(table).getByRole('columnheader', { name: /^Captures(?!\/)/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(table).toHaveTextContent(sorted(sessions.length));
  expect(address()).toBe('/sessions');

  await user.click(within(table).getByRole('button', { name: 'Captures' }));
  await waitFor(() => expect(numbers(column(table, 'Captures')[0] ?? '')).toBe(counts.at(-1)));
});

test('the columns are complete; a row has both dates of the night and a link to its deployment', async () => {
  const sessions = await ofSmall();
  renderAt(`/sessions?project=${SMALL}`);
  const table = await wholeTable(sessions.length, sessions.length);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => within(header).getAllByRole('button')[0]?.textContent?.replace(/[▲▼]/, '')),
  ).toEqual('Night,Deployment,Start,Duration,Captures,Captures/h,Detections,Occurrences,Taxa,Moon,Flags'.split(','));
  const [top] = sessions.toSorted((a, b) => (b.captures_count ?? 0) - (a.captures_count ?? 0) || a.id - b.id);
  if (top === undefined) throw new Error('The sample has no sessions.');
  const row = within(table)
    .getAllByRole('row')
    .find((one) => one.dataset['id'] === String(top.id));
  expect(row).toHaveTextContent(nightText(top.start, top.end));
  const cells = within(row ?? table);
  const { results } = (await (await fetch('/api/v2/deployments/?limit=1000')).json()) as { results: NamedDeployment[] };
  expect(await cells.findByRole('link', { name: deploymentNames(results).textOf(top.deployment) })).toHaveAttribute(
    'href',
    `/deployments/${top.deployment.id}?project=${SMALL}`,
  );
  // Requested for the rows in sight.
  const image = await cells.findByRole('img', {
    name: new RegExp(`^${words.captures.captureAt(String.raw`\d\d:\d\d`)}$`),
  });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '40');
  expect(image.getAttribute('src')).toMatch(/\/media\/trap%20images\/\d+-\w+\.svg$/);
  fireEvent.error(image);
  expect(cells.getByTitle(words.captures.imageNotLoaded)).toBeVisible();
  expect(cells.queryByRole('img', { name: new RegExp(`^${words.captures.captureAt('')}`) })).toBeNull();
});

test('with a project, only its sessions are requested, and they belong to its deployments', async () => {
  const ofProject = await served<Session>('events/?project_id=4');
  const deployments = await served<Deployment>('deployments/?project_id=4');
  const ids = new Set(deployments.map(({ id }) => id));
  expect(ofProject.every(({ deployment }) => ids.has(deployment.id))).toBe(true);
  renderAt('/sessions?project=4');
  await screen.findByText(new RegExp(sorted(ofProject.length)));
  const table = screen.getByRole('table', { name: 'Sessions' });
  const most = Math.max(...ofProject.map(({ captures_count }) => captures_count ?? 0));
  expect(numbers(column(table, 'Captures')[0] ?? '')).toBe(most);
});

test('the keyboard selects nights on the brush, applied on release and written to the address', async () => {
  const sessions = await ofSmall();
  const { user, address } = renderAt(`/sessions?project=${SMALL}&day_after=2024-07-01&day_before=2024-07-10`);
  const within10 = (first: string) =>
    sessions.filter(({ day, start }) => start.slice(11) > '12' && day >= first && day <= '2024-07-10').length;
  await wholeTable(within10('2024-07-01'), sessions.length);
  const first = await screen.findByRole('slider', { name: words.chart.first(words.sessions.nights) });
  expect(first).toHaveAttribute('aria-valuetext', '1 Jul 2024');
  expect(screen.getByRole('slider', { name: words.chart.last(words.sessions.nights) })).toHaveAttribute(
    'aria-valuetext',
    '10 Jul 2024',
  );
  first.focus();
  await user.keyboard('{ArrowRight>}');
  expect(first).toHaveAttribute('aria-valuetext', '2 Jul 2024');
  expect(address()).toContain('day_after=2024-07-01');
  await user.keyboard('{/ArrowRight}');
  await waitFor(() => expect(address()).toBe(`/sessions?project=${SMALL}&day_after=2024-07-02&day_before=2024-07-10`));
  await wholeTable(within10('2024-07-02'), sessions.length);

  await user.click(
    screen.getByRole('button', { name: words.ui.removeFilter(filter('Night', range('2 Jul 2024', '10 Jul 2024'))) }),
  );
  await waitFor(() => expect(address()).toBe(`/sessions?project=${SMALL}`));
  await wholeTable(sessions.length, sessions.length);
});

test('a chip keeps its element, and so the focus, while the histogram comes', async () => {
  renderAt(`/sessions?project=${SMALL}&captures_count=10..`);
  const chip = await screen.findByRole('button', {
    name: textPattern(words.ui.removeFilter(filter('Captures', atLeast('§')))),
  });
  chip.focus();
  await screen.findByRole('group', { name: words.sessions.nights });
  expect(chip).toHaveFocus();
});

test('an address with deployments and nights sets filters, and their chips remove them', async () => {
  const sessions = await ofSmall();
  const ids = [...new Set(sessions.map(({ deployment }) => deployment.id))].slice(0, 2);
  const chosen = sessions.filter(({ deployment }) => ids.includes(deployment.id));
  const { user, address } = renderAt(`/sessions?project=${SMALL}&deployment=${ids.join(',')},x`);
  await wholeTable(chosen.length, sessions.length);
  const chip = await screen.findByRole('button', {
    name: textPattern(words.ui.removeFilter(filter('Deployment', '§'))),
  });
  await user.click(chip);
  await waitFor(() => expect(address()).toBe(`/sessions?project=${SMALL}`));
  await wholeTable(sessions.length, sessions.length);
});

test('subtotals by deployment add up to the totals, and a row opens the sessions of its deployment', async () => {
  const sessions = await ofSmall();
  const { user, address } = renderAt(`/sessions?project=${SMALL}`);
  await wholeTable(sessions.length, sessions.length);
  await user.click(screen.getByRole('radio', { name: words.sessions.views.deployment }));
  const table = await screen.findByRole('table', { name: words.sessions.byDeployment });
  await waitFor(() => expect(column(table, 'Sessions')).toHaveLength(4));
  const sumOf = (header: string) => column(table, header).reduce((sum, text) => sum + numbers(text), 0);
  const total = (of: (session: Session) => number | null) =>
    sessions.reduce((sum, session) => sum + (of(session) ?? 0), 0);
  expect(sumOf('Sessions')).toBe(sessions.length);
  expect(sumOf('Captures')).toBe(total(({ captures_count }) => captures_count));
  expect(sumOf('Occurrences')).toBe(total(({ occurrences_count }) => occurrences_count));
  const nights = new Set(sessions.map(({ deployment, day }) => `${deployment.id} ${day}`));
  expect(sumOf('Nights')).toBe(nights.size);

  const [most] = within(table).getAllByRole('row', { selected: false });
  const captures = numbers(column(table, 'Captures')[0] ?? '');
  const id = Number(most?.dataset['id']);
  expect(captures).toBe(
    sessions.reduce((count, one) => count + (one.deployment.id === id ? (one.captures_count ?? 0) : 0), 0),
  );
  await user.dblClick(most ?? table);
  await waitFor(() => expect(address()).toBe(`/sessions?project=${SMALL}&deployment=${id}`));
  await wholeTable(sessions.filter(({ deployment }) => deployment.id === id).length, sessions.length);
});

test('deployments, nights, columns and search are all filters: counted, cleared together, and named where nothing matches', async () => {
  const sessions = await ofSmall();
  const isChosen = ({ captures_count, day, start }: Session) =>
    (captures_count ?? 0) >= 1 && start.slice(11) > '12' && day >= '2024-07-01' && day <= '2024-07-10';
  const { id = 0, name = '' } = sessions.find(isChosen)?.deployment ?? {};
  const nights = `day_after=2024-07-01&day_before=2024-07-10`;
  const { user, address } = renderAt(
    `/sessions?project=${SMALL}&deployment=${id}&${nights}&captures_count=1..&search=no-such-trap`,
  );
  const table = await wholeTable(0, sessions.length);
  expect(screen.getByRole('button', { name: words.list.filtersSet(4) })).toBeVisible();
  const search = filter(words.list.search, words.ui.quoted('no-such-trap'));
  const chips = () =>
    within(screen.getByRole('list', { name: words.list.filtersLabel }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(chips()).toEqual([
      expect.stringContaining(filter('Night', range('1 Jul 2024', '10 Jul 2024'))),
      expect.stringContaining(filter('Deployment', name)),
      expect.stringContaining(filter('Captures', atLeast('1'))),
      `${search}0×`,
      words.list.clearAll,
    ]),
  );
  await waitFor(() => expect(table).toHaveTextContent(words.list.noMatch('sessions', 4)));
  const inAll = sessions.filter((session) => session.deployment.id === id && isChosen(session));
  expect(inAll.length).toBeGreaterThan(0);
  expect(
    await within(table).findByRole('button', { name: words.list.removeToShow(search, String(inAll.length)) }),
  ).toBeVisible();
  await user.click(
    await within(table).findByRole('button', {
      name: textPattern(words.list.removeToShow(filter('Night', '§'), '0')),
    }),
  );
  await waitFor(() =>
    expect(address()).toBe(`/sessions?project=${SMALL}&deployment=${id}&captures_count=1..&search=no-such-trap`),
  );
  await user.click(screen.getByRole('button', { name: words.list.clearAll }));
  await waitFor(() => expect(address()).toBe(`/sessions?project=${SMALL}`));
  await wholeTable(sessions.length, sessions.length);
});

test('summed by deployment, the filters of the sessions apply', async () => {
  const sessions = await ofSmall();
  const most = Math.max(...sessions.map(({ captures_count }) => captures_count ?? 0));
  const { user, address } = renderAt(`/sessions?project=${SMALL}&group=deployment&captures_count=${most}..&nights=1..`);
  const table = await screen.findByRole('table', { name: words.sessions.byDeployment });
  await waitFor(() => expect(column(table, 'Sessions')).toEqual(['1']));
  expect(screen.getByRole('button', { name: words.list.filtersSet(2) })).toBeVisible();
  expect(
    screen.getByRole('button', { name: textPattern(words.ui.removeFilter(filter('Captures', atLeast('§')))) }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.list.clearAll }));
  await waitFor(() => expect(address()).toBe(`/sessions?project=${SMALL}&group=deployment`));
  await waitFor(() => expect(column(table, 'Sessions')).toHaveLength(4));
});

test('subtotals count only the selected nights', async () => {
  const chosen = (await ofSmall()).filter(({ day }) => day >= '2024-07-01' && day <= '2024-07-31');
  renderAt(`/sessions?project=${SMALL}&group=deployment&day_after=2024-07-01&day_before=2024-07-31`);
  const table = await screen.findByRole('table', { name: words.sessions.byDeployment });
  const deployments = new Set(chosen.map(({ deployment }) => deployment.id));
  await waitFor(() => expect(column(table, 'Sessions')).toHaveLength(deployments.size));
  expect(column(table, 'Captures').reduce((sum, text) => sum + numbers(text), 0)).toBe(
    chosen.reduce((sum, { captures_count }) => sum + (captures_count ?? 0), 0),
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, inject, test } from 'vitest';
import type { SentOf } from '#contract/lists/collections.ts';
import { matchingRecords } from '#dashboard/list/filters/matching-records.ts';
import { finish } from '#dashboard/work/slices.ts';
import { NO_CONTEXT } from '#dashboard/sessions/model/session-context.ts';
import { sessionsList } from '#dashboard/sessions/lists/sessions-list.ts';
import { nightIso } from '#dashboard/ui/text/night-iso.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textOf, textPattern, words } from '#test/words.ts';

type Session = SentOf<'events'>;
type Deployment = SentOf<'deployments'>;

/** A small project, which loads in a few requests. */
const SMALL = 6;
let sessions: Session[] = [];
beforeAll(async () => {
  loadedFrom(inject('smallUrl'));
  sessions = await served<Session>(`events/?project_id=${SMALL}`);
});

async function served<Rec>(list: string): Promise<Rec[]> {
  const answer = await fetch(`/api/v2/${list}&limit=1000`);
  return ((await answer.json()) as { results: Rec[] }).results;
}

const nightOf = ({ start }: Session) => nightIso(start);
const expectShown = (count: number, of = sessions.length) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      textOf(words.list.shownOf(count.toLocaleString(), of.toLocaleString(), words.sessions.sessions)),
    ),
  );
const filters = textPattern(`${words.list.panels.filters}§`);
async function openFilter(user: ReturnType<typeof renderAt>['user'], header: string) {
  if (screen.queryByRole('dialog', { name: filters }) === null)
    await user.click(screen.getByRole('button', { name: filters }));
  const panel = await screen.findByRole('dialog', { name: filters });
  if (within(panel).queryByRole('group', { name: header }) === null)
    await user.click(await within(panel).findByText(header, { selector: 'summary' }));
  return within(panel).findByRole('group', { name: header });
}

test('a search for a month, in any spelling, finds its nights: 30 in July 2024', async () => {
  const all = await served<Session>('events/?ordering=id');
  const list = sessionsList(NO_CONTEXT, words.sessions);
  const found = (search: string) => finish(matchingRecords(list, all, new Map(), search));
  for (const spelling of ['Jul 2024', 'july 2024', '2024-07']) expect(found(spelling)).toHaveLength(30);
  // Sessions that start in the last night of June end in July.
  expect(all.filter(({ start, end }) => `${start} ${end}`.includes('2024-07-')).length).toBeGreaterThan(30);
  expect(new Set(found('21 jun').map((session) => nightOf(session).slice(4)))).toEqual(new Set(['-06-21']));
  const ofTrap = all.filter((session) => session.deployment.name.includes('Trap') && nightOf(session) === '2024-07-07');
  expect(ofTrap.length).toBeGreaterThan(1);
  expect(found('7 July 2024 trap')).toEqual(expect.arrayContaining(ofTrap));
});

test('deployments, a site and a month selected in the panel filter every view', async () => {
  const all = await served<Session>('events/?ordering=id');
  // Fewer rows are found sooner, and of these deployments there are still enough to search among.
  const many = all.filter(({ captures_count }) => (captures_count ?? 0) >= 100);
  const countOf = (id: number) => many.filter(({ deployment }) => deployment.id === id).length;
  const withSessions = (await served<Deployment>('deployments/?ordering=id'))
    .filter(({ id }) => countOf(id) > 0)
    .toSorted((a, b) => countOf(b.id) - countOf(a.id));
  const at = (name: string | undefined) => withSessions.filter(({ research_site }) => research_site?.name === name);
  const one = withSessions.find(({ research_site }) => research_site !== null && at(research_site.name).length > 1);
  if (one === undefined) throw new Error('Every site has too few deployments.');
  const site = one.research_site?.name ?? '';
  const { user, address } = renderAt('/sessions?captures_count=100..');
  await expectShown(many.length, all.length);

  const choices = await openFilter(user, 'Deployment');
  // It is also found by site, project and id.
  await user.type(
    await within(choices).findByRole('searchbox', { name: words.panels.searchValues('Deployment') }),
    `${site} ${one.id}`,
  );
  const boxes = await within(choices).findAllByRole('checkbox');
  expect(boxes.length).toBeLessThan(withSessions.length);
  const box = boxes.find(
    (choice) =>
      choice.closest('label')?.textContent?.startsWith(one.name) === true &&
      choice.closest('label')?.textContent?.endsWith(` ${countOf(one.id)}`) === true,
  );
  await user.click(box ?? choices);
  await waitFor(() => expect(address()).toBe(`/sessions?captures_count=100..&deployment=${one.id}`));
  await expectShown(countOf(one.id), all.length);
  expect(screen.getByRole('button', { name: words.list.filtersSet(2) })).toBeInTheDocument();

  await user.click(
    within(await openFilter(user, 'Site')).getByRole('checkbox', { name: `${site} ${countOf(one.id)}` }),
  );
  const night = await openFilter(user, 'Night');
  const months = many
    .filter(({ deployment }) => deployment.id === one.id)
    .map((session) => nightOf(session).slice(0, 7));
  const month = months.at(-1) ?? '';
  await user.selectOptions(within(night).getByRole('combobox', { name: words.panels.monthOf('Night') }), `${month}-01`);
  const ofMonth = months.filter((other) => other === month).length;
  await expectShown(ofMonth, all.length);
  const parameters = new URLSearchParams(address().split('?')[1]);
  expect(parameters.get('research_site')).toBe(site.replaceAll(',', String.raw`\,`));
  expect(parameters.get('day_after')).toBe(`${month}-01`);
  expect(parameters.get('day_before')).toMatch(new RegExp(`^${month}-(28|29|30|31)$`));
  expect(within(night).getByRole('textbox', { name: words.panels.from('Night') })).toHaveValue(`${month}-01`);

  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('radio', { name: words.sessions.views.deployment }));
  const sums = await screen.findByRole('table', { name: words.sessions.byDeployment });
  await waitFor(() => expect(sums).toHaveTextContent(`${words.list.sumOf('1')}${ofMonth}`));
  expect(await openFilter(user, 'Night')).toBeVisible();
  expect(screen.getByRole('button', { name: words.list.filtersSet(4) })).toBeInTheDocument();
});

test('the calendar shows the selected deployments, and a rectangle over all rows keeps the selection', async () => {
  const [{ deployment } = { deployment: { id: 0 } }] = sessions;
  const { user, address } = renderAt(`/sessions?project=${SMALL}&view=calendar&deployment=${deployment.id}`);
  await screen.findByText(words.calendar.noSession);
  const grid = await screen.findByRole('grid', { name: words.calendar.byDeployment('Captures') });
  await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '1'));
  grid.focus();
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await waitFor(() => expect(address()).toContain('day_after='));
  expect(address()).toContain(`deployment=${deployment.id}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(`/sessions?project=${SMALL}&view=calendar`));
});

test('selected sessions link to all sessions of their deployments in the selected nights', async () => {
  const { user } = renderAt(`/sessions?project=${SMALL}&day_after=2024-07-01&day_before=2024-07-31`);
  const chosen = sessions.filter((session) => nightOf(session).startsWith('2024-07'));
  await expectShown(chosen.length);
  const table = screen.getByRole('table', { name: 'Sessions' });
  const [first] = within(table).getAllByRole('row', { selected: false });
  await user.click(first ?? table);
  await user.keyboard('{Control>}a{/Control}');
  const ids = new Set(chosen.map(({ deployment }) => deployment.id));
  const link = await within(table).findByRole('link', { name: words.links.sessionsOf(ids.size) });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(pathname).toBe('/sessions');
  expect(new Set(searchParams.get('deployment')?.split(',').map(Number))).toEqual(ids);
  expect([searchParams.get('day_after'), searchParams.get('day_before')]).toEqual(['2024-07-01', '2024-07-31']);
});

test('selected deployments, and a deployment’s page, link to their sessions in the brushed days', async () => {
  const days = 'active=2024-06-10..2024-06-20';
  const { user, address } = renderAt(`/deployments?project=${SMALL}&view=table&${days}`);
  const table = await screen.findByRole('table', { name: 'Deployments' });
  await waitFor(() => expect(within(table).getAllByRole('row', { selected: false }).length).toBeGreaterThan(2));
  await screen.findByText(new RegExp(words.list.sorted('')));
  const [first] = within(table).getAllByRole('row', { selected: false });
  await user.click(first ?? table);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  const ids = within(table)
    .getAllByRole('row', { selected: true })
    .map(({ dataset }) => dataset['id']);
  const nights = 'day_after=2024-06-10&day_before=2024-06-20';
  await waitFor(() =>
    expect(within(table).getByRole('link', { name: words.links.sessionsOf(3) })).toHaveAttribute(
      'href',
      `/sessions?project=${SMALL}&${nights}&deployment=${ids.join(',')}`,
    ),
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toMatch(new RegExp(`^/deployments/\\d+\\?project=${SMALL}&${days}&list=`)));
  const id = /\d+/.exec(address())?.[0];
  expect(await screen.findByRole('link', { name: words.deployment.itsSessions })).toHaveAttribute(
    'href',
    `/sessions?project=${SMALL}&${nights}&deployment=${id}`,
  );
});

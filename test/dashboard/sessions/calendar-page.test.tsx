import { nightText } from '#dashboard/ui/text/night-text.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, inject, test } from 'vitest';
import type { RecordOf } from '#contract/lists/collections.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { nightOf } from '#contract/nights.ts';
import { isoOfDay } from '#contract/time.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textOf, textPattern, words } from '#test/words.ts';

type Session = RecordOf<'events'>;
type Deployment = RecordOf<'deployments'>;

const PROJECT = 6;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const digits = (date: string) => nightText(`${date}T22:00:00`, null);
const collator = new Intl.Collator(undefined, { numeric: true });

let sessions: Session[] = [];
let deployments: Deployment[] = [];
beforeAll(async () => {
  loadedFrom(inject('smallUrl'));
  const ask = async (path: string) => (await fetch(`/api/v2/${path}/?limit=1000&project_id=${PROJECT}`)).json();
  sessions = ((await ask('events')) as { results: Session[] }).results;
  deployments = ((await ask('deployments')) as { results: Deployment[] }).results;
});

const evening = ({ start }: Session) => isoOfDay(nightOf(start));
/** The sessions, by night, of the first deployment in the calendar that has sessions. */
function firstRow(): { deployment: Deployment; nights: Session[] } {
  for (const deployment of deployments.toSorted((a, b) => collator.compare(a.name, b.name) || a.id - b.id)) {
    const nights = sessions.filter((session) => session.deployment.id === deployment.id);
    if (nights.length > 0) return { deployment, nights: nights.toSorted((a, b) => (a.start < b.start ? -1 : 1)) };
  }
  throw new Error('The project has no sessions.');
}
const grid = () => screen.findByRole('grid', { name: words.calendar.byDeployment('Captures') });
/** The cell of the cursor, the only one that is an element. */
const cell = async () => (await within(document.activeElement as HTMLElement).findByRole('gridcell')).textContent ?? '';

async function openedCalendar(address = `/sessions?project=${PROJECT}&view=calendar`) {
  const opened = renderAt(address);
  // Until all are loaded, the legend says "no session read so far".
  await screen.findByText(words.calendar.noSession);
  (await grid()).focus();
  return opened;
}

test('the keyboard moves from session to session, each announced with its night, and Enter opens it', async () => {
  const { user, address } = await openedCalendar();
  const { deployment, nights } = firstRow();
  const [last, before] = [nights.at(-1), nights.at(-2)];
  if (last === undefined || before === undefined) throw new Error('One night is too few.');
  const said = (session: Session) =>
    words.calendar.nightOf(
      '',
      digits(evening(session)),
      words.calendar.counts.captures_count(session.captures_count ?? 0),
    );
  await waitFor(async () => expect(await cell()).toContain(said(last)));
  expect(await cell()).toMatch(
    new RegExp(`^${words.calendar.nightOf(`${deployment.name}(?: · .+)?`, digits(evening(last)), '')}`),
  );
  expect(await grid()).toHaveAttribute('aria-activedescendant', screen.getByRole('gridcell').id);

  await user.keyboard('{Control>}{ArrowLeft}{/Control}');
  expect(await cell()).toContain(said(before));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(address()).toMatch(new RegExp(`^/sessions/${before.id}\\?project=${PROJECT}&list=.*&follow=nights$`)),
  );
});

test('a night without a session is announced as such, not as zero', async () => {
  const { user } = await openedCalendar();
  const { nights } = firstRow();
  const evenings = new Set(nights.map(evening));
  const last = nights.at(-1);
  if (last === undefined) throw new Error('No night is too few.');
  const next = isoOfDay(nightOf(last.start) - 1);
  expect(evenings.has(next)).toBe(false);
  await waitFor(async () => expect(await cell()).toContain(digits(evening(last))));
  await user.keyboard('{ArrowLeft}');
  expect(await cell()).toMatch(textPattern(words.calendar.nightOf('§', digits(next), words.calendar.noSession)));
});

test('Shift selects a rectangle, which on release filters by deployments and nights; Escape undoes it', async () => {
  const { user, address } = await openedCalendar(`/sessions?project=${PROJECT}&view=split`);
  const { deployment, nights } = firstRow();
  const last = nights.at(-1);
  if (last === undefined) throw new Error('No night is too few.');
  await waitFor(async () => expect(await cell()).toContain(digits(evening(last))));
  await user.keyboard('{Shift>}{PageUp}{ArrowDown}');
  expect(screen.getByRole('gridcell')).toHaveAttribute('aria-selected', 'true');
  expect(address()).not.toContain('day_after');
  await user.keyboard('{/Shift}');
  const first = isoOfDay(nightOf(last.start) - 30);
  await waitFor(() => expect(address()).toContain(`day_after=${first}&day_before=${evening(last)}`));
  const ids = new URLSearchParams(address().split('?')[1]).get('deployment')?.split(',').map(Number) ?? [];
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(deployment.id);
  const chosen = sessions.filter(
    (session) => ids.includes(session.deployment.id) && evening(session) >= first && evening(session) <= evening(last),
  );
  const shown = textOf(words.list.shownOf(chosen.length, String(sessions.length), words.sessions.sessions));
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(shown));

  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(`/sessions?project=${PROJECT}&view=split`));
});

test('nights left out by the filters are announced differently from nights without a session', async () => {
  const { nights, deployment } = firstRow();
  const least = Math.min(...nights.map(({ captures_count }) => captures_count ?? 0));
  const most = Math.max(...nights.map(({ captures_count }) => captures_count ?? 0));
  expect(least).toBeLessThan(most);
  const { user } = await openedCalendar(`/sessions?project=${PROJECT}&view=calendar&captures_count=${most}..`);
  const calendar = screen.getByRole('region', { name: words.calendar.calendar });
  expect(await within(calendar).findByText(words.calendar.leftOut)).toBeVisible();
  await user.keyboard('{Control>}{Home}{/Control}');
  const seen: string[] = [];
  for (let step = 0; step < 400 && !seen.at(-1)?.includes(words.calendar.leftOut); step += 1) {
    await user.keyboard('{Control>}{ArrowRight}{/Control}');
    seen.push(await cell());
    if (seen.at(-1) === seen.at(-2)) await user.keyboard('{ArrowDown}{Home}');
  }
  expect(seen.at(-1)).toMatch(textPattern(words.calendar.nightOf('§', '§', words.calendar.sessionsLeftOut(1))));
  expect(deployment.id).toBeGreaterThan(0);
});

test('the table by month has the same numbers for every metric', async () => {
  const { user, address } = await openedCalendar();
  await user.click(screen.getByRole('checkbox', { name: words.calendar.asTable }));
  const table = await screen.findByRole('table', { name: words.calendar.ofDeployments('Captures') });
  const [most] = deployments
    .map((deployment) => ({ deployment, sessions: sessions.filter((one) => one.deployment.id === deployment.id) }))
    .toSorted((a, b) => b.sessions.length - a.sessions.length);
  const [first] = (most?.sessions ?? []).toSorted((a, b) => (a.start < b.start ? -1 : 1));
  if (most === undefined || first === undefined) throw new Error('The project has no sessions.');
  const month = evening(first).slice(0, 7);
  const ofMonth = most.sessions.filter((session) => evening(session).startsWith(month));
  const header = `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  const place = within(table)
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent === header);
  const ofAll = (await (await fetch('/api/v2/deployments/?limit=1000')).json()) as { results: Deployment[] };
  const name = deploymentNames(ofAll.results).textOf(most.deployment);
  const row = within(table).getByRole('rowheader', { name }).closest('tr');
  const captures = ofMonth.reduce((sum, { captures_count }) => sum + (captures_count ?? 0), 0);
  expect(row?.children[place]).toHaveTextContent(
    `${captures.toLocaleString()}${words.calendar.nights(ofMonth.length)}`,
  );
  await user.click(screen.getByRole('radio', { name: 'Occurrences' }));
  expect(await screen.findByRole('table', { name: words.calendar.ofDeployments('Occurrences') })).toBeVisible();
  expect(address()).toBe(`/sessions?project=${PROJECT}&view=calendar&months=on&metric=occurrences_count`);
});

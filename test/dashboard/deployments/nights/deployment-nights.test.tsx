import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { RecordOf } from '#contract/lists/collections.ts';
import { dateOfDay } from '#contract/time.ts';
import { monthText } from '#dashboard/ui/text/day-text.ts';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import { nightOf } from '#contract/nights.ts';
import { sampleBut } from '#test/dashboard/overview/sample-but.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textOf, textPattern, words } from '#test/words.ts';

type Session = RecordOf<'events'>;

/** A deployment with sessions in three seasons, and one without sessions. */
const [TRAP, EMPTY] = [36, 19];

let service: FaultyService | undefined;
afterEach(() => service?.stop());

let newestFirst: Session[] = [];
beforeAll(async () => {
  loadedFrom(inject('smallUrl'));
  const answer = await fetch(`/api/v2/events/?limit=1000&deployment=${TRAP}`);
  const { results } = (await answer.json()) as { results: Session[] };
  newestFirst = results.toSorted((a, b) => (a.start < b.start ? 1 : -1));
});

const table = () => screen.findByRole('table', { name: 'Sessions' });
/** The ids of the sessions as shown, from the addresses that the rows open. */
const ids = async () =>
  [...(await table()).querySelectorAll('tbody tr')].flatMap((row) => {
    const [link] = row.querySelectorAll('a[href^="/sessions/"]');
    return link === undefined ? [] : [Number(/^\/sessions\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1])];
  });
const sorted = words.list.sorted(words.list.orderedBy('Night', words.list.directions.date.down));
const noun = { one: words.sessions.session, many: words.sessions.sessions };
const read = () => screen.findByText(new RegExp(`${sorted} · ${words.list.all(newestFirst.length, noun)}`));
const deploymentOf = (id: number) => ({ id, name: `Trap ${id}`, details: '', user_permissions: [] });
const sessionsOfTrap = (path: string) => path === 'events/';

describe('the sessions of a deployment', () => {
  test('are all shown, newest night first, without the columns that are the same in every row', async () => {
    renderAt(`/deployments/${TRAP}`);
    await read();
    expect(screen.getByRole('heading', { level: 2, name: 'Sessions' })).toBeInTheDocument();
    expect(await ids()).toEqual(newestFirst.map(({ id }) => id));
    expect(screen.getByText(textPattern(`§${noun.many}`), { selector: '[role=status]' })).toHaveTextContent(
      textOf(words.list.shownOf(newestFirst.length, String(newestFirst.length), noun.many)),
    );
    const headers = within(await table()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent?.replace(/[▲▼]/, ''))).toEqual([
      'Night',
      'Start',
      'Duration',
      'Captures',
      'Captures/h',
      'Detections',
      'Occurrences',
      'Taxa',
      'Moon',
      'Flags',
    ]);
    expect(headers[0]).toHaveAttribute('aria-sort', 'descending');
    const captures = newestFirst.reduce((sum, { captures_count }) => sum + (captures_count ?? 0), 0);
    expect(
      screen.getByRole('row', { name: new RegExp(`^${words.list.sumOf(String(newestFirst.length))}`) }),
    ).toHaveTextContent(captures.toLocaleString('en-US'));
  });

  test('have flags, since all of them are loaded', async () => {
    renderAt(`/deployments/${TRAP}`);
    await read();
    const [newest] = newestFirst;
    expect(within(await table()).getAllByRole('row')[1]).toHaveTextContent('841');
    expect(newest?.captures_count).toBe(841);
    await waitFor(async () =>
      expect(within(await table()).getAllByRole('row')[1]).toHaveTextContent(words.flags.flags.far),
    );
    expect(await table()).not.toHaveTextContent(words.sessions.flagsUnknown);
  });

  test('are sorted by a header, and the sorting is in the address', async () => {
    const { user, address } = renderAt(`/deployments/${TRAP}?project=2`);
    await read();
    await user.click(within(await table()).getByRole('button', { name: 'Captures' }));
    await waitFor(() => expect(address()).toBe(`/deployments/${TRAP}?project=2&ordering=-captures_count`));
    const counts = newestFirst.map(({ captures_count }) => captures_count ?? 0).toSorted((a, b) => b - a);
    const countOf = new Map(newestFirst.map(({ id, captures_count }) => [id, captures_count]));
    await waitFor(async () => expect((await ids()).map((id) => countOf.get(id))).toEqual(counts));
  });

  test('are reached with the arrow keys, and Enter opens one', async () => {
    const { user, address } = renderAt(`/deployments/${TRAP}?project=2`);
    await read();
    const rows = within(await table()).getAllByRole('row');
    rows[1]?.focus();
    await user.keyboard('{ArrowDown}{Enter}');
    const list = encodeURIComponent(`/deployments/${TRAP}?project=2`);
    await waitFor(() => expect(address()).toBe(`/sessions/${newestFirst[1]?.id}?project=2&list=${list}`));
  });

  test('are scrolled to the row that the address selects', async () => {
    const last = newestFirst.at(-1);
    renderAt(`/deployments/${TRAP}?selected=${last?.id}`);
    await read();
    const row = await screen.findByRole('row', { selected: true });
    expect(row).toHaveTextContent(String(last?.captures_count));
  });

  test('are not filtered by another list’s search in the address', async () => {
    renderAt(`/deployments/${TRAP}?search=nothing&captures_count=100000..`);
    await read();
    expect(await ids()).toHaveLength(newestFirst.length);
  });
});

describe('the nights of a deployment', () => {
  const evening = ({ start }: Session) => dateOfDay(nightOf(start));
  const grid = () => screen.findByRole('grid', { name: words.calendar.byYear('Captures') });
  const cell = async () => (await within(await grid()).findByRole('gridcell')).textContent;
  const { counts, night, noSession, noSuchDay, unknown } = words.calendar;
  const captures = counts.captures_count;
  const said = (session: Session) => night(nightText(session.start, null), captures(session.captures_count ?? 0));

  test('have one row per year; the keys move from session to session, and Enter opens it', async () => {
    const { user, address } = renderAt(`/deployments/${TRAP}?project=2`);
    await screen.findByText(words.calendar.noSession);
    const years = new Set(newestFirst.map((session) => evening(session).year));
    expect(await grid()).toHaveAttribute('aria-rowcount', String(years.size));
    (await grid()).focus();
    const [newest, before] = newestFirst;
    if (newest === undefined || before === undefined) throw new Error('One night is too few.');
    await waitFor(async () => expect(await cell()).toBe(said(newest)));
    await user.keyboard('{Control>}{ArrowLeft}{/Control}');
    expect(await cell()).toBe(said(before));
    expect(
      await screen.findByRole('link', { name: words.calendar.openSession(before.start.slice(11, 16)) }),
    ).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^/sessions/${before.id}\\?project=2&list=.*&follow=nights$`)),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(new RegExp(`^/sessions/${before.id}\\?project=2&list=`)));
  });

  test('of different years share a column, and a night without a session is not zero', async () => {
    const sessions = [
      { start: '2023-03-01T21:00:00', captures_count: 0 },
      { start: '2024-02-29T21:00:00', captures_count: null },
      // Belongs to the evening before.
      { start: '2024-03-02T00:30:00', captures_count: 1 },
    ];
    const events = sessions.map((session, index) =>
      madeEvent(index + 1, { ...session, deployment: deploymentOf(TRAP) }),
    );
    service = await sampleBut((path, query) => (sessionsOfTrap(path) ? pageOf(events, query) : null));
    const { user } = renderAt(`/deployments/${TRAP}`);
    await screen.findByText(words.calendar.noSession);
    (await grid()).focus();
    // The deployment's dates reach until 2025, so a year without a night has a row too.
    expect(await grid()).toHaveAttribute('aria-rowcount', '3');
    await waitFor(async () => expect(await cell()).toBe(night('1→2 Mar 2024', captures(1))));
    await user.keyboard('{ArrowDown}');
    expect(await cell()).toBe(night('1→2 Mar 2023', captures(0)));
    await user.keyboard('{ArrowLeft}');
    expect(await cell()).toBe(noSuchDay('29 Feb 2023'));
    await user.keyboard('{ArrowUp}');
    expect(await cell()).toBe(night('29 Feb→1 Mar 2024', unknown('Captures')));
    await user.keyboard('{ArrowUp}');
    expect(await cell()).toBe(noSuchDay('29 Feb 2025'));
    await user.keyboard('{ArrowLeft}');
    expect(await cell()).toBe(night('28 Feb→1 Mar 2025', noSession));
  });

  test('are also a table by year and month, for every metric', async () => {
    const { user, address } = renderAt(`/deployments/${TRAP}`);
    await screen.findByText(words.calendar.noSession);
    await user.click(screen.getByRole('checkbox', { name: words.calendar.asTable }));
    const months = await screen.findByRole('table', { name: words.calendar.ofYears('Captures') });
    const [newest] = newestFirst;
    if (newest === undefined) throw new Error('The deployment has no sessions.');
    const { year, month } = evening(newest);
    const ofMonth = newestFirst.filter((one) => evening(one).year === year && evening(one).month === month);
    const headers = within(months).getAllByRole('columnheader');
    const place = headers.findIndex(({ textContent }) => textContent === monthText(month));
    const row = within(months)
      .getByRole('rowheader', { name: String(year) })
      .closest('tr');
    const sum = ofMonth.reduce((all, { captures_count }) => all + (captures_count ?? 0), 0);
    expect(row?.children[place]).toHaveTextContent(
      `${sum.toLocaleString('en-US')}${words.calendar.nights(ofMonth.length)}`,
    );
    await user.click(screen.getByRole('radio', { name: 'Occurrences' }));
    expect(await screen.findByRole('table', { name: words.calendar.ofYears('Occurrences') })).toBeInTheDocument();
    expect(address()).toBe(`/deployments/${TRAP}?months=on&metric=occurrences_count`);
  });
});

describe('nothing to show', () => {
  test('a deployment without sessions says so, once the service has responded', async () => {
    renderAt(`/deployments/${EMPTY}`);
    expect(await screen.findByText(words.sessions.noSessions)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Nights' })).not.toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Sessions' })).not.toBeInTheDocument();
  });

  test('if the sessions cannot be loaded, only they show an error, which can be retried', async () => {
    let fails = true;
    service = await sampleBut((path) =>
      sessionsOfTrap(path) && fails ? { status: 503, body: { detail: 'Down for repair.' } } : null,
    );
    const { user } = renderAt(`/deployments/${TRAP}`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words.sessions.notLoaded);
    expect(alert).toHaveTextContent('Down for repair.');
    expect(screen.getByRole('region', { name: words.deployment.facts })).toBeInTheDocument();
    fails = false;
    await user.click(within(alert).getByRole('button', { name: words.ui.retry }));
    await read();
    expect(await ids()).toHaveLength(newestFirst.length);
  });

  test('missing sessions are noted, and the others are shown', async () => {
    const sent = newestFirst.slice(0, -2);
    service = await sampleBut((path, query) => {
      if (!sessionsOfTrap(path)) return null;
      const page = pageOf(sent, query).body as { count: number };
      return { body: { ...page, count: newestFirst.length } };
    });
    renderAt(`/deployments/${TRAP}`);
    expect(await screen.findByText(words.list.missing(2))).toBeInTheDocument();
    expect(await ids()).toHaveLength(sent.length);
  });

  test('sessions of other deployments are left out, with a note', async () => {
    const stray = madeEvent(9_999, { deployment: deploymentOf(1) });
    service = await sampleBut((path, query) => (sessionsOfTrap(path) ? pageOf([...newestFirst, stray], query) : null));
    renderAt(`/deployments/${TRAP}`);
    expect(await screen.findByText(words.list.notRequested(1))).toBeInTheDocument();
    expect(await ids()).toEqual(newestFirst.map(({ id }) => id));
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { madeSession, nightService } from './night-service.ts';
import { words } from '#test/words.ts';

const OTHER = { id: 2, name: 'Trap 2', details: '', user_permissions: [] };
/** Sessions of June 11 to 15, by night; the last is of another trap. */
const sessions = [10, 40, 20, 30, 50].map((captures_count, index) =>
  madeSession(index + 1, {
    captures_count,
    start: `2024-06-${index + 11}T22:00:00`,
    end: `2024-06-${index + 12}T04:00:00`,
    ...(index === 4 && { deployment: OTHER }),
  }),
);

let service: FaultyService;
beforeEach(async () => {
  service = await nightService({ sessions, captures: (query) => pageOf([], query) });
});
afterEach(() => service.stop());

const { previous, next } = words.sessionPage.neighbours;
const { down, up } = words.list.directions.number;
const position = (at: string, all: number, column: string, direction: string) =>
  words.neighbours.position(
    at,
    all,
    { one: words.sessions.session, many: words.sessions.sessions },
    words.list.orderedBy(column, direction),
  );
const openedFrom = (id: number, list: string) => renderAt(`/sessions/${id}?list=${encodeURIComponent(list)}`);
const ofTheList = () => screen.findByRole('navigation', { name: words.sessionPage.ofList });
const ofTheTrap = () => screen.findByRole('navigation', { name: words.sessionPage.ofDeployment });
const idOf = (way: HTMLElement) => Number(/^\/sessions\/(\d+)\?/.exec(way.getAttribute('href') ?? '')?.[1]);
/** The ids of the previous and next session; null where there is no link. */
const waysOf = (navigation: HTMLElement) =>
  [previous, next].map((label) => {
    const way = within(navigation).queryByRole('link', { name: new RegExp(`^${label}`) });
    return way === null ? null : idOf(way);
  });

test('next and previous follow the list with its sorting and filters, or the trap’s nights', async () => {
  const { user, address } = renderAt('/sessions?ordering=-captures_count&captures_count=15..');
  await screen.findByText(
    new RegExp(`^${words.list.countOf('4', '5')} · ${words.list.sorted(words.list.orderedBy('Captures', down))}`),
  );
  await user.click(screen.getByRole('link', { name: '12→13 Jun 2024' }));
  await waitFor(async () => expect(await ofTheList()).toHaveTextContent(position('2', 4, 'Captures', down)));
  expect(waysOf(await ofTheList())).toEqual([5, 4]);
  await user.click(within(await ofTheList()).getByRole('link', { name: `${next}: 14→15 Jun 2024, Trap 1` }));
  await waitFor(async () => expect(await ofTheList()).toHaveTextContent(position('3', 4, 'Captures', down)));
  expect(waysOf(await ofTheList())).toEqual([2, 3]);

  await user.click(screen.getByRole('radio', { name: words.sessionPage.followed.nights }));
  await waitFor(async () => expect(await ofTheTrap()).toHaveTextContent(words.sessionPage.position('4', 4)));
  expect(waysOf(await ofTheTrap())).toEqual([3, null]);
  expect(await ofTheTrap()).toHaveTextContent(words.sessionPage.neighbours.noNext);
  await user.click(within(await ofTheTrap()).getByRole('link', { name: `${previous}: 13→14 Jun 2024` }));
  // Links carry the choice and the list.
  await waitFor(async () => expect(await ofTheTrap()).toHaveTextContent(words.sessionPage.position('3', 4)));
  await user.click(screen.getByRole('radio', { name: words.sessionPage.followed.list }));
  await waitFor(async () => expect(await ofTheList()).toHaveTextContent(position('4', 4, 'Captures', down)));

  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sessions' }));
  await waitFor(() => expect(address()).toBe('/sessions?ordering=-captures_count&captures_count=15..&selected=3'));
  await waitFor(() => expect(screen.getByRole('link', { name: '13→14 Jun 2024' })).toHaveFocus());
});

test('the list is known from the address alone', async () => {
  openedFrom(4, '/sessions?ordering=duration&captures_count=25..');
  await waitFor(async () => expect(await ofTheList()).toHaveTextContent(position('2', 3, 'Duration', up)));
  expect(waysOf(await ofTheList())).toEqual([2, 5]);
});

test('next and previous follow the table of a deployment’s page', async () => {
  openedFrom(4, '/deployments/1?ordering=captures_count');
  await waitFor(async () => expect(await ofTheList()).toHaveTextContent(position('3', 4, 'Captures', up)));
  expect(waysOf(await ofTheList())).toEqual([3, 2]);
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Trap 1' })[0]).toHaveAttribute(
    'href',
    '/deployments/1?ordering=captures_count&selected=4',
  );
});

test('a session that is not in the list says so', async () => {
  openedFrom(1, '/sessions?captures_count=15..');
  await waitFor(async () =>
    expect(await ofTheList()).toHaveTextContent(words.neighbours.notInList(words.sessions.session)),
  );
  expect(waysOf(await ofTheList())).toEqual([null, null]);
});

test.each(['//example.org/sessions', '/taxa', '/sessions/2?project=1', 'javascript:alert(1)'])(
  '%s is no list of sessions: the trap’s own nights are followed',
  async (list) => {
    openedFrom(2, list);
    await waitFor(async () => expect(await ofTheTrap()).toHaveTextContent(words.sessionPage.position('2', 4)));
    expect(screen.queryByRole('radio', { name: words.sessionPage.followed.list })).not.toBeInTheDocument();
    expect(screen.getByRole('main').innerHTML).not.toContain(list);
  },
);

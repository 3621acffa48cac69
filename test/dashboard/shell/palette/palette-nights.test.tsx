import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { madeSession, nightService } from '#test/dashboard/sessions/night-service.ts';
import { pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

/** Two of one night, one of the next. */
const SESSIONS = [
  madeSession(1),
  madeSession(2, { start: '2024-06-13T00:30:00', end: '2024-06-13T02:40:00' }),
  madeSession(3, { start: '2024-06-13T22:00:00', end: '2024-06-14T04:00:00' }),
];
const NAMES = ['13→14 Jun 2024', '12→13 Jun 2024, 00:30', '12→13 Jun 2024, 22:00'];

let service: FaultyService | undefined;
beforeEach(async () => {
  service = await nightService({ sessions: SESSIONS, captures: (query) => pageOf([], query) });
});
afterEach(() => service?.stop());

const field = () => screen.findByRole('combobox', { name: words.shell.searchAll });
const names = () =>
  within(screen.getByRole('group', { name: 'Sessions' }))
    .getAllByRole('option')
    .map(({ textContent }) => NAMES.filter((name) => textContent.startsWith(`${name}, Trap 1`)));

const nights = () =>
  within(screen.getByRole('table', { name: 'Sessions' }))
    .getAllByRole('rowheader')
    .filter(({ textContent }) => textContent.includes('→'));

test('two sessions of one night have their starts in their names in the palette, and are found by these', async () => {
  const { user } = renderAt('/sessions');
  // The palette has what is loaded when it is opened.
  await waitFor(() => expect(nights()).toHaveLength(SESSIONS.length));
  await user.keyboard('/');
  await user.type(await field(), 'jun');
  await waitFor(() => expect(names()).toEqual(NAMES.map((name) => [name])));
  for (const name of NAMES) {
    await user.clear(await field());
    await user.click(await field());
    await user.paste(`${name}, Trap 1`);
    await waitFor(() => expect(names()).toEqual([[name]]));
  }
});

test.each([
  [NAMES[1], 1],
  [`${NAMES[2]}, Trap 1`, 1],
  ['12→13 Jun 2024', 2],
])('the search of the list for "%s" finds %i of the three sessions', async (search = '', found) => {
  renderAt(`/sessions?search=${encodeURIComponent(search)}`);
  await waitFor(() => expect(nights()).toHaveLength(found));
});

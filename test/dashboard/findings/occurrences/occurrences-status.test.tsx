import { CancelledError } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import { OccurrencesStatus } from '#dashboard/findings/occurrences/occurrences-status.tsx';
import type { OccurrencesLoaded } from '#dashboard/findings/occurrences/use-occurrences.ts';
import { madeList } from '#test/dashboard/findings/loaded/made-list.ts';
import { words } from '#test/words.ts';

const { occurrences, list: ofLists, ui } = words;
const TWO = [{ id: 1 }, { id: 2 }] as unknown as readonly ListedOccurrence[];
const act = { retry: vi.fn(), loadAll: vi.fn(), cancel: vi.fn() };

/** The status where two occurrences came, or as much of them as `of` says. */
function shown(of: Partial<WholeList<ListedOccurrence>> | null, changes: Partial<OccurrencesLoaded> = {}) {
  const loaded: OccurrencesLoaded = {
    list: of === null ? undefined : madeList(TWO, of),
    error: null,
    isFetching: false,
    isStopped: false,
    loadedAtMs: 0,
    ...act,
    ...changes,
  };
  const { container } = render(
    <OccurrencesStatus loaded={loaded} basis="The basis." offer={(total) => `All ${total}?`}>
      <p>More.</p>
    </OccurrencesStatus>,
  );
  return container;
}
const press = async (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const texts = (container: HTMLElement) => [...container.querySelectorAll('p')].map(({ textContent }) => textContent);

test('a complete list shows its basis and nothing else', () => {
  const container = shown({});
  expect(texts(container)).toEqual(['The basis.', 'More.']);
  expect(screen.getByRole('status')).toHaveTextContent('The basis.');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('before the first page they are loading', () => {
  expect(texts(shown(null, { isFetching: true }))).toEqual([occurrences.loading]);
});

test.each([
  ['a failure', { error: new Error('No memory.') }, `${occurrences.notLoaded} No memory.`, ui.retry],
  [
    'a failure by a cancel',
    { error: new CancelledError() },
    `${occurrences.notLoaded} ${occurrences.cancelled}`,
    ui.retry,
  ],
  ['a cancel', { isStopped: true }, occurrences.cancelled, occurrences.resume],
])('the status shows %s before the first page, and a button loads again', async (_what, changes, text, button) => {
  act.retry.mockClear();
  shown(null, changes);
  expect(screen.getByText(text)).toBeVisible();
  await press(button);
  expect(act.retry).toHaveBeenCalledOnce();
});

test('too many are loaded when the reader agrees', async () => {
  const container = shown({ count: 60_000, tooMany: true, complete: false });
  expect(texts(container)).toEqual(['All 60,000?']);
  await press(ofLists.loadAllOf('60,000', occurrences.many));
  expect(act.loadAll).toHaveBeenCalledOnce();
});

test('while they load, the progress can be cancelled', async () => {
  shown({ count: 8, complete: false, tooMany: true }, { isFetching: true });
  const label = occurrences.loaded('2', '8');
  expect(screen.getByRole('progressbar', { name: label })).toHaveAttribute('aria-valuenow', '25');
  await press(occurrences.cancel);
  expect(act.cancel).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a list that is complete and asked for again shows no progress', () => {
  shown({}, { isFetching: true });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  ['missing ones', { count: 5 }, {}, occurrences.missing('3'), occurrences.loadAgain],
  ['a stop', { count: 5, complete: false }, {}, occurrences.stoppedAt('2', '5'), occurrences.resume],
  [
    'a stop for a reason',
    { count: 5, complete: false },
    { error: new Error('No memory.') },
    occurrences.stoppedBecause('2', '5', 'No memory.'),
    occurrences.resume,
  ],
])('the status shows %s, and a button loads the rest', async (_what, of, changes, text, button) => {
  act.retry.mockClear();
  shown(of, changes);
  expect(screen.getByText(text)).toBeVisible();
  await press(button);
  expect(act.retry).toHaveBeenCalledOnce();
});

test('the status shows invalid records, projects asked in turn, and a count that differs', () => {
  const container = shown({
    projects: 3,
    rejected: [{ id: 9, faults: ['taxon'] }],
    count: 3,
    counted: 3,
    endless: true,
  });
  expect(texts(container)).toEqual([
    'The basis.',
    occurrences.inTurn(3),
    occurrences.leftOut(1),
    ofLists.endless(occurrences.many),
    'More.',
  ]);
});

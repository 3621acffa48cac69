import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ListLoaded } from '#dashboard/findings/loaded/list-loaded.tsx';
import type { JoinedLists } from '#dashboard/findings/loaded/use-joined-lists.ts';
import { usePartMark } from '#dashboard/findings/loaded/use-part-mark.ts';
import { words } from '#test/words.ts';

const { loaded } = words;
const WHAT = loaded.nouns.sessions;
const act = { readAll: vi.fn(), resume: vi.fn(), reload: vi.fn(), stop: vi.fn() };

/** Three sessions, all of which came, with changes. */
function joined(changes: Partial<JoinedLists<unknown>> = {}): JoinedLists<unknown> {
  return {
    records: [1, 2, 3],
    read: 3,
    count: 3,
    isWhole: true,
    isFull: true,
    isUsable: true,
    isLoading: false,
    error: null,
    mustAsk: null,
    isStopped: false,
    missing: 0,
    rejected: 0,
    outside: 0,
    isProjectChecked: true,
    projects: null,
    ...act,
    ...changes,
  };
}

const shown = (changes: Partial<JoinedLists<unknown>> = {}) => {
  const { container } = render(<ListLoaded what={WHAT} list={joined(changes)} />);
  return container;
};
const press = async (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

test('a list of which all records came shows nothing', () => {
  expect(shown()).toBeEmptyDOMElement();
});

test('while nothing is known of a list, it is loading', () => {
  const container = shown({ isLoading: true, count: 0, read: 0 });
  expect(container).toHaveTextContent(loaded.loading(WHAT));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a list that loads says how far it is, and can be cancelled', async () => {
  shown({ isLoading: true, count: 200, read: 50, error: new Error('Earlier.'), mustAsk: 9, isStopped: true });
  const text = loaded.soFar(WHAT, '50', '200');
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: text })).toHaveAttribute('aria-valuenow', '25');
  expect(screen.queryByRole('alert')).toBeNull();
  await press(loaded.cancel(WHAT));
  expect(act.stop).toHaveBeenCalledOnce();
});

test('a list that could not be loaded says why, and continues', async () => {
  shown({ error: new Error('Out of memory.'), mustAsk: 9 });
  expect(screen.getByRole('alert')).toHaveTextContent(`${loaded.notLoaded(WHAT)} Out of memory.`);
  await press(loaded.continue);
  expect(act.resume).toHaveBeenCalledOnce();
});

test('more than 50,000 are loaded after the reader agrees', async () => {
  const container = shown({ mustAsk: 60_000 });
  expect(container).toHaveTextContent(loaded.mustLoadAll(WHAT, '60,000'));
  await press(loaded.loadAll(WHAT, '60,000'));
  expect(act.readAll).toHaveBeenCalledOnce();
});

test('a cancelled list says where it stopped', async () => {
  act.resume.mockClear();
  shown({ isStopped: true, read: 50, count: 1_200 });
  expect(screen.getByRole('alert')).toHaveTextContent(loaded.stopped(WHAT, '50', '1,200'));
  await press(loaded.continue);
  expect(act.resume).toHaveBeenCalledOnce();
});

test('one note shows what is missing and what was left out, and its button loads again', async () => {
  const container = shown({ missing: 4, rejected: 2, isProjectChecked: false });
  const texts = [loaded.missing(WHAT, '4'), loaded.leftOut(WHAT, '2'), loaded.unchecked(WHAT)];
  expect(screen.getByText(texts.join(' '))).toBeVisible();
  expect(container.querySelectorAll('p')).toHaveLength(1);
  await press(loaded.loadAgain);
  expect(act.reload).toHaveBeenCalledOnce();
});

test('records that were not asked for give a hint, and no alert', () => {
  shown({ outside: 7 });
  expect(screen.getByText(loaded.outside(WHAT, '7'))).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

function Marked({ lists }: { lists: readonly JoinedLists<unknown>[] }) {
  return <p>{usePartMark(lists, WHAT)('Sum')}</p>;
}

test.each([
  ['complete lists', [joined(), joined()], 'Sum'],
  [
    'lists of which one still loads',
    [joined({ isFull: false, count: 9 }), joined({ isWhole: false, isFull: false })],
    'Sum',
  ],
  [
    'lists of which one misses records',
    [joined({ isFull: false, count: 9 }), joined()],
    loaded.partOf('Sum', loaded.someOf('6', '12', WHAT)),
  ],
])('the mark of a part, for %s', (_what, lists, text) => {
  render(<Marked lists={lists} />);
  expect(screen.getByText(text)).toBeVisible();
});

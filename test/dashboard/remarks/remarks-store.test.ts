import { afterEach, expect, test, vi } from 'vitest';
import { LONGEST_NOTE, type Remarked } from '#dashboard/remarks/remark.ts';
import {
  changeRemarks,
  forgetRemarks,
  onRemarksChange,
  remarksOf,
  removeUnreadable,
  unreadableRemarks,
  unstoredRemarks,
  whyUnstored,
} from '#dashboard/remarks/remarks-store.ts';
import { setNote, setStar } from '#dashboard/remarks/set-remark.ts';
import { refusing, storageWith } from '#test/support/storage-with.ts';

const session = (id: number): Remarked => ({
  kind: 'session',
  id,
  name: 'Trap',
  night: '2025-07-12',
  taken: null,
  session: null,
});
const KEY = 'noctuary-remarks  session 7';
const stored = (key = KEY) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null;

let stop = () => {};
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  stop();
  stop = () => {};
  localStorage.clear();
  forgetRemarks();
});

/** As another tab does it: this one gets an event. */
async function elsewhere(change: () => void, ...keys: (string | null)[]): Promise<void> {
  change();
  for (const key of keys) dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

test('a star and a note are stored with what they are of and when, and removed with the last of them', () => {
  setStar(session(7), true);
  expect(setNote(session(7), ' Lamp off at dawn. \n', '')).toBe('Lamp off at dawn.');
  expect(stored()).toEqual({
    star: true,
    starAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    note: 'Lamp off at dawn.',
    noteAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    name: 'Trap',
    night: '2025-07-12',
    taken: null,
    session: null,
  });
  setStar(session(7), false);
  expect(remarksOf('session').get(7)).toMatchObject({ star: false, note: 'Lamp off at dawn.' });
  setNote(session(7), '', 'Lamp off at dawn.');
  expect(stored()).toBeNull();
  expect(remarksOf('session').size).toBe(0);
  expect(setNote(session(7), 'x'.repeat(LONGEST_NOTE + 1), '')).toHaveLength(LONGEST_NOTE);
});

test('a change is later than the one before, also where the clock was set back', () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.UTC(2026, 5, 1, 12));
  setStar(session(7), true);
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.UTC(2026, 5, 1, 11));
  setNote(session(7), 'x', '');
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.UTC(2026, 5, 1, 11));
  setStar(session(7), false);
  expect(remarksOf('session').get(7)).toMatchObject({
    starAt: '2026-06-01T12:00:00.001Z',
    noteAt: '2026-06-01T11:00:00.000Z',
  });
});

test('what another service has at the same address is not shown, and stays', () => {
  setStar(session(7), true);
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'noctuary-service', content: 'https://moths.example' });
  document.head.append(meta);
  forgetRemarks();
  expect(remarksOf('session').size).toBe(0);
  setNote(session(7), 'Of the other one', '');
  meta.remove();
  forgetRemarks();
  expect(remarksOf('session').get(7)).toMatchObject({ star: true, note: '' });
  expect(stored('noctuary-remarks https://moths.example session 7')).toMatchObject({ note: 'Of the other one' });
});

test('a change in another tab arrives, also hundreds of them, which are taken together', async () => {
  setStar(session(7), true);
  const heard = vi.fn<() => void>();
  stop = onRemarksChange(heard);
  const first = remarksOf('session');
  const text = localStorage.getItem(KEY) ?? '';
  const keys = Array.from({ length: 500 }, (_, id) => `noctuary-remarks  capture ${id}`);
  await elsewhere(() => keys.forEach((key) => localStorage.setItem(key, text)), ...keys);
  expect(remarksOf('capture').size).toBe(500);
  expect(heard.mock.calls.length).toBeLessThanOrEqual(2);
  await elsewhere(() => localStorage.removeItem(KEY), KEY);
  expect(remarksOf('session').size).toBe(0);
  expect(first.size).toBe(1);
  await elsewhere(() => localStorage.clear(), null);
  expect(remarksOf('capture').size).toBe(0);
});

test('two tabs that change two parts of one record at once lose neither', () => {
  stop = onRemarksChange(() => {});
  setStar(session(7), true);
  // The other tab's note, of which no event has come yet.
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), note: 'theirs', noteAt: '2026-01-01T00:00:00Z' }));
  setStar(session(7), false);
  expect(stored()).toMatchObject({ star: false, note: 'theirs' });
  expect(setNote(session(7), 'mine', 'theirs')).toBe('mine');
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), note: 'theirs again' }));
  expect(setNote(session(7), 'mine again', 'mine')).toBe('theirs again\n\nmine again');
  expect(stored()).toMatchObject({ note: 'theirs again\n\nmine again' });
});

test('what a full storage refuses stays in the page, is counted, and is stored once there is room', async () => {
  setNote(session(7), 'before', '');
  const makeRoom = storageWith({ setItem: refusing('QuotaExceededError') });
  setNote(session(7), 'after', 'before');
  setStar(session(8), true);
  expect(remarksOf('session').get(7)?.note).toBe('after');
  expect(whyUnstored('session', 7)).toBe('full');
  expect(unstoredRemarks()).toBe(2);
  expect(stored()).toMatchObject({ note: 'before' });
  // The browser asks before the page is closed.
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  // Also where nobody listens and all is read again.
  onRemarksChange(() => {})();
  expect(remarksOf('session').get(7)?.note).toBe('after');

  makeRoom();
  setStar(session(9), true);
  expect(stored()).toMatchObject({ note: 'after' });
  expect([unstoredRemarks(), whyUnstored('session', 7)]).toEqual([0, null]);
  const free = new Event('beforeunload', { cancelable: true });
  dispatchEvent(free);
  expect(free.defaultPrevented).toBe(false);
});

test('a note that is not stored and that another tab changes is kept with the text of the other', async () => {
  setNote(session(7), 'first', '');
  stop = onRemarksChange(() => {});
  const text = localStorage.getItem(KEY) ?? '';
  const makeRoom = storageWith({ setItem: refusing('QuotaExceededError') });
  setNote(session(7), 'mine', 'first');
  makeRoom();
  await elsewhere(() => localStorage.setItem(KEY, text.replace('first', 'theirs')), KEY);
  expect(remarksOf('session').get(7)?.note).toBe('theirs\n\nmine');
  expect(stored()).toMatchObject({ note: 'theirs\n\nmine' });
});

test('a blocked storage says so, and everything still works until the page is closed', () => {
  storageWith({ getItem: refusing('SecurityError'), setItem: refusing('SecurityError') });
  expect(remarksOf('session').size).toBe(0);
  setStar(session(7), true);
  setNote(session(7), 'x', '');
  expect(remarksOf('session').get(7)).toMatchObject({ star: true, note: 'x' });
  expect(whyUnstored('session', 7)).toBe('blocked');
});

test('changes that belong together are all stored or none', () => {
  setNote(session(1), 'one', '');
  const remark = remarksOf('session').get(1) ?? null;
  let room = 2;
  const storage = localStorage;
  storageWith({
    setItem: (key, value) => {
      if ((room -= 1) < 0 && value.includes('new')) throw new DOMException('no', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  });
  const changes = [1, 2, 3].map((id) => ({
    kind: 'session' as const,
    id,
    remark: remark && { ...remark, note: 'new' },
  }));
  expect(changeRemarks(changes, { together: true })).toBe('full');
  forgetRemarks();
  expect([...remarksOf('session')].map(([id, { note }]) => [id, note])).toEqual([[1, 'one']]);
  expect(unstoredRemarks()).toBe(0);
});

test('what cannot be read is counted, is not overwritten by others, and goes when the reader says so', () => {
  for (const [id, text] of ['{', '{"star":1}', '7', 'null'].entries()) {
    localStorage.setItem(`noctuary-remarks  session ${id}`, text);
  }
  localStorage.setItem('noctuary-remarks  taxon 7', '{}');
  setStar(session(9), true);
  expect([...remarksOf('session').keys()]).toEqual([9]);
  expect(unreadableRemarks()).toBe(5);
  expect(localStorage).toHaveLength(6);
  removeUnreadable();
  expect(unreadableRemarks()).toBe(0);
  expect([...remarksOf('session').keys()]).toEqual([9]);
});

test('10,000 remarks are read once, and a change writes one of them and keeps the others as they are', () => {
  setNote(session(7), 'Lamp off at dawn.', '');
  const text = localStorage.getItem(KEY) ?? '';
  for (let id = 100; id < 10_100; id += 1) localStorage.setItem(`noctuary-remarks  session ${id}`, text);
  forgetRemarks();
  const before = remarksOf('session');
  expect(before.size).toBe(10_001);
  expect(remarksOf('session')).toBe(before);
  const storage = localStorage;
  const setItem = vi.fn<Storage['setItem']>((key, value) => storage.setItem(key, value));
  const getItem = vi.fn<Storage['getItem']>((key) => storage.getItem(key));
  storageWith({ setItem, getItem });
  setStar(session(200), true);
  expect(setItem).toHaveBeenCalledTimes(1);
  expect(getItem.mock.calls.length).toBeLessThan(5);
  const after = remarksOf('session');
  expect([...after].filter(([id, remark]) => before.get(id) !== remark).map(([id]) => id)).toEqual([200]);
});

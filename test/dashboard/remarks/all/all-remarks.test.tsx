import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { MOST_BYTES } from '#dashboard/remarks/all/use-remarks-import.ts';
import { changeRemarks, forgetRemarks, remarksOf } from '#dashboard/remarks/remarks-store.ts';
import { setNote, setStar } from '#dashboard/remarks/set-remark.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

const all = words.allRemarks;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  forgetRemarks();
});

const of = (kind: 'session' | 'deployment' | 'capture', id: number) => ({
  kind,
  id,
  name: `Trap ${id}`,
  night: kind === 'deployment' ? null : '2025-07-12',
  taken: kind === 'capture' ? '2025-07-13T01:05:30' : null,
  session: kind === 'capture' ? 815 : null,
});

async function section() {
  const rendered = renderAt('/settings');
  const region = await screen.findByRole('region', { name: words.settings.remarks });
  await within(region).findByRole('button', { name: new RegExp(`^${all.export(0).slice(0, 6)}`) });
  return { ...rendered, region, own: within(region) };
}
const fileInput = (region: HTMLElement) => region.querySelector<HTMLInputElement>('input[type="file"]') as HTMLElement;
const csv = (...lines: string[]) =>
  new File(
    [['kind,id,star,note,star_changed_at,note_changed_at,service', ...lines].join('\r\n')],
    'noctuary-notes-and-stars.csv',
    { type: 'text/csv' },
  );
const rows = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('every star and note is listed, newest first, with a link to its record, and found by its words', async () => {
  setStar(of('session', 815), true);
  setNote(of('deployment', 36), 'Ask at the farm.', '');
  setNote(of('capture', 4), 'A hawk-moth.', '');
  const { user, region, own } = await section();
  expect(own.getByText(all.counts(1, 2))).toBeInTheDocument();
  expect(rows(region)).toEqual([
    '13 Jul 2025, 01:05:30, Trap 4Capture',
    'Trap 36Deployment',
    '12→13 Jul 2025, Trap 815Session',
  ]);
  expect(own.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/sessions/815?capture=4',
    '/deployments/36',
    '/sessions/815',
  ]);
  await user.type(own.getByRole('searchbox', { name: all.find }), 'FARM');
  expect(rows(region)).toEqual(['Trap 36Deployment']);
  await user.type(own.getByRole('searchbox', { name: all.find }), 'x');
  expect(own.getByText(all.noneFound('FARMx'))).toBeInTheDocument();
});

test('the newest is the last changed, in star or note, and names are searched too', async () => {
  const day = (number: number) => `2026-06-0${number}T12:00:00.000Z`;
  const changes = [
    { id: 1, name: 'Marsh', starAt: day(2), noteAt: day(3) },
    { id: 2, name: 'Heath', starAt: day(4), noteAt: day(1) },
  ].map(({ id, ...more }) => {
    const remark = { star: true, note: 'x', night: null, taken: null, session: null, ...more };
    return { kind: 'deployment' as const, id, remark };
  });
  changeRemarks(changes);
  const { user, region, own } = await section();
  expect(rows(region)).toEqual(['HeathDeployment', 'MarshDeployment']);
  expect([...region.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([day(4), day(3)]);
  await user.type(own.getByRole('searchbox', { name: all.find }), 'marsh');
  expect(rows(region)).toEqual(['MarshDeployment']);
});

test('an export imported into an empty browser brings everything back', async () => {
  setStar(of('session', 815), true);
  setNote(of('deployment', 36), '=1+1\n“é”, "quoted"', '');
  setNote(of('capture', 4), 'A hawk-moth.', '');
  const before = ['session', 'deployment', 'capture'].map((kind) => [...remarksOf(kind as 'session')]);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  // It would lead this page to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, region, own } = await section();
  await user.click(own.getByRole('button', { name: all.export(3) }));
  await waitFor(() => expect(files).toHaveLength(1));
  const exported = new File([(await files[0]?.text()) ?? ''], 'noctuary-notes-and-stars.csv');
  await user.click(own.getByRole('button', { name: all.deleteAll }));
  expect(own.getByText(all.deleteQuestion(3))).toBeInTheDocument();
  expect(own.getByRole('button', { name: all.cancel })).toHaveFocus();
  await user.click(own.getByRole('button', { name: all.confirm }));
  expect(own.getByText(all.none)).toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('noctuary-remarks'))).toEqual([]);

  await user.upload(fileInput(region), exported);
  expect(await own.findByText(all.imported(3, 0, 0))).toBeInTheDocument();
  expect(['session', 'deployment', 'capture'].map((kind) => [...remarksOf(kind as 'session')])).toEqual(before);
  await user.upload(fileInput(region), exported);
  expect(await own.findByText(all.imported(0, 0, 3))).toBeInTheDocument();
});

test('what was deleted or imported last is undone by one button', async () => {
  setNote(of('session', 1), 'here', '');
  const { user, region, own } = await section();
  await user.click(own.getByRole('button', { name: new RegExp(`^${all.deleteOne('')}`) }));
  expect(own.getByText(all.deleted(1))).toBeInTheDocument();
  await user.click(own.getByRole('button', { name: all.undo }));
  expect(remarksOf('session').get(1)?.note).toBe('here');
  expect(own.queryByRole('button', { name: all.undo })).not.toBeInTheDocument();

  const service = inject('smallUrl');
  await user.upload(
    fileInput(region),
    csv(`session,1,no,theirs,,2099-01-01T00:00:00Z,${service}`, `session,2,yes,,2026-01-01T00:00:00Z,,${service}`),
  );
  expect(await own.findByText(all.imported(1, 1, 0))).toBeInTheDocument();
  expect(remarksOf('session').get(1)?.note).toBe('theirs');
  await user.click(own.getByRole('button', { name: all.undo }));
  expect(own.getByText(all.undone)).toBeInTheDocument();
  expect([...remarksOf('session')].map(([id, { note }]) => [id, note])).toEqual([[1, 'here']]);
});

test('wrong lines are named and left out; those of another server come only on request', async () => {
  const { user, region, own } = await section();
  const service = inject('smallUrl');
  await user.upload(
    fileInput(region),
    csv(
      `session,1,yes,,,,${service}`,
      `moth,2,yes,,,,${service}`,
      'session,3,yes,,,,https://moths.example',
      'session,4',
    ),
  );
  expect(await own.findByText(all.imported(1, 0, 0))).toBeInTheDocument();
  expect(own.getByText(all.refusedLines(2))).toBeInTheDocument();
  expect(own.getByText(all.lineFaults.kind('3', 'moth'))).toBeInTheDocument();
  expect(own.getByText(all.lineFaults.columns('5', '2'))).toBeInTheDocument();
  expect(own.getByText(all.ofOthers(1, 'https://moths.example'))).toBeInTheDocument();
  expect([...remarksOf('session').keys()]).toEqual([1]);
  await user.click(own.getByRole('button', { name: all.importOthers }));
  await waitFor(() => expect([...remarksOf('session').keys()]).toEqual([1, 3]));
});

test.each([
  [new File(['{"a":1}'], 'notes.csv'), all.notRemarks('“kind”, “id”, “star”, “note”, “service”')],
  [new File([new Uint8Array([0xff, 0xfe, 0x41, 0x00])], 'x.csv'), all.notText],
  [csv(), all.noLines],
  [new File([new Uint8Array(MOST_BYTES + 1)], 'x.csv'), all.tooLarge('20 MB', '20 MB')],
])('a wrong file changes nothing, and the page says what is wrong with it', async (file, said) => {
  setNote(of('session', 1), 'here', '');
  const { user, region, own } = await section();
  await user.upload(fileInput(region), file);
  expect(await own.findByText(said)).toBeInTheDocument();
  expect(remarksOf('session').get(1)?.note).toBe('here');
});

test('what cannot be read is counted and can be removed; all stored data names notes and stars', async () => {
  localStorage.setItem('noctuary-remarks  session 7', '{');
  setStar(of('session', 1), true);
  const { user, own } = await section();
  expect(own.getByText(all.unreadable(1))).toBeInTheDocument();
  await user.click(own.getByRole('button', { name: all.removeUnreadable }));
  expect(own.queryByText(all.unreadable(1))).not.toBeInTheDocument();
  expect(localStorage.getItem('noctuary-remarks  session 7')).toBeNull();
  await user.click(screen.getByRole('button', { name: words.settings.clear }));
  expect(
    screen.getByText(new RegExp(words.settings.storedItems.remarks), { selector: '[class*="question"]' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.settings.confirmRemove }));
  expect(own.getByText(all.none)).toBeInTheDocument();
});

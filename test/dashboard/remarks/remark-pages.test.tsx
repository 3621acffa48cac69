import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetRemarks } from '#dashboard/remarks/remarks-store.ts';
import { madeCaptures, nightService } from '#test/dashboard/sessions/night-service.ts';
import { pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { refusing, storageWith } from '#test/support/storage-with.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(async () => {
  vi.unstubAllGlobals();
  await service?.stop();
  service = undefined;
  localStorage.clear();
  forgetRemarks();
});

const controls = async () => within(await screen.findByRole('group', { name: words.remarks.yours }));
const stored = (of: string) =>
  JSON.parse(localStorage.getItem(`noctuary-remarks  ${of}`) ?? 'null') as Record<string, unknown> | null;

test('on a session’s page it is starred and gets a note, saved by Ctrl+Enter or by leaving, restored by Escape', async () => {
  const { user, leave } = renderAt('/sessions/1000');
  const own = await controls();
  const star = own.getByRole('button', { name: words.remarks.star });
  expect(star).toHaveAttribute('aria-pressed', 'false');
  await user.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(stored('session 1000')).toMatchObject({ star: true, night: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });

  await user.click(own.getByRole('button', { name: words.remarks.addNote }));
  const field = () => own.getByRole('textbox', { name: words.remarks.note });
  expect(field()).toHaveFocus();
  await user.keyboard('Lamp off{Enter}from 02:10{Control>}{Enter}{/Control}');
  expect(own.queryByRole('textbox')).not.toBeInTheDocument();
  expect(own.getByText(/Lamp off\s+from 02:10/)).toBeInTheDocument();
  expect(stored('session 1000')).toMatchObject({ note: 'Lamp off\nfrom 02:10' });
  expect(own.getByText(new RegExp(`^${words.remarks.changedAt('')}`)).closest('time')).toHaveAttribute(
    'datetime',
    stored('session 1000')?.['noteAt'],
  );
  const edit = own.getByRole('button', { name: words.remarks.editNote });
  expect(edit).toHaveFocus();

  await user.click(edit);
  await user.keyboard(' and more{Escape}');
  expect(stored('session 1000')).toMatchObject({ note: 'Lamp off\nfrom 02:10' });
  expect(own.getByRole('button', { name: words.remarks.editNote })).toHaveFocus();
  await user.click(own.getByRole('button', { name: words.remarks.editNote }));
  await user.keyboard('!');
  await user.click(star);
  expect(stored('session 1000')).toMatchObject({ star: false, note: 'Lamp off\nfrom 02:10!' });

  // Neither closing the page nor going to another one loses what is written.
  await user.click(own.getByRole('button', { name: words.remarks.editNote }));
  await user.keyboard('!');
  fireEvent(window, new Event('pagehide'));
  expect(stored('session 1000')).toMatchObject({ note: 'Lamp off\nfrom 02:10!!' });
  await user.keyboard('!');
  leave();
  expect(stored('session 1000')).toMatchObject({ note: 'Lamp off\nfrom 02:10!!!' });
});

test('a deployment’s page shows what is stored, and an emptied note is removed', async () => {
  localStorage.setItem(
    'noctuary-remarks  deployment 36',
    JSON.stringify({
      star: false,
      starAt: null,
      note: 'Key of the gate: ask at the farm.',
      noteAt: '2024-06-12T20:00:00Z',
      name: 'x',
      night: null,
      taken: null,
      session: null,
    }),
  );
  const { user, address } = renderAt('/deployments/36');
  const own = await controls();
  expect(own.getByText('Key of the gate: ask at the farm.')).toBeInTheDocument();
  await user.click(own.getByRole('button', { name: words.remarks.editNote }));
  await user.clear(own.getByRole('textbox', { name: words.remarks.note }));
  await user.tab();
  expect(own.getByRole('button', { name: words.remarks.addNote })).toBeInTheDocument();
  expect(stored('deployment 36')).toBeNull();
  expect(address()).toBe('/deployments/36');
});

test('a page says that its star and its note are not stored where the browser refuses them', async () => {
  const { user } = renderAt('/sessions/1000');
  const own = await controls();
  const makeRoom = storageWith({ setItem: refusing('QuotaExceededError') });
  await user.click(own.getByRole('button', { name: words.remarks.addNote }));
  await user.keyboard('Lamp off{Control>}{Enter}{/Control}');
  expect(own.getByRole('alert')).toHaveTextContent(words.remarks.notStored.full);
  expect(own.getByText('Lamp off')).toBeInTheDocument();
  makeRoom();
  await user.click(own.getByRole('button', { name: words.remarks.star }));
  expect(own.queryByRole('alert')).not.toBeInTheDocument();
  expect(stored('session 1000')).toMatchObject({ star: true, note: 'Lamp off' });
});

test('in the viewer S stars the capture and N opens its note; the gallery marks it and shows only starred ones', async () => {
  service = await nightService({ captures: (query) => pageOf(madeCaptures(30), query) });
  const { user, address } = renderAt('/sessions/1?capture=4');
  const viewer = within(await screen.findByRole('dialog', { name: words.sessionPage.capturesOf('12→13 Jun 2024') }));
  const star = await viewer.findByRole('button', { name: words.remarks.starTheImage });
  await user.keyboard('s');
  expect(star).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowRight}');
  expect(star).toHaveAttribute('aria-pressed', 'false');
  await user.keyboard('n');
  const field = viewer.getByRole('textbox', { name: words.remarks.note });
  // Keys of the viewer are letters of the note.
  await user.keyboard('sn 0 {ArrowLeft}moth');
  expect(field).toHaveValue('sn 0moth ');
  await user.keyboard('{Escape}');
  expect(viewer.queryByRole('textbox')).not.toBeInTheDocument();
  expect(stored('capture 5')).toBeNull();
  await user.keyboard('nA moth{Control>}{Enter}{/Control}');
  expect(viewer.getByText('A moth')).toBeInTheDocument();
  // The viewer hears keys again.
  await user.keyboard('{ArrowLeft}');
  expect(viewer.queryByText('A moth')).not.toBeInTheDocument();
  expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(stored('capture 5')).toMatchObject({
    star: false,
    note: 'A moth',
    name: 'Trap 1',
    night: '2024-06-12',
    taken: '2024-06-12T22:04:00',
    session: 1,
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/sessions/1'));

  const tile = (time: string) => screen.getByRole('button', { name: new RegExp(`^${time}`) });
  expect(tile('22:03:00')).toHaveTextContent(words.sessionPage.starred);
  expect(tile('22:04:00')).toHaveTextContent(words.sessionPage.hasNote);
  expect(tile('22:05:00')).not.toHaveTextContent(words.sessionPage.starred);
  await user.click(screen.getByRole('checkbox', { name: words.sessionPage.only.starred('1') }));
  expect(address()).toBe('/sessions/1?show=starred');
  expect(screen.getAllByRole('gridcell')).toHaveLength(1);
  expect(tile('22:03:00')).toBeInTheDocument();
});

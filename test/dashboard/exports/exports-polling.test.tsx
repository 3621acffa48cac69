import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SILENCE_MS } from '#dashboard/api/http/await-answer.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { exportsService, type ExportsService } from './exports-service.ts';
import { madeExport } from './made-export.ts';
import { pollClock, tabIs } from './poll-clock.ts';
import { words } from '#test/words.ts';

const clock = pollClock();
let service: ExportsService | null = null;
afterEach(async () => {
  await tabIs('visible');
  await service?.stop();
  service = null;
});

const running = (done: number) => madeExport(1, { status: 'STARTED', done });
const card = () => screen.findByRole('article', { name: 'Set 1 · Moths of the bog' });

async function opened(exports: readonly object[]) {
  service = await exportsService(exports);
  const rendered = renderAt('/exports');
  const shown = await card();
  await waitFor(() => expect(clock.delaysMs()).toContain(2_000));
  return { ...rendered, shown, here: service };
}

test('only exports in progress are polled, by record: with back-off while unchanged, at once after a change', async () => {
  const { shown, here } = await opened([running(100), madeExport(2), madeExport(3, { status: 'FAILURE' })]);
  expect(here.askedFor('exports/1/')).toBe(0);
  const waits = [2_000, 3_000, 4_500, 6_750, 10_125, 15_188, 22_781, 30_000];
  for (const [asked, wait] of waits.entries()) {
    await waitFor(() => expect(clock.delaysMs()).toContain(wait));
    await clock.passes(wait);
    await waitFor(() => expect(here.askedFor('exports/1/')).toBe(asked + 1));
    // While an answer is awaited, a poll asks nothing.
    await waitFor(() => expect(clock.waiting(SILENCE_MS)).toBe(0));
  }
  here.exports[0] = running(200);
  await clock.passes(30_000);
  await waitFor(() => expect(clock.delaysMs()).toContain(2_000));
  expect(here.askedFor('exports/1/')).toBe(waits.length + 1);
  expect(shown).toHaveTextContent(words.exports.partOf('200', '1,000'));
  expect([here.askedFor('exports/2/'), here.askedFor('exports/3/')]).toEqual([0, 0]);
});

test('a hidden tab does not poll, and polls at once when it is visible again', async () => {
  const { here, shown } = await opened([running(100)]);
  await tabIs('hidden');
  const before = here.requests.length;
  await clock.passes(2_000);
  await clock.passes(30_000);
  here.exports[0] = madeExport(1);
  await tabIs('visible');
  expect(await within(shown).findByText(words.exports.agrees)).toBeVisible();
  const since = here.requests.slice(before).map((path) => path.split('?', 1)[0]);
  expect(since.filter((path) => path === 'exports/1/')).toHaveLength(1);
});

test('ended exports are announced on every page and no longer polled; a visit clears the marks', async () => {
  const { here, shown, user } = await opened([running(100), madeExport(2)]);
  here.exports[0] = madeExport(1);
  await clock.passes(2_000);
  expect(await within(shown).findByRole('link', { name: /Download 1\.csv 20\.5 kB/ })).toHaveAttribute(
    'href',
    'https://files.example.org/exports/1.csv',
  );
  expect(await screen.findByText(words.announce.exportEnded.SUCCESS)).toBeVisible();
  expect(document.title).toBe(`✓ ${words.announce.exportsFinished(1)} · Exports · Noctuary`);
  expect(screen.getByRole('link', { name: `Exports ${words.shell.endedSince(1)}` })).toBeVisible();
  const asked = here.requests.length;
  expect(clock.delaysMs()).not.toContain(2_000);
  await clock.passes(30_000);
  await user.click(screen.getByRole('button', { name: words.announce.close('Set 1 · Moths of the bog') }));
  expect(document.title).toBe('Exports · Noctuary');
  expect(screen.getByRole('link', { name: 'Exports' })).toBeVisible();
  // All that is asked for are the lists of what others order.
  expect(here.requests.slice(asked).filter((path) => /^exports\/\d/.test(path))).toEqual([]);
});

test('enabled notifications appear while the tab is hidden; permission is requested on click only', async () => {
  const told: string[] = [];
  let asked = 0;
  class Notified extends EventTarget {
    static permission = 'default';
    static requestPermission() {
      asked += 1;
      Notified.permission = 'granted';
      return Promise.resolve('granted');
    }
    constructor(title: string, { body }: { body: string }) {
      super();
      told.push(`${title}: ${body}`);
    }
  }
  Object.defineProperty(window, 'Notification', { value: Notified, configurable: true });
  const { here, user } = await opened([running(100), madeExport(2, { status: 'STARTED', done: 5 })]);
  expect(asked).toBe(0);
  await user.click(screen.getByRole('button', { name: words.exports.notify }));
  expect(await screen.findByRole('button', { pressed: true, name: words.exports.notifies })).toBeVisible();
  expect(asked).toBe(1);
  here.exports[0] = madeExport(1);
  await clock.passes(2_000);
  // Whoever looks at the page sees it there.
  expect(await screen.findByText(words.announce.exportEnded.SUCCESS)).toBeVisible();
  await tabIs('hidden');
  here.exports[1] = madeExport(2);
  await waitFor(() => expect(clock.delaysMs()).toContain(3_000));
  await clock.passes(3_000);
  await waitFor(() => expect(told).toEqual([`${words.announce.exportEnded.SUCCESS}: Set 2 · Moths of the bog`]));
  expect(document.title).toBe(`✓ ${words.announce.exportsFinished(2)} · Exports · Noctuary`);
});

const asksForNewest = (path: string) => path.startsWith('exports/?ordering=-created_at');

test('without running exports, those of others appear within half a minute; a hidden tab does not poll', async () => {
  service = await exportsService([madeExport(1)]);
  const { requests, exports } = service;
  renderAt('/exports');
  await card();
  await waitFor(() => expect(clock.delaysMs()).toEqual([30_000, 30_000]));
  expect(requests.filter(asksForNewest)).toHaveLength(0);
  exports.push(madeExport(2, { status: 'STARTED', done: 100 }));
  await clock.passes(30_000);
  const ordered = await screen.findByRole('article', { name: 'Set 2 · Moths of the bog' });
  expect(ordered).toHaveTextContent(words.exports.partOf('100', '1,000'));
  expect(requests.filter(asksForNewest)).toHaveLength(1);
  exports[1] = madeExport(2);
  await clock.passes(2_000);
  expect(await within(ordered).findByRole('link', { name: /Download/ })).toBeVisible();

  await tabIs('hidden');
  const before = requests.length;
  exports.push(madeExport(3));
  await clock.passes(30_000);
  await clock.passes(30_000);
  expect(requests.slice(before)).toEqual([]);
  await tabIs('visible');
  expect(await screen.findByRole('article', { name: 'Set 3 · Moths of the bog' })).toBeVisible();
  expect(requests.filter(asksForNewest)).toHaveLength(2);
});

const overviewRunning = new RegExp(words.overview.running(1));

test('the overview shows exports that others order', async () => {
  service = await exportsService([madeExport(1)]);
  const { exports } = service;
  renderAt('/');
  const group = await screen.findByRole('region', { name: 'Exports' });
  // For jobs, and for exports once their list has come.
  await waitFor(() => expect(clock.delaysMs()).toEqual([30_000, 30_000]));
  expect(within(group).queryByRole('link', { name: overviewRunning })).not.toBeInTheDocument();
  exports.push(madeExport(2, { status: 'STARTED', done: 100 }));
  await clock.passes(30_000);
  expect(await within(group).findByRole('link', { name: overviewRunning })).toBeVisible();
});

test('exports that others order appear, and their end is announced on another page', async () => {
  const { here, user } = await opened([running(100)]);
  here.exports.push(madeExport(2));
  await clock.passes(30_000);
  expect(await screen.findByRole('article', { name: 'Set 2 · Moths of the bog' })).toBeVisible();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 of 2 exports');
  expect(here.requests.filter(asksForNewest)).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  here.exports[0] = madeExport(1, { status: 'FAILURE' });
  await clock.passes(2_000);
  expect(await screen.findByText(words.announce.exportEnded.FAILURE)).toBeVisible();
  expect(document.title).toMatch(/^✕ 1 export failed · /);
});

test('a deleted or failing export is polled with back-off', async () => {
  const { here, shown } = await opened([running(100)]);
  here.exports.splice(0);
  await clock.passes(2_000);
  expect(await within(shown).findByRole('alert')).toHaveTextContent(words.exports.notRefreshed(''));
  expect(clock.delaysMs()).not.toContain(2_000);
});

test('an export that ended between visits is new on the next visit only', async () => {
  service = await exportsService([madeExport(1)]);
  const first = renderAt('/exports');
  expect(await card()).not.toHaveTextContent(words.exports.isNew);
  service.exports.push(madeExport(2));
  first.client.clear();
  renderAt('/exports');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1, name: words.exports.title })).toHaveLength(2));
  expect(await screen.findByText(words.exports.isNew)).toBeVisible();
});

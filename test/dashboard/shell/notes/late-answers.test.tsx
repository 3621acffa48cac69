import { pagesNotIn } from '#test/dashboard/pages-not-in.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { connectionFound } from '#dashboard/api/status/connection.ts';
import { pollClock } from '#test/dashboard/exports/poll-clock.ts';
import { sampleBut } from '#test/dashboard/overview/sample-but.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { madeEvents } from '#test/support/made-event.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { ANY, textPattern, words } from '#test/words.ts';

const SAID_MS = 5_000;
const SILENCE_MS = 35_000;
const NEVER = new Promise<never>(() => {});

const clock = pollClock();
let service: FaultyService;
afterEach(() => service.stop());

/** Opens a page of a service that is silent about what `hangs` says, for as long as that says so. */
async function opened(address: string, hangs: (path: string) => boolean, answer = sessions) {
  service = await faultyService((path, query) => (hangs(path) ? NEVER : answer(path, query)));
  loadedFrom(service.origin);
  // The service has answered this page before: nothing that the browser kept stands in for it.
  connectionFound();
  return renderAt(address);
}

function sessions(path: string, query: URLSearchParams): FaultyAnswer {
  return pageOf(path === 'events/' ? madeEvents(3) : [], query);
}

/** All that waits has waited so long, what the sessions were asked for at least so often among it. */
async function waited(ms: number, times = 1): Promise<void> {
  await waitFor(() => {
    expect(service.requests.filter((one) => one.startsWith('events/')).length).toBeGreaterThanOrEqual(times);
    expect(clock.waiting(ms)).toBeGreaterThan(0);
  });
  await clock.waitIsOver(ms);
}

const SINCE = words.shell.noAnswer(`§${ANY}:${ANY}:${ANY}§`);
const NOTE = textPattern(SINCE);

test('after five seconds the page shows since when there is no response, and Retry repeats the request', async () => {
  let isSilent = true;
  const { user } = await opened('/sessions', () => isSilent);
  await waitFor(() => expect(service.requests.some((one) => one.startsWith('events/'))).toBe(true));
  expect(screen.queryByText(NOTE)).toBeNull();
  await waited(SAID_MS);
  const note = await screen.findByText(NOTE);
  expect(note).toHaveTextContent(textPattern(`${SINCE} ${words.shell.seconds(String(ANY))}§`));
  expect(note).toHaveTextContent(words.shell.pages.sessions);
  // Read out once, not every second.
  expect(note.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByText(textPattern(words.shell.seconds(String(ANY))))).toHaveAttribute('aria-hidden', 'true');

  isSilent = false;
  await user.click(screen.getByRole('button', { name: words.shell.retry }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 of 3 sessions'));
  await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
});

test('Cancel ends the wait, also of queued requests, and each part of the page offers a retry', async () => {
  let isSilent = true;
  const { user } = await opened('/sessions', () => isSilent);
  await waited(SAID_MS);
  await user.click(await screen.findByRole('button', { name: words.shell.cancel }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words.list.notLoaded('sessions'));
  expect(alert).toHaveTextContent(words.api.cancelled);
  await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
  isSilent = false;
  await user.click(screen.getByRole('button', { name: words.shell.retry }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 of 3 sessions'));
});

test('a refresh without a response leaves the data on screen, with a note', async () => {
  let isSilent = false;
  const { user } = await opened('/sessions', () => isSilent);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 of 3 sessions'));
  isSilent = true;
  await user.click(await screen.findByRole('button', { name: words.shell.refresh }));
  await waited(SAID_MS, 3);
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3 sessions');
  await waited(SILENCE_MS, 3);
  // It still is the same silence while it is asked once more.
  expect(screen.getByText(NOTE)).toBeVisible();
  await waited(SILENCE_MS, 4);
  expect(await screen.findByText(words.list.notRefreshed(words.api.triedTwice(words.api.silent(35))))).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3 sessions');
});

test('a response that stops half-way shows the same note', async () => {
  await opened(
    '/sessions',
    () => false,
    (path, query) => ({
      ...sessions(path, query),
      ...(path === 'events/' && { stopsAfter: { bytes: 100, by: 'silence' } }),
    }),
  );
  await waited(SAID_MS);
  // The first part of the response may arrive only now. The client waits five seconds from then.
  await waitFor(async () => {
    await clock.waitIsOver(SAID_MS);
    expect(screen.getByText(NOTE)).toHaveTextContent(words.shell.pages.sessions);
  });
});

const PAGES = [
  '/',
  '/deployments',
  '/deployments?view=table',
  '/deployments/36',
  '/sessions',
  '/sessions?view=calendar',
  '/sessions?group=deployment',
  '/sessions/815',
  '/taxa',
  '/taxa?selected=7',
  '/taxa/7',
  '/compare?deployment=36',
  '/exports',
  '/exports?view=table',
  '/storage',
  '/projects',
  '/settings',
];

/** Shows a paper, and asks the service for nothing. */
const WITHOUT_RECORDS = '/statistics';

test.each([...PAGES, ...pagesNotIn([...PAGES, WITHOUT_RECORDS])])(
  '%s ends every wait: after the last time-out nothing is busy',
  async (address) => {
    await opened(address, () => true);
    const isBusy = () =>
      document.querySelector('main [aria-busy="true"]') !== null ||
      screen.queryByRole('button', { name: words.shell.refreshing }) !== null ||
      /Opening|Loading|Reading|Drawing/.test(document.querySelector('main')?.textContent ?? '');
    await waitFor(() => expect(clock.waiting(SILENCE_MS)).toBeGreaterThan(0));
    await waitFor(async () => {
      await clock.waitIsOver(SILENCE_MS);
      expect([clock.waiting(SILENCE_MS), isBusy()]).toEqual([0, false]);
    });
    expect(screen.queryByText(NOTE)).toBeNull();
    expect(screen.getByRole('main')).toHaveTextContent(words.api.silent(35));
  },
);

test('a deployment whose sessions cannot be loaded shows the deployment, and the failure', async () => {
  service = await sampleBut((path) => (path === 'events/' ? NEVER : null));
  connectionFound();
  renderAt('/deployments/36');
  expect(await screen.findByRole('heading', { level: 1, name: 'Trap 1' })).toBeVisible();
  await waitFor(() => expect(service.requests.some((one) => one.startsWith('events/'))).toBe(true));
  await waitFor(() => expect(clock.waiting(SAID_MS)).toBe(1));
  await clock.waitIsOver(SAID_MS);
  expect(await screen.findByText(NOTE)).toHaveTextContent(words.shell.waitingFor(words.shell.pages.sessions));
});

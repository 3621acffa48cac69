import { builtService, type BuiltService } from '#test/support/built-service.ts';
import { expect, test as journey } from '#test/support/journey.ts';
import { ANY, textPattern, words } from '#test/words.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { madeEvents } from '#test/support/made-event.ts';

/** The behaviour of the service behind the built one. */
const upstream: { answers: (path: string, query: URLSearchParams) => FaultyAnswer | Promise<FaultyAnswer> } = {
  answers: () => ({ body: null }),
};

/** The built product in front of another service, whose behaviour each test sets. */
const test = journey.extend<object, { front: { upstream: FaultyService; built: BuiltService } }>({
  front: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const behind = await faultyService((path, query) => upstream.answers(path, query));
      const built = await builtService({ UPSTREAM_URL: behind.origin });
      await provide({ upstream: behind, built });
      await built.remove();
      await behind.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ front }, provide) => {
    await provide(front.built.origin);
  },
});

// In one worker, since each would start a service of its own.
test.describe.configure({ mode: 'default' });

const sessions = (path: string, query: URLSearchParams) => pageOf(path === 'events/' ? madeEvents(600) : [], query);

test('when the service hangs, a note appears after five seconds without moving the page, and Retry loads the sessions', async ({
  page,
}) => {
  let isSilent = true;
  upstream.answers = (path, query) => (isSilent ? new Promise<never>(() => {}) : sessions(path, query));
  await page.clock.install();
  await page.goto('/sessions');
  const heading = page.getByRole('heading', { name: 'Sessions' });
  await expect(heading).toBeVisible();
  const before = await heading.boundingBox();
  const note = page.getByText(textPattern(words.shell.noAnswer('§')));
  await expect(note).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(note).toBeVisible();
  await expect(note).toContainText(words.shell.pages.sessions);
  expect(await heading.boundingBox()).toEqual(before);
  isSilent = false;
  await page.getByRole('button', { name: words.shell.retry }).click();
  await expect(page.getByRole('status')).toHaveText('600 of 600 sessions');
  await expect(note).toHaveCount(0);
});

test('when the count is too low, the browser still shows all records', async ({ page }) => {
  upstream.answers = (path, query) => {
    const answer = sessions(path, query);
    return path === 'events/' ? { body: { ...(answer.body as object), count: 300 } } : answer;
  };
  await page.goto('/sessions');
  await expect(page.getByRole('status')).toHaveText('600 of 600 sessions');
  await expect(page.getByText(words.list.uncounted('600', 'sessions', '300'))).toBeVisible();
});

test('when responses are cut off half-way, the page does not say that the service cannot be reached', async ({
  page,
  faults,
}) => {
  upstream.answers = (path, query) => ({
    ...sessions(path, query),
    ...(path === 'events/' && { stopsAfter: { bytes: 5_000, by: 'close' } }),
  });
  await page.goto('/sessions');
  // How much the page receives before the connection breaks depends on browser and network. The second text comes from
  // the service in front, if it had not sent any of the response yet.
  const cutOff = [`${ANY} bytes`, `${ANY} kB`].map(
    (size) => textPattern(`§${words.api.cutOff('/api/v2/events/?§', size)}§`).source,
  );
  await expect(page.getByRole('alert')).toContainText(
    new RegExp([...cutOff, 'closed the connection before its answer was complete'].join('|')),
  );
  // The browser logs an error for each of them.
  expect(faults.splice(0).every((fault) => /ERR_|status of 502/.test(fault))).toBe(true);
});

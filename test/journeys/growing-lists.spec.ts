import type { Page } from '@playwright/test';
import { builtService, type BuiltService } from '#test/support/built-service.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { expect, test as journey } from '#test/support/journey.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { words } from '#test/words.ts';

const COUNT = 900;
/** By name in another order than by id: every page of the list has rows between those of the others. */
const deployments = Array.from({ length: COUNT }, (_, index) =>
  madeDeployment(index + 1, {
    name: `Trap ${1_000 + ((index * 389) % COUNT)}`,
    captures_count: 10 * ((index * 389) % COUNT),
  }),
);

/** The service behind the built one, which holds all pages after about 500 records back until `rest.come()`. */
const rest: { come: () => void; came: Promise<void> } = { come: () => {}, came: Promise.resolve() };

async function answers(path: string, query: URLSearchParams): Promise<FaultyAnswer> {
  if (path !== 'deployments/') return pageOf([], query);
  if (Number(query.get('offset') ?? 0) >= 500) await rest.came;
  // Services return fewer than requested; how many are requested depends on how fast they answer.
  if (Number(query.get('limit')) > 100) query.set('limit', '100');
  const ordering = query.get('ordering') ?? '';
  const sorted = ordering.endsWith('captures_count')
    ? deployments.toSorted((a, b) => (a.captures_count ?? 0) - (b.captures_count ?? 0))
    : deployments;
  return pageOf(ordering.startsWith('-') ? sorted.toReversed() : sorted, query);
}

const test = journey.extend<object, { front: { upstream: FaultyService; built: BuiltService } }>({
  front: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const upstream = await faultyService(answers);
      const built = await builtService({ UPSTREAM_URL: upstream.origin });
      await provide({ upstream, built });
      await built.remove();
      await upstream.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ front }, provide) => {
    await provide(front.built.origin);
  },
});

// In one worker, since each would start a service of its own.
test.describe.configure({ mode: 'default' });

test.beforeEach(() => {
  rest.came = new Promise((resolve) => {
    rest.come = resolve;
  });
});

/** Shown while the others are held back: not every page is shown as it comes, least of all where the machine is slow. */
const BEGUN = new RegExp(`^[2-5]\\d\\d of ${COUNT} deployments$`);

const table = (page: Page) => page.getByRole('table', { name: 'Deployments' });

/** The names of the rows in sight, and where each is. */
const inSight = (page: Page) =>
  table(page).evaluate((element) => {
    const box = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return [...element.querySelectorAll('tbody tr[data-id]')].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top < box.top || bottom > box.bottom ? [] : `${row.querySelector('th')?.textContent} at ${top}`;
    });
  });

/** Adds up, frame by frame, in how many the middle of the list had no row. */
const watchBlanks = (page: Page) =>
  table(page).evaluate((element) => {
    const seen = { blanks: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const box = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const middle = document.elementFromPoint(box.left + 40, (box.top + box.bottom) / 2);
      if (middle?.closest('tr[data-id]') === null) seen.blanks += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const blanks = (page: Page) => page.evaluate(() => (window as unknown as { seen: { blanks: number } }).seen.blanks);

const scrollTo = (page: Page, top: number) =>
  table(page).evaluate((element, to) => element.parentElement?.scrollTo({ top: to }), top);

test('the first of the rows in sight stays where it is when the rest of the list comes', async ({ page }) => {
  await page.goto('/deployments?view=table');
  await expect(page.getByRole('status')).toHaveText(BEGUN);
  await scrollTo(page, 4_010);
  await expect.poll(async () => (await inSight(page)).length).toBeGreaterThan(10);
  const [first] = await inSight(page);
  await watchBlanks(page);
  rest.come();
  await expect(page.getByRole('status')).toHaveText(`${COUNT} of ${COUNT} deployments`);
  await expect(table(page)).toContainText(`all ${COUNT}`);
  expect((await inSight(page))[0]).toBe(first);
  expect(await blanks(page)).toBe(0);
});

test('the rows that the service sorted stay where they are when the list is whole', async ({ page }) => {
  await page.goto('/deployments?view=table&ordering=-captures_count');
  await expect(table(page)).toContainText(
    words.list.sortedByServer(words.list.orderedBy('Captures', words.list.directions.number.down)),
  );
  await expect.poll(async () => (await inSight(page)).length).toBeGreaterThan(10);
  const before = await inSight(page);
  rest.come();
  await expect(table(page)).toContainText(`all ${COUNT}`);
  // The list may have room for one more row.
  expect((await inSight(page)).slice(0, before.length)).toEqual(before);
});

test('a list at its top shows its first rows when the rest comes', async ({ page }) => {
  await page.goto('/deployments?view=table');
  await expect(page.getByRole('status')).toHaveText(BEGUN);
  rest.come();
  await expect(table(page)).toContainText(`all ${COUNT}`);
  expect((await inSight(page)).slice(0, 3).join()).toMatch(/^Trap 1000 .*Trap 1001 .*Trap 1002 /);
});

test('a selected row at the top of the list stays where it is when the rest comes', async ({ page }) => {
  await page.goto('/deployments?view=table');
  await expect(page.getByRole('status')).toHaveText(BEGUN);
  const selected = table(page).locator('tr[aria-selected=true]');
  await table(page).locator('tbody tr[data-id]').nth(12).click();
  const before = await selected.boundingBox();
  rest.come();
  await expect(table(page)).toContainText(`all ${COUNT}`);
  expect(await selected.boundingBox()).toEqual(before);
});

test('a reader who has scrolled away from the selected row is not taken back to it when the rest comes', async ({
  page,
}) => {
  await page.goto('/deployments?view=table');
  await expect(page.getByRole('status')).toHaveText(BEGUN);
  await table(page).locator('tbody tr[data-id]').nth(3).click();
  await scrollTo(page, 4_010);
  await expect.poll(async () => (await inSight(page))[0]).not.toContain('Trap 10');
  const [first] = await inSight(page);
  rest.come();
  await expect(table(page)).toContainText(`all ${COUNT}`);
  expect((await inSight(page))[0]).toBe(first);
});

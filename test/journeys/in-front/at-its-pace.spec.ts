import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { FOREIGN_READER } from '#test/support/foreign/foreign-logins.ts';
import { foreignRecords, type ForeignRecord } from '#test/support/foreign/foreign-records.ts';
import { foreignService, type ForeignService } from '#test/support/foreign/foreign-service.ts';
import { frontOf, type Front } from '#test/support/front.ts';
import { textPattern, words } from '#test/words.ts';

/** Its sessions take more than 5 s. */
const SESSIONS = 900;
/** Another service of the interface to take in place of ours, and who logs in there: `http://…` and `email:password`. */
const { JOURNEY_UPSTREAM, JOURNEY_LOGIN } = process.env;

let service: ForeignService | null = null;
let front: Front;
/** what the browser asked for, of every origin */
let asked: URL[];
let page: Page;

// In one worker, since each would start a service of its own.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const records = foreignRecords();
  const like = records.events[2] as ForeignRecord;
  records.events = Array.from({ length: SESSIONS }, (_, index) => ({
    ...like,
    id: 101 + index,
    captures_count: (index * 7) % 641,
  }));
  if (JOURNEY_UPSTREAM === undefined) service = await foreignService({ records, hasWaits: true });
  front = await frontOf(JOURNEY_UPSTREAM ?? service?.origin ?? '');
});
test.afterAll(async () => {
  await front.remove();
  await service?.stop();
});

/** A browser that reaches nothing but the front: the proxy for all other addresses is not there. */
test.beforeEach(async ({ browser }) => {
  asked = [];
  const bypass = `<-loopback>,${new URL(front.origin).host}`;
  const context = await browser.newContext({ proxy: { server: 'http://127.0.0.1:9', bypass } });
  page = await context.newPage();
  page.on('request', (request) => asked.push(new URL(request.url())));
});
test.afterEach(async () => {
  expect([...new Set(asked.map(({ origin }) => origin))]).toEqual([front.origin]);
  await page.context().close();
});

const sessions = () => page.getByRole('table', { name: words.sessions.title });
const rows = () => sessions().locator('tbody tr[data-id]');
const status = () => page.getByRole('status').first();
const isOfSessions = ({ pathname }: URL) => pathname === '/api/v2/events/';
/** The pages of the reading of all sessions that were asked for, by the number of records before them. */
const readingOf = () =>
  asked
    .filter((url) => isOfSessions(url) && url.searchParams.get('ordering') === 'created_at')
    .map(({ searchParams }) => Number(searchParams.get('offset') ?? 0));
const loadAll = () => page.getByRole('button', { name: textPattern(words.list.loadAllOf('§', 'sessions')) });

async function capturesShown(): Promise<number[]> {
  const column = (await sessions().getByRole('columnheader').allTextContents()).findIndex((text) =>
    text.includes('Captures'),
  );
  const texts = await rows().evaluateAll(
    (all, index) => all.map((row) => row.querySelectorAll('td, th')[index]?.textContent ?? ''),
    column,
  );
  return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
}

/** The most and the least captures of a session, as the service says. */
async function endsOf(): Promise<{ most: number; least: number; count: number }> {
  const first = async (ordering: string) => {
    const answer = await fetch(`${front.origin}/api/v2/events/?ordering=${ordering}&limit=1`);
    return (await answer.json()) as { count: number; results: { captures_count: number }[] };
  };
  const [most, least] = [await first('-captures_count'), await first('captures_count')];
  return {
    count: most.count,
    most: most.results[0]?.captures_count ?? -1,
    least: least.results[0]?.captures_count ?? -1,
  };
}

test('sessions sort by captures with the rows in sight alone, and a night opens', async () => {
  const { count, most, least } = await endsOf();
  await page.goto(`${front.origin}/sessions`);
  await expect(rows().first()).toBeVisible();
  // Nothing was asked for before the rows in sight, and no more of them than fit.
  const lists = () => asked.filter(({ pathname }) => pathname.startsWith('/api/v2/'));
  expect(lists()[0]?.search).toMatch(/^\?ordering=-captures_count&limit=(1\d|2[0-5])$/);
  expect((await capturesShown())[0]).toBe(most);
  await expect(status()).toHaveText(new RegExp(`^Rows 1–\\d+ of ${count.toLocaleString('en-US')} sessions$`));
  await expect(loadAll()).toBeVisible();

  await page.getByRole('columnheader', { name: 'Captures', exact: true }).getByRole('button').first().click();
  await expect.poll(async () => (await capturesShown())[0]).toBe(least);
  const shown = await capturesShown();
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  const ofSessions = asked.filter(isOfSessions);
  const records = ofSessions.map(({ searchParams }) => Number(searchParams.get('limit')));
  expect(Math.max(...records)).toBeLessThanOrEqual(25);

  await rows().first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sessions\/\d+\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /Captures/ })
      .or(page.getByRole('grid'))
      .first(),
  ).toBeVisible();
});

test('all sessions are read on request, two pages at a time; the reading stops and continues; the next visit has them', async () => {
  // The reading alone takes a minute at the pace of the service, and more where the browser has little of the processor.
  test.slow();
  await page.goto(`${front.origin}/sessions`);
  await loadAll().click();
  await expect(page.getByText(/^[\d,]+ of [\d,]+, .* left$/)).toBeVisible();
  // Two further pages were asked for after the first one came.
  await expect.poll(() => readingOf().length).toBeGreaterThanOrEqual(3);
  // The page is left, and the reading with it.
  await page.getByRole('link', { name: words.shell.pages.projects }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.shell.pages.projects })).toBeVisible();
  const before = asked.filter(isOfSessions).length;
  // Longer than two pages take.
  await page.waitForTimeout(3_000);
  expect(asked.filter(isOfSessions)).toHaveLength(before);
  await page.goBack();
  await expect(status()).toHaveText(/^([\d,]+) of \1 sessions$/, { timeout: 180_000 });
  const pages = readingOf();
  // Those under way when the page was left, at most two, were asked for again.
  expect(pages.length - new Set(pages).size).toBeLessThanOrEqual(2);
  expect(pages.filter((offset) => offset === 0)).toHaveLength(1);

  // The list is shown before the browser has stored it.
  const settings = await page.context().newPage();
  await expect(async () => {
    await settings.goto(`${front.origin}/settings`);
    await expect(settings.getByText(words.settings.storedLists)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await settings.close();

  asked = [];
  await page.reload();
  await expect(status()).toHaveText(/^([\d,]+) of \1 sessions$/);
  await expect(page.locator('tfoot')).toContainText(/updated \d+:\d+/);
  expect(readingOf()).toEqual([]);
});

test('a reader logs in, orders an export, watches it, and downloads it with its rows counted', async () => {
  const [email = FOREIGN_READER.email, password = FOREIGN_READER.password] = JOURNEY_LOGIN?.split(':') ?? [];
  await page.goto(`${front.origin}/settings`);
  await page.getByLabel(words.access.email).fill(email);
  await page.getByLabel(words.access.password).fill(password);
  await page.getByRole('button', { name: words.access.logIn }).click();
  await expect(page.getByText(words.settings.loggedIn)).toBeVisible();

  await page.getByRole('link', { name: words.shell.pages.exports }).first().click();
  await page.getByRole('button', { name: words.exports.newExport }).click();
  const dialog = page.getByRole('dialog', { name: words.order.title });
  await dialog.getByRole('combobox', { name: words.order.project }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByRole('button', { name: words.order.order, exact: true }).click();
  await expect(page).toHaveURL(/[?&]selected=\d+/);
  const card = page.locator(`#export-${new URL(page.url()).searchParams.get('selected')}`);
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100', { timeout: 60_000 });

  const saving = page.waitForEvent('download');
  await card.getByRole('link', { name: /^Download/ }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  // A header, and nothing behind the last line.
  const lines = text.split('\r\n').length - 2;
  expect(lines).toBeGreaterThan(10);
  const counted = card.getByText(new RegExp(`${lines.toLocaleString('en-US')} rows`)).first();
  // A large file is counted on request.
  const check = card.getByRole('button', { name: /^Check/ });
  await expect(check.or(counted).first()).toBeVisible();
  if (await check.isVisible()) await check.click();
  await expect(counted).toBeVisible();
});

import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import { expect, test } from '#test/support/journey.ts';
import { byCaptures, ranIn, servedSessions } from '#test/support/served-sessions.ts';
import type { SentOf } from '#contract/lists/collections.ts';
import { textPattern, words } from '#test/words.ts';

const MOST_CAPTURES = words.list.orderedBy('Captures', words.list.directions.number.down);

const table = (page: Page) => page.getByRole('table', { name: 'Sessions' });
const header = (page: Page, name: string) => table(page).getByRole('columnheader', { name, exact: true });
const cellsOf = (page: Page, row: number) => table(page).getByRole('row').nth(row).getByRole('cell');
const selectedRow = (page: Page) => table(page).getByRole('row', { selected: true });

async function wholeRead(page: Page): Promise<void> {
  await expect(page.getByRole('status').first()).toHaveText(/of 4,312 sessions$/);
  await expect(table(page)).toContainText(`${words.list.sorted(MOST_CAPTURES)} · all 4,312 sessions`);
}

async function drag(page: Page, on: Locator, from: [number, number], to: [number, number]): Promise<void> {
  const box = await on.boundingBox();
  if (box === null) throw new Error('There is nothing to drag over.');
  await page.mouse.move(box.x + from[0] * box.width, box.y + from[1] * box.height);
  await page.mouse.down();
  await page.mouse.move(box.x + to[0] * box.width, box.y + to[1] * box.height, { steps: 8 });
  await page.mouse.up();
}

test(
  'the page opens with the night with the most captures first, and says who sorted',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/sessions');
    await expect(header(page, 'Captures')).toHaveAttribute('aria-sort', 'descending');
    await wholeRead(page);
    const [most, second] = (await servedSessions(page)).toSorted(byCaptures);
    await expect(table(page)).toHaveAttribute('aria-rowcount', '4313');
    await expect(cellsOf(page, 1).nth(3)).toHaveText(String(most?.captures_count));
    await expect(cellsOf(page, 2).nth(3)).toHaveText(String(second?.captures_count));
    await header(page, 'Captures').getByRole('button').click();
    await expect(page).toHaveURL(/ordering=captures_count/);
    const fewest = (await servedSessions(page)).toSorted(byCaptures).at(-1);
    await expect(cellsOf(page, 1).nth(3)).toHaveText(String(fewest?.captures_count));
  },
);

test('a list that scrolls fast requests no images, and renders completely where it stops; the End key selects the last of 4,312 rows, and the selection survives a reload', async ({
  page,
}) => {
  await page.goto('/sessions');
  await wholeRead(page);
  const columns = await cellsOf(page, 1).count();
  const images: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && images.push(request.url()));
  await table(page).evaluate(async ({ parentElement: scroller }) => {
    for (let picture = 0; picture < 60; picture += 1) {
      scroller?.scrollBy(0, 800);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });
  // The first rendered row is above the visible ones.
  const row = table(page).locator('tbody tr[aria-rowindex="1340"]');
  await expect(row.getByRole('cell')).toHaveCount(columns);
  await expect(row.getByRole('img', { name: new RegExp(`^${words.captures.captureAt('')}`) })).toBeVisible();
  // 1,333 rows scrolled past.
  expect(images.length).toBeLessThan(150);

  await row.click();
  await page.keyboard.press('End');
  await expect(selectedRow(page)).toHaveAttribute('aria-rowindex', '4313');
  await expect(selectedRow(page)).toBeInViewport();
  await expect(selectedRow(page)).toBeFocused();
  await expect(page).toHaveURL(/[?&]selected=\d+/);
  const url = page.url();
  await page.reload();
  await expect(page).toHaveURL(url);
  await expect(selectedRow(page)).toHaveAttribute('aria-rowindex', '4313');
  await expect(selectedRow(page)).toBeInViewport();
});

test(
  'a brush on the histogram filters to its nights, and the chip removes the filter',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/sessions');
    await wholeRead(page);
    await drag(
      page,
      page.getByRole('group', { name: 'Nights' }).getByRole('slider').first().locator('..'),
      [0.5, 0.6],
      [0.53, 0.6],
    );
    await expect(page).toHaveURL(/day_after=\d{4}-\d\d-\d\d&day_before=\d{4}-\d\d-\d\d/);
    const { searchParams } = new URL(page.url());
    const [from, to] = [searchParams.get('day_after') ?? '', searchParams.get('day_before') ?? ''];
    const nights = (await servedSessions(page)).filter((session) => ranIn(session, from, to));
    expect(nights.length).toBeGreaterThan(0);
    await expect(page.getByRole('status').first()).toHaveText(`${nights.length} of 4,312 sessions`);
    await page
      .getByRole('button', { name: textPattern(words.ui.removeFilter(words.list.filter('Night', '§'))) })
      .first()
      .click();
    await expect(page.getByRole('status').first()).toHaveText('4,312 of 4,312 sessions');
  },
);

test('the keyboard alone finds a month and a trap in the search and in the filters', async ({ page }) => {
  await page.goto('/sessions');
  await wholeRead(page);
  await page.getByRole('searchbox').fill('jul 2025');
  await expect(page.getByRole('status').first()).toHaveText('399 of 4,312 sessions');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: words.list.panels.filters }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: words.list.panels.filters });
  await panel.getByText('Night', { exact: true }).press('Enter');
  const from = panel.getByRole('textbox', { name: words.panels.from('Night') });
  await from.pressSequentially('31 June 2025');
  await from.press('Tab');
  await expect(panel.getByRole('alert')).toContainText(words.panels.noDate(words.ui.quoted('31 June 2025'), 'Night'));
  await expect(from).toHaveValue('31 June 2025');
  await from.fill('Jul 2025');
  await panel.getByRole('textbox', { name: words.panels.to('Night') }).pressSequentially('31 Jul 2025');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/sessions?day_after=2025-07-01&day_before=2025-07-31');
  await expect(page.getByRole('status').first()).toHaveText('399 of 4,312 sessions');
  await page.getByRole('button', { name: words.list.filtersSet(1) }).click();
  await panel.getByText('Deployment', { exact: true }).click();
  const choices = panel.getByRole('group', { name: 'Deployment' });
  await choices.getByRole('searchbox').fill('trampa panama');
  await choices.getByRole('checkbox').first().click();
  await choices.getByRole('checkbox').nth(1).click();
  await expect(page).toHaveURL(/deployment=\d+,\d+$/);
  const { searchParams } = new URL(page.url());
  const ids = new Set((searchParams.get('deployment') ?? '').split(',').map(Number));
  const chosen = (await servedSessions(page)).filter(
    (session) => ids.has(session.deployment.id) && ranIn(session, '2025-07-01', '2025-07-31'),
  );
  expect(chosen.length).toBeGreaterThan(0);
  await expect(page.getByRole('status').first()).toHaveText(`${chosen.length} of 4,312 sessions`);
});

test('a drag over the calendar filters the table to the nights under it', async ({ page }) => {
  await page.goto('/sessions?view=split');
  await wholeRead(page);
  const grid = page.getByRole('region', { name: 'Calendar' }).getByRole('grid');
  await drag(page, grid, [0.3, 0.3], [0.9, 0.8]);
  await expect(page).toHaveURL(/deployment=[\d,]+/);
  await expect(page).toHaveURL(/day_after=/);
  const { searchParams } = new URL(page.url());
  const deployments = new Set((searchParams.get('deployment') ?? '').split(',').map(Number));
  const [from, to] = [searchParams.get('day_after') ?? '', searchParams.get('day_before') ?? ''];
  const nights = (await servedSessions(page)).filter(
    (session) => deployments.has(session.deployment.id) && ranIn(session, from, to),
  );
  expect(nights.length).toBeGreaterThan(0);
  await expect(page.getByRole('status').first()).toHaveText(`${nights.length} of 4,312 sessions`);
});

test(
  'the keyboard opens a night and moves through its captures, and Back returns to the same row',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/sessions');
    await wholeRead(page);
    await table(page).getByRole('row').nth(1).click();
    await page.keyboard.press('ArrowDown');
    const listUrl = page.url();
    const [, second] = (await servedSessions(page)).toSorted(byCaptures);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/sessions/${second?.id}(\\?|$)`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      nightText(second?.start ?? '', second?.end ?? null),
    );
    const captures = second?.captures_count ?? 0;
    // Captures with detections come first once all are loaded.
    await expect(page.getByText(words.sessionPage.allLoaded(captures))).toBeVisible();
    await page.getByRole('grid', { name: 'Captures' }).getByRole('button').first().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('status')).toContainText(`1 of ${captures}`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('status')).toContainText(`3 of ${captures}`);
    await page.keyboard.press('End');
    await expect(viewer.getByRole('status')).toContainText(`${captures} of ${captures}`);
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByRole('status')).toContainText(`${captures - 1} of ${captures}`);
    await expect(page).toHaveURL(/[?&]capture=\d+/);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await page.goBack();
    if (page.url() !== listUrl) await page.goBack();
    await expect(page).toHaveURL(listUrl);
    await expect(selectedRow(page)).toHaveAttribute('aria-rowindex', '3');
  },
);

test(
  'the viewer steps through the images of a night with the determinations of each, and back',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const session = (await servedSessions(page)).find(({ id }) => id === 1404);
    const { results } = (await (await request.get(`/api/v2/captures/?event=${session?.id}&limit=10000`)).json()) as {
      results: { id: number; url: string; detections_count: number }[];
    };
    const detectionsOf = new Map(results.map(({ url, detections_count: count }) => [new URL(url).pathname, count]));
    const [crowded] = results.toSorted((a, b) => b.detections_count - a.detections_count);
    await page.goto(`/sessions/${session?.id}?capture=${crowded?.id}`);
    const viewer = page.getByRole('dialog');
    const image = viewer.getByRole('img', { name: new RegExp(`^${words.captures.captureAt('')}`) });
    const panel = viewer.getByRole('region', { name: words.determinations.title });
    const status = viewer.getByRole('status');
    await expect(status).toContainText(`of ${session?.captures_count}`);
    await expect(viewer.getByRole('button', { name: words.remarks.starTheImage })).toBeVisible();
    let position = Number.parseInt((await status.textContent()) ?? '', 10);
    const there = position <= results.length / 2 ? 1 : -1;
    let listed = 0;
    for (const by of [0, ...Array.from({ length: 14 }, () => there), -there, -there, there]) {
      if (by !== 0) await page.keyboard.press(by > 0 ? 'ArrowRight' : 'ArrowLeft');
      position += by;
      await expect(status).toContainText(`${position} of ${session?.captures_count}`);
      const shown = await image.evaluate((element) => new URL((element as HTMLImageElement).src).pathname);
      const detections = detectionsOf.get(shown) ?? -1;
      if (detections === 0) await expect(panel).toContainText(words.determinations.none);
      await expect(panel.getByRole('listitem')).toHaveCount(detections);
      if (detections > 0) listed += 1;
    }
    expect(listed).toBeGreaterThan(12);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      nightText(session?.start ?? '', session?.end ?? null),
    );
  },
);

test('the boxes of a capture lie on its animals, at any zoom, and the image does not move when they come', async ({
  page,
  request,
}) => {
  const query = '/api/v2/captures/?event=1404&ordering=-detections_count&limit=1';
  const { results } = (await (await request.get(query)).json()) as { results: { id: number }[] };
  const id = results[0]?.id ?? 0;
  const { detections } = (await (await request.get(`/api/v2/captures/${id}/`)).json()) as {
    detections: { bbox: [number, number, number, number] }[];
  };
  await page.goto(`/sessions/1404?capture=${id}`);
  const viewer = page.getByRole('dialog');
  const image = viewer.getByRole('img', { name: new RegExp(`^${words.captures.captureAt('')}`) });
  await expect(image).toHaveJSProperty('complete', true);
  const before = await image.boundingBox();
  const lines = viewer.getByRole('region', { name: words.determinations.title }).getByRole('listitem');
  await expect(lines).toHaveCount(detections.length);
  expect(await image.boundingBox()).toEqual(before);

  /** The greatest distance in pixels between the edges of a box and where the image shows what is in it. */
  const farthest = () =>
    image.evaluate(
      (shown, boxes) => {
        const { naturalWidth, naturalHeight } = shown as HTMLImageElement;
        const frame = shown.getBoundingClientRect();
        // As `object-fit: contain` places the picture in its frame.
        const scale = Math.min(frame.width / naturalWidth, frame.height / naturalHeight);
        const left = frame.left + (frame.width - naturalWidth * scale) / 2;
        const top = frame.top + (frame.height - naturalHeight * scale) / 2;
        const drawn = [...document.querySelectorAll('dialog svg g rect:first-of-type')].map((rect) =>
          rect.getBoundingClientRect(),
        );
        const away = boxes.map(([x1, y1, x2, y2]) => {
          const distances = drawn.map((rect) =>
            Math.max(
              ...[
                rect.left - (left + x1 * scale),
                rect.top - (top + y1 * scale),
                rect.right - (left + x2 * scale),
                rect.bottom - (top + y2 * scale),
              ].map(Math.abs),
            ),
          );
          return Math.min(...distances);
        });
        return Math.max(...away);
      },
      detections.map(({ bbox }) => bbox),
    );
  expect(await farthest()).toBeLessThan(1);
  for (const key of ['+', '+', '+', 'Shift+ArrowLeft', 'Shift+ArrowUp', '+', '0']) {
    await page.keyboard.press(key);
    expect([key, (await farthest()) < 1]).toEqual([key, true]);
  }
  await page.keyboard.press('b');
  await expect(viewer.locator('svg g rect')).toHaveCount(0);
  await page.keyboard.press('b');
  // A pointer on a box marks its line.
  await viewer.locator('svg g').last().hover();
  await expect(viewer.locator('li[data-lit]')).toHaveCount(1);
});

test('next follows the list, also in a new tab and after a reload, and Back focuses the row', async ({
  page,
  context,
}) => {
  await page.goto('/sessions');
  await wholeRead(page);
  const link = (row: number) => table(page).getByRole('row').nth(row).getByRole('rowheader').getByRole('link');
  const second = /\/sessions\/(\d+)/.exec((await link(2).getAttribute('href')) ?? '')?.[1];
  const clicks = [() => link(1).click({ modifiers: ['Control'] }), () => link(1).click({ button: 'middle' })];
  for (const click of clicks) {
    const opening = context.waitForEvent('page');
    await click();
    const tab = await opening;
    const ways = tab.getByRole('navigation', { name: words.sessionPage.ofList });
    await expect(ways).toContainText(`1 of 4,312 sessions by ${MOST_CAPTURES}`);
    await ways.getByRole('link', { name: words.sessionPage.neighbours.next }).click();
    await expect(tab).toHaveURL(new RegExp(`/sessions/${second}\\?`));
    await tab.reload();
    await expect(ways).toContainText(`2 of 4,312 sessions by ${MOST_CAPTURES}`);
    await tab.close();
  }
  // The new tabs did not change this one.
  await expect(page).toHaveURL(/\/sessions$/);

  await table(page).getByRole('row').nth(1).click();
  await page.keyboard.press('End');
  await expect(selectedRow(page)).toHaveAttribute('aria-rowindex', '4313');
  const last = selectedRow(page).getByRole('rowheader').getByRole('link');
  await last.click();
  await expect(page.getByRole('navigation', { name: words.sessionPage.ofList })).toContainText('4,312 of 4,312');
  await page.goBack();
  await expect(selectedRow(page)).toHaveAttribute('aria-rowindex', '4313');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(selectedRow(page)).toHaveAttribute('aria-rowindex', '4312');
});

// West of Greenwich and east of it; what a page shows in zones is in `test/dashboard/viewer-time-zones.test.tsx`.
for (const timezoneId of ['America/Montreal', 'Asia/Tokyo']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the download has every session with the service’s values, times of the trap’s clock, sorted as the table', async ({
      page,
    }) => {
      await page.goto('/sessions');
      await wholeRead(page);
      await page.getByRole('button', { name: words.list.panels.download }).click();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: words.panels.asFile('CSV') }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toMatch(/sessions.*\.csv$/i);
      const text = readFileSync(await file.path(), 'utf8');
      expect(text).toContain('\r\n');
      const rows: Record<string, string>[] = parse(text, { columns: true });
      const all = (await servedSessions(page)).toSorted(byCaptures);
      expect(rows.map((row) => row['captures_count'])).toEqual(all.map((one) => String(one.captures_count)));
      // The sequence of equal rows is not fixed, so rows are compared with records by id.
      const byId = new Map(rows.map((row) => [row['id'], row]));
      expect(byId.size).toBe(rows.length);
      const columns = [
        'deployment',
        'deployment_id',
        'start',
        'captures_count',
        'detections_count',
        'occurrences_count',
        'taxa_count',
      ] as const;
      // In one go: 4,312 expectations take seconds.
      expect(all.map(({ id }) => columns.map((name) => byId.get(String(id))?.[name]))).toEqual(
        all.map((one) => [
          one.deployment.name,
          String(one.deployment.id),
          one.start,
          String(one.captures_count),
          knownText(one, 'detections_count'),
          knownText(one, 'occurrences_count'),
          knownText(one, 'taxa_count'),
        ]),
      );
      const [first] = all;
      const [, month = '', day = ''] = first?.start.split(/[-T]/) ?? [];
      const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
      await expect(cellsOf(page, 1).nth(1)).toHaveText(
        `${Number(day)} ${months[Number(month) - 1]}, ${first?.start.slice(11, 16)}`,
      );
    });
  });
}

/** A count of 0 where no image was processed is not known: the cell is empty. */
function knownText(one: SentOf<'events'>, field: 'detections_count' | 'occurrences_count' | 'taxa_count'): string {
  return one.processed_captures_count === 0 && one.captures_count !== 0 && one[field] === 0 ? '' : String(one[field]);
}

test('a page loads before its link is clicked, and asks for its record once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = (of: string) => asked.filter((path) => path.startsWith(`/assets/${of}-page-`));
  const records = () => asked.filter((path) => /^\/api\/v2\/events\/\d+\/$/.test(path));
  await page.goto('/sessions');
  // The pointer rests there while the list and its pictures are read: they come first.
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Storage' }).hover();
  await expect.poll(() => scripts('storage')).toHaveLength(1);
  await wholeRead(page);
  // That of the list's records needs no pointer.
  await expect.poll(() => scripts('session')).toHaveLength(1);
  const night = table(page).getByRole('row').nth(3).getByRole('rowheader').getByRole('link');
  await night.hover();
  expect(records()).toEqual([]);
  const name = (await night.textContent()) ?? '';
  await page.mouse.down();
  await expect.poll(records).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/sessions');
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: words.sessionPage.facts })).toBeVisible();
  expect([scripts('session').length, records().length]).toEqual([1, 1]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Back scrolls to the row that was opened', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/deployments?view=table');
    const rows = page.getByRole('table', { name: 'Deployments' }).getByRole('row');
    await expect(rows).toHaveCount(192);
    const link = rows.nth(150).getByRole('rowheader').getByRole('link');
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Facts' })).toBeVisible();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  test('the column that sorts the sessions is beside the night, whichever it is', async ({ page }) => {
    await page.goto('/sessions');
    await wholeRead(page);
    await expect(header(page, 'Captures')).toBeInViewport({ ratio: 1 });
    await page.goto('/sessions?ordering=-taxa_count');
    await expect(header(page, 'Taxa')).toBeInViewport({ ratio: 1 });
    await page.goto('/sessions?ordering=-taxa_count&columns=day,deployment,captures_count,taxa_count');
    await expect(table(page).getByRole('columnheader')).toHaveText([/Night/, /Taxa/, /Deployment/, /Captures/]);
  });
});

import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import Libsql from 'libsql';
import type { CopyState } from '#service/follow/copy-state.ts';
import { builtService, type BuiltService } from '#test/support/built-service.ts';
import { axeFinds } from '#test/support/browser/axe-finds.ts';
import { dataTexts } from '#test/support/browser/data-texts.ts';
import { englishLeftovers } from '#test/support/browser/english-leftovers.ts';
import { frameFaults } from '#test/support/browser/frame-faults.ts';
import { pageTexts } from '#test/support/browser/page-texts.ts';
import { smallJourney } from '#test/support/browser/small-journey.ts';
import { previewReplaced, WITHOUT_MOTION } from '#test/support/journey.ts';
import { textOf, textPattern, words } from '#test/words.ts';

/** The link between a copy and its source, which a test holds, cuts and restores. */
interface Link {
  address: string;
  /** the next requests for captures wait until the function that this returns is called */
  hold: () => () => void;
  cut: () => Promise<void>;
  restore: () => Promise<void>;
}

let source: BuiltService;
let copy: BuiltService | undefined;
let link: Link;

test.beforeAll(async () => {
  source = await builtService();
  link = await linkTo(source.origin);
});
test.afterAll(async () => {
  await copy?.remove();
  await link.cut();
  await source.remove();
});

async function linkTo(origin: string): Promise<Link> {
  let open = Promise.resolve();
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((asked, answer) => {
      const forward = () => {
        const { method, headers, url = '' } = asked;
        const onward = request(`${origin}${url}`, { method, headers }, (answered) => {
          answer.writeHead(answered.statusCode ?? 502, answered.headers);
          answered.pipe(answer);
        });
        onward.on('error', () => answer.destroy());
        asked.pipe(onward);
      };
      void (asked.url?.includes('/captures/') === true ? open : Promise.resolve()).then(forward);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await listen(0);
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    hold: () => {
      let release = () => {};
      open = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    cut: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
    restore: async () => {
      server = await listen(port);
    },
  };
}

const line = (page: Page) => page.getByRole('complementary', { name: words.shell.copy });
/** The text of the line begins so; the link to what is not copied is at its end. */
const begins = (text: string) => new RegExp(textPattern(text).source.replace(/\$$/, ''));

test(
  'a copy fills while its pages show what is there, orders from its own records, and reads on while its source is away',
  { tag: '@scheduled' },
  async ({ page }) => {
    test.setTimeout(240_000);
    const host = new URL(link.address).host;
    const asOf = begins(words.copyLine.asOf(host, '§'));
    const release = link.hold();
    copy = await builtService({ UPSTREAM_URL: link.address, NOCTUARY_COPY: 'yes', NOCTUARY_COPY_EVERY: '0' });
    const { origin } = copy;
    await page.goto(`${origin}/sessions?view=table`);
    await expect(line(page)).toHaveText(begins(words.copyLine.filling('§', '§', '§')));
    release();
    await expect(line(page)).toHaveText(asOf, { timeout: 60_000 });
    // The list grows by itself, to what the source has.
    const answer = await page.request.get(`${source.origin}/api/v2/events/?limit=1`);
    const { count } = (await answer.json()) as { count: number };
    const shown = textOf(words.list.shownOf(String(count), String(count), words.sessions.sessions));
    await expect(page.getByRole('status').filter({ hasText: shown })).toBeVisible();

    // A night opens, from the copy.
    await page.getByRole('table', { name: 'Sessions' }).getByRole('link').first().click();
    await expect(page.getByRole('table', { name: 'Species' })).toBeVisible();
    await expect(page.getByText(words.sessionPage.changedAtSource)).toBeVisible();

    // Camtrap DP, which the copy makes itself.
    await page.goto(`${origin}/exports#new-export`);
    const dialog = page.getByRole('dialog', { name: words.order.title });
    await dialog.getByRole('combobox', { name: words.order.project }).click();
    await page.getByRole('listbox', { name: words.order.project }).getByRole('option').first().click();
    await dialog.getByRole('combobox', { name: words.order.format }).click();
    await page.getByRole('option', { name: words.exports.formats.camtrap_dp }).click();
    await dialog.getByRole('button', { name: words.order.order, exact: true }).click();
    const card = page.getByRole('article').first();
    await expect(card).toContainText(words.exports.formats.camtrap_dp);
    await expect(card.getByRole('link', { name: words.exports.download })).toBeVisible();

    // The link is cut: the header says since when, and the pages go on.
    await link.cut();
    await page.goto(`${origin}/settings#source`);
    const section = page.getByRole('region', { name: words.settings.source });
    const look = section.getByRole('button', { name: words.source.lookNow });
    await look.click();
    await expect(line(page).getByRole('status')).toHaveText(textPattern(words.copyLine.awaySince('§')), {
      timeout: 60_000,
    });
    await page.goto(`${origin}/sessions?view=table`);
    await expect(page.getByRole('status').filter({ hasText: shown })).toBeVisible();
    await expect(line(page)).toHaveText(asOf);

    await link.restore();
    await page.goto(`${origin}/settings#source`);
    await look.click();
    await expect(line(page).getByRole('status')).toBeEmpty({ timeout: 60_000 });
  },
);

const SMALL_SEASON = process.env['JOURNEYS_SMALL'] ?? '';

/** A journey through a copy of the small season. */
const copyJourney = smallJourney.extend<object, { copyService: BuiltService }>({
  copyService: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const settings = { UPSTREAM_URL: SMALL_SEASON, NOCTUARY_COPY: 'yes', NOCTUARY_COPY_EVERY: '0' };
      const service = await builtService(settings);
      await provide(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ copyService }, provide) => {
    await provide(copyService.origin);
  },
});

copyJourney.describe('the pages of a copy', () => {
  copyJourney.use(WITHOUT_MOTION);

  copyJourney(
    'shift nothing when the line of the copy and the note with both counts come, wide and on a phone',
    { tag: '@scheduled' },
    async ({ page, copyService }) => {
      await page.goto('/projects');
      await expect(line(page)).toHaveText(begins(words.copyLine.asOf(new URL(SMALL_SEASON).host, '§')), {
        timeout: 60_000,
      });
      sourceHasMore(copyService.folder);
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
            const names = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : null));
            // As in quality.spec.ts.
            if (value >= 0.001) shifts.push(`${value} ${names.join(' ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const width of [1_440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const address of ['/deployments?view=table', '/sessions?view=table']) {
          await page.goto(address);
          await expect(page.getByText(textPattern(words.copy.hereAndThere('§', '§', '§')))).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect
            .soft(await page.evaluate(() => 'shifts' in window && window.shifts), `${address}, ${width}`)
            .toEqual([]);
        }
      }
    },
  );

  copyJourney(
    'have no text that is cut off or English, and axe finds no violations',
    { tag: '@scheduled' },
    async ({ page }) => {
      copyJourney.setTimeout(300_000);
      const data = dataTexts(page);
      await page.goto('/projects');
      const filled = begins(words.copyLine.asOf(new URL(SMALL_SEASON).host, '§'));
      await expect(line(page)).toHaveText(filled, { timeout: 60_000 });
      for (const language of ['en', 'ar-XB']) {
        for (const address of ['/deployments?project=2&view=table', '/exports', '/settings#source']) {
          await page.setViewportSize({ width: 390, height: 844 });
          const [path = '', hash = ''] = address.split('#');
          await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}#${hash}`);
          await previewReplaced(page);
          await expect(page.locator('aside [role=status]')).toBeAttached();
          await page.waitForLoadState('networkidle');
          if (address === '/exports') await openSourceOrder(page);
          for (const width of [390, 1_440]) {
            await page.setViewportSize({ width, height: 900 });
            const what = `${address} in ${language}, ${width} wide`;
            await expect
              .soft(async () => expect(await frameFaults(page)).toEqual([]), what)
              .toPass({ timeout: 10_000 });
            if (language === 'en') expect.soft(await axeFinds(page), what).toEqual([]);
            else expect.soft(englishLeftovers(await pageTexts(page), await data()), what).toEqual([]);
          }
        }
      }
    },
  );
});

/** Has the copy say that its source has a record more of each list. */
function sourceHasMore(folder: string): void {
  const database = new Libsql(join(folder, 'noctuary.sqlite'));
  const { state } = database.prepare('select state from copy_state').get() as { state: string };
  const said = JSON.parse(state) as CopyState;
  const lists = said.lists.map((one) => ({ ...one, there: (one.there ?? 0) + 1 }));
  database.prepare('update copy_state set state = ?').run(JSON.stringify({ ...said, lists }));
  database.close();
}

/** “Order at the source”, in any language. */
async function openSourceOrder(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const id = await main.locator('section[hidden][aria-label]').getAttribute('id');
  await main.locator(`button[aria-controls="${id}"]`).click();
  await expect(main.locator('section[id] form select').last()).toBeEnabled();
}

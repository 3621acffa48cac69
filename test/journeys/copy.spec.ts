import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { builtService, type BuiltService } from '#test/support/built-service.ts';
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

import { join } from 'node:path';
import { test as plain, type APIRequestContext, type Page } from '@playwright/test';
import Libsql from 'libsql';
import { builtService } from '#test/support/built-service.ts';
import { frontOf } from '#test/support/front.ts';
import { heldEntry, type HeldEntry } from '#test/support/held-entry.ts';
import { smallJourney, smallListRead, smallMapDrawn } from '#test/support/browser/small-journey.ts';
import { expect, previewReplaced, test } from '#test/support/journey.ts';
import { words } from '#test/words.ts';
import { messages as frenchShell } from '#dashboard/shell/messages/fr.tsx';

const TOKEN = 'moth-1234567890abcdef';
const NAME = '</template><script>document.title = "run"</script>';

/** The rows that come first: of a table, or cards and panels. */
const ROWS: Readonly<Record<string, (page: Page) => Promise<string[]>>> = {
  '/deployments': tableRows,
  '/deployments?project=2&view=table&ordering=-captures_count': tableRows,
  '/sessions': tableRows,
  '/sessions?project=2': tableRows,
  '/exports': cards,
  '/exports?view=table': tableRows,
  '/taxa': tableRows,
  '/storage': cards,
  '/projects': cards,
};

async function tableRows(page: Page): Promise<string[]> {
  const rows = await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .allTextContents();
  // The flags of a session are known once all sessions are.
  return rows.slice(0, 8).map((row) => row.split(/[–⚑]/u, 1)[0] ?? '');
}

async function cards(page: Page): Promise<string[]> {
  const texts = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  return texts.slice(0, 5);
}

const scriptsHaveRun = (page: Page) => expect(page.getByText(/^Updated /).first()).toBeAttached();

/** Whether a document of the service has a preview. */
async function previewOf(request: APIRequestContext, address: string): Promise<string | null> {
  const document = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
  return /<template id="preview".*<\/template>/s.exec(document)?.[0] ?? null;
}

/** Of each canvas, whether it has marks: many pixels of many colours. */
function colourCounts(canvases: Element[]): boolean[] {
  return canvases.map((element) => {
    const canvas = element as HTMLCanvasElement;
    if (canvas.width === 0 || canvas.height === 0) return false;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return new Set(new Uint32Array(new Uint8ClampedArray(pixels).buffer)).size > 50;
  });
}

/** Opens a page, which has no scripts before `held.release`; again where a busy service has sent it without a preview. */
function openHeld(page: Page, held: HeldEntry, address: string): Promise<void> {
  return expect(async () => {
    await page.goto(held.origin + address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

smallJourney.describe('before the scripts of a page are loaded', () => {
  // Each address is that of a server of its own.
  smallJourney.use({ allowedOrigins: ['http://127.0.0.1:'] });
  let held: HeldEntry;
  smallJourney.beforeEach(async ({ baseURL }) => {
    held = await heldEntry(baseURL ?? '');
  });
  smallJourney.afterEach(() => held.stop());

  const open = (page: Page, address: string) => openHeld(page, held, address);

  for (const [address, rowsOf] of Object.entries(ROWS)) {
    smallJourney(
      `${address} shows the rows that it has with its scripts`,
      { tag: address === '/sessions' ? '@smoke' : [] },
      async ({ page }) => {
        await open(page, address);
        await expect.poll(async () => (await rowsOf(page)).length).toBeGreaterThan(4);
        const before = await rowsOf(page);
        const count = await page.getByRole('status').first().textContent();
        expect(await page.title()).toBe('Noctuary');
        held.release();
        await scriptsHaveRun(page);
        // Names of traps that are not unique, and the moon above them, are known once all deployments are.
        await expect.poll(() => rowsOf(page)).toEqual(before);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(count).toMatch(/ of [\d,]+ [a-z]/);
      },
    );
  }

  smallJourney('a phone has the columns of a phone', async ({ browser }) => {
    const userAgent = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, userAgent });
    await open(page, '/sessions');
    const headers = page.getByRole('columnheader');
    await expect(headers.nth(1)).toHaveText(/Captures/);
    const before = await headers.allTextContents();
    held.release();
    await scriptsHaveRun(page);
    expect(await headers.allTextContents()).toEqual(before);
    await page.close();
  });

  smallJourney('a click on a header sorts the list once they are loaded', async ({ page }) => {
    await open(page, '/deployments?view=table');
    await page.getByRole('columnheader', { name: 'Captures' }).getByRole('button').click();
    await expect(page.getByRole('rowheader').first()).toHaveText(/^Beaver pond/);
    held.release();
    await expect(page).toHaveURL(/ordering=-captures_count/);
    await expect(page.getByRole('columnheader', { name: 'Captures' })).toHaveAttribute('aria-sort', 'descending');
  });

  for (const address of ['/deployments?view=map', '/deployments?view=map&map=46.8,-71.2,8'])
    smallJourney(
      `the map of ${address}, made while its preview stands, is drawn once it takes its place`,
      async ({ page }) => {
        await open(page, address);
        await page.getByRole('heading', { level: 1 }).hover();
        // The preview stays as long as a button is down.
        await page.mouse.down();
        held.release();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true');
        await page.mouse.up();
        await previewReplaced(page);
        await smallMapDrawn(page);
        const frame = await page.getByRole('region', { name: words.deployments.map }).boundingBox();
        const drawn = await page.locator('.leaflet-container').boundingBox();
        expect(frame?.height).toBeGreaterThan(500);
        expect(drawn).toEqual(frame);
        // The marks of all traps, on a canvas larger than the frame.
        await expect.poll(() => page.locator('.leaflet-container canvas').evaluateAll(colourCounts)).toContain(true);
      },
    );

  smallJourney('a button held down while they load is clicked when it is released', async ({ page }) => {
    await open(page, '/exports');
    await page.getByRole('button', { name: words.exports.newExport }).hover();
    await page.mouse.down();
    held.release();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true');
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: words.order.title })).toBeVisible();
  });

  smallJourney('text typed into the search stays there, with the focus, and filters the list', async ({ page }) => {
    await open(page, '/deployments?view=table');
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.click();
    await page.keyboard.type('beav');
    held.release();
    await expect(page.getByRole('status').first()).toHaveText(/^\d of 24 deployments$/);
    await expect(search).toHaveValue('beav');
    await expect(search).toBeFocused();
  });

  smallJourney('a chosen project is opened once they are loaded', async ({ page }) => {
    await open(page, '/exports');
    await page.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Cumbria: Moth Trap Network' });
    held.release();
    await expect(page).toHaveURL(/project=\d/);
    await expect(page.getByRole('status').first()).toHaveText(/^4 of 4 exports$/);
  });

  smallJourney('a clicked link is followed once they are loaded', async ({ page }) => {
    await open(page, '/storage');
    await page.getByRole('link', { name: 'Sessions' }).first().click();
    held.release();
    await expect(page).toHaveURL(/\/sessions/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sessions');
  });

  smallJourney('a key opens the search once they are loaded', async ({ page }) => {
    await open(page, '/storage');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage');
    await page.keyboard.press('Control+K');
    held.release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  smallJourney('a list that was scrolled stays where it is', async ({ page }) => {
    await open(page, '/exports');
    // More come below once the scripts run.
    const id = (await page.getByRole('article').last().getAttribute('id')) ?? '';
    const last = page.locator(`#${id}`);
    await last.scrollIntoViewIfNeeded();
    held.release();
    await scriptsHaveRun(page);
    await expect(last).toBeInViewport();
  });

  smallJourney('a table is scrolled to its selected row', async ({ page }) => {
    await open(page, '/deployments?view=table&ordering=name&selected=36');
    held.release();
    await scriptsHaveRun(page);
    await previewReplaced(page);
    await expect(page.getByRole('row', { selected: true }).getByRole('rowheader')).toBeInViewport({ ratio: 1 });
  });

  smallJourney('words are in the language of the browser', async ({ browser }) => {
    const page = await browser.newPage({ locale: 'fr-CA' });
    await open(page, '/deployments');
    await expect(page.getByRole('link', { name: frenchShell.pages.deployments })).toBeVisible();
    await page.close();
  });

  smallJourney('nothing is shown to a reader who chose another language than the browser’s', async ({ page }) => {
    await page.goto(`${held.origin}/deployments?lang=fr`, { waitUntil: 'commit' });
    await expect(page.getByText('Les scripts de cette page')).toBeAttached();
    await expect(page.getByRole('heading')).toHaveCount(0);
    held.release();
    await expect(page.getByRole('link', { name: frenchShell.pages.deployments })).toBeVisible();
  });

  smallJourney('nothing is shown to a reader with own settings', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('noctuary-density', 'compact'));
    await page.goto(`${held.origin}/deployments`, { waitUntil: 'commit' });
    await expect(page.getByText('The scripts of this page could not be loaded.')).toBeAttached();
    await expect(page.getByRole('heading')).toHaveCount(0);
    held.release();
    await expect(page.getByRole('status').first()).toHaveText('24 of 24 deployments');
  });
});

// Without a page of the journey: they need none, or another one.
plain('numbers are written in the language of the browser', async ({ browser, baseURL }) => {
  const held = await heldEntry(baseURL ?? '');
  const page = await browser.newPage({ locale: 'de-DE' });
  await openHeld(page, held, '/sessions');
  await expect(page.getByRole('status').first()).toHaveText('100 of 4.312 sessions');
  await page.close();
  held.stop();
});

plain('a reader of a ninth language, and of one that there is not, is sent a preview', async ({ request }) => {
  const numberIn = async (language: string) => {
    const headers = { accept: 'text/html', 'accept-language': language };
    const document = await (await request.get('/sessions', { headers })).text();
    const [, status] = /<template id="preview"[^]*?role="status"[^>]*>(.*?)<\/p>/.exec(document) ?? [];
    return status?.replaceAll(/<.*?>/g, '');
  };
  const others = ['en-US', 'en-GB', 'fr-CA', 'fr-CH', 'es-MX', 'es-PA', 'da', 'ja', 'pt-BR', 'it', 'nl', 'xx'];
  // A busy service sends a document without its preview.
  const numberShown = (language: string) => expect.poll(() => numberIn(language), language);
  for (const language of others) await numberShown(language).toBeDefined();
  await numberShown('de-DE').toBe('100 of 4.312 sessions');
  await numberShown('en-GB').toBe('100 of 4,312 sessions');
  await numberShown('es-MX').toContain('4,312');
  await numberShown('es-ES').toContain('4312');
});

plain('a page whose scripts cannot be loaded says so and has a link that reloads it', async ({ browser, baseURL }) => {
  const held = await heldEntry(baseURL ?? '');
  const page = await browser.newPage();
  await page.goto(`${held.origin}/deployments`, { waitUntil: 'commit' });
  await expect(page.getByText('The scripts of this page could not be loaded.')).toBeAttached();
  // The rest of the document comes in another part.
  await page.waitForLoadState('domcontentloaded');
  held.stop();
  const alert = page.getByRole('alert').filter({ hasText: 'The scripts of this page could not be loaded.' });
  await expect(alert.getByRole('link', { name: 'Reload' })).toBeVisible();
  await page.close();
});

test('the scripts of a page run after the frame that shows its preview', async ({ page }) => {
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    const isScript = (node: Node) => node instanceof HTMLScriptElement && node.type === 'module';
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node instanceof Element && node.querySelector('h1') !== null)) {
        order.push('preview');
        requestAnimationFrame(() => order.push('frame'));
      }
      if (added.some(isScript)) order.push('scripts');
    }).observe(document, { childList: true, subtree: true });
  });
  let order: string[] = [];
  // The first document after a start may have no preview.
  await expect(async () => {
    await page.goto('/storage');
    await scriptsHaveRun(page);
    order = await page.evaluate(() => (window as unknown as { order: string[] }).order);
    expect(order[0]).toBe('preview');
  }).toPass();
  expect(order.slice(0, 3)).toEqual(['preview', 'frame', 'scripts']);
});

test('a page loads the styles that its document contains no second time', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/exports');
  await scriptsHaveRun(page);
  const links = page.locator('head link[rel="stylesheet"][disabled]');
  const contained = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(contained.length).toBeGreaterThan(1);
  expect(loaded.filter((path) => contained.includes(path))).toEqual([]);
});

plain('a document holds no data where the service asks for a token', async ({ request }) => {
  const service = await builtService({ NOCTUARY_TOKENS: `anna:${TOKEN}` });
  expect(await previewOf(request, `${service.origin}/deployments`)).toBeNull();
  await service.remove();
});

plain('a document holds no data of another service', async ({ request, baseURL }) => {
  const front = await frontOf(baseURL ?? '');
  expect(await previewOf(request, `${front.origin}/deployments`)).toBeNull();
  await front.remove();
});

plain('a page that looks for a new build is sent no preview', async ({ request }) => {
  await expect.poll(() => previewOf(request, '/deployments')).not.toBeNull();
  const document = await request.get('/deployments', { headers: { accept: '*/*' } });
  expect(await document.text()).not.toContain('<template');
});

plain('a preview has the records as they are now, each time', async ({ request }) => {
  const service = await builtService();
  const preview = () => previewOf(request, `${service.origin}/deployments?view=table`);
  await expect.poll(preview).not.toBeNull();
  await expect.poll(preview).not.toContain('Aaa trap');
  const database = new Libsql(join(service.folder, 'noctuary.sqlite'));
  database.prepare('update deployments set name = ? where id = 1').run('Aaa trap');
  database.close();
  await expect.poll(preview).toContain('Aaa trap');
  await service.remove();
});

plain('a name that contains HTML is shown as text in a preview', async ({ request, browser }) => {
  const service = await builtService();
  const database = new Libsql(join(service.folder, 'noctuary.sqlite'));
  database.prepare('update deployments set name = ? where id = 1').run(NAME);
  database.close();
  const address = `${service.origin}/deployments?view=table&search=script`;
  await expect.poll(() => previewOf(request, address)).toMatch(/&lt;\/template&gt;&lt;script&gt;/);
  const held = await heldEntry(service.origin);
  const other = await browser.newPage();
  await expect(async () => {
    await other.goto(`${held.origin}/deployments?view=table&search=script`, { waitUntil: 'commit' });
    await expect(other.getByRole('rowheader', { name: NAME })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  expect(await other.title()).toBe('Noctuary');
  await other.close();
  held.stop();
  await service.remove();
});

plain('without a connection the cached page shows no preview', { tag: '@scheduled' }, async ({ browser }) => {
  const service = await builtService();
  const page = await browser.newPage();
  await page.goto(`${service.origin}/deployments`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(async () => {
    await page.reload();
    expect(await page.evaluate(() => window.noctuaryEarlyInput !== undefined)).toBe(true);
  }).toPass();
  // All scripts and records are then cached.
  await smallListRead(page);
  await page.waitForLoadState('networkidle');
  await service.stop();
  await page.reload();
  await expect(page.getByText(words.shell.connectionLost)).toBeVisible();
  expect(await page.evaluate(() => window.noctuaryEarlyInput)).toBeUndefined();
  await page.close();
  await service.remove();
});

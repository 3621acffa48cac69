import { AxeBuilder } from '@axe-core/playwright';
import { expect, mapDrawn, test, wholeListRead } from '#test/support/journey.ts';

/** One project each: axe takes half a minute for the colours of 189 rows, and the rows are all alike. */
const ADDRESSES = [
  '/deployments?project=2',
  '/deployments?project=2&view=table&selected=36',
  '/deployments?project=2&view=map&selected=36',
  '/deployments/36',
  '/sessions?project=2&captures_count=200..',
  '/sessions?project=2&view=calendar',
  '/sessions?project=2&group=deployment',
  '/sessions/815',
  '/exports',
  '/storage?project=2',
  '/taxa?view=tree&selected=7&project=4',
  '/projects',
  '/no/such/page',
];
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`${size}, light and dark`, () => {
    test.use({ colorScheme: 'light', viewport });
    for (const address of ADDRESSES) {
      test(`axe finds nothing at ${address}, and nothing is wider than the window`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (address.startsWith('/deployments?'))
          await expect(page.getByRole('status')).toHaveText('28 of 189 deployments');
        if (address.startsWith('/sessions?'))
          await expect(page.getByRole('status').first()).toHaveText(/ of \d+ (sessions|deployments)$/);
        if (/^\/(exports|storage|projects)/.test(address))
          await expect(page.getByRole('status').first()).toHaveText(/ of \d+ (exports|storage sources|projects)$/);
        if (address.startsWith('/taxa')) await expect(page.getByText(/occurrences read/).first()).toBeVisible();
        if (address === '/deployments/36') await expect(page.getByText('all 40 sessions')).toBeVisible();
        if (address === '/sessions/815') await expect(page.getByText('All 841 captures read')).toBeVisible();
        expect(await violations(new AxeBuilder({ page }))).toEqual([]);
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll).toBe(client);
        // Nothing but the colours is another.
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
        expect(await violations(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
      });
    }
  });
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`nothing moves while the page loads, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: string[] = [];
      let inParts = false;
      Object.assign(window, { shifts });
      // On a machine so slow that the first hundred are shown before the others, rows take their places among these.
      new MutationObserver(() => {
        inParts ||= document.querySelector('tfoot')?.textContent.includes('so far') === true;
      }).observe(document, { subtree: true, childList: true, characterData: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: { node: Element | null }[] };
          if (inParts && sources.every(({ node }) => (node?.closest('tbody') ?? null) !== null)) continue;
          // A share of the window below a thousandth: the scale bar's end follows the first fit of the map.
          if (value >= 0.001) shifts.push(`${value} ${sources.map(({ node }) => node?.className).join(' ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/deployments');
    await wholeListRead(page);
    await mapDrawn(page, 182);
    expect(await page.evaluate(() => 'shifts' in window && window.shifts)).toEqual([]);
  });
}

test('the page’s policy allows no inline script, and the page needs none', async ({ page }) => {
  const answer = await page.goto('/deployments');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src'));
  expect(scripts?.trim()).toBe("script-src 'self'");
  await wholeListRead(page);
});

test('the first visit asks for no more than it shows', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  // The header's jobs come after the page.
  const jobsAsked = page.waitForRequest(/\/jobs\//);
  await page.goto('/deployments');
  await wholeListRead(page);
  await mapDrawn(page, 182);
  await jobsAsked;
  expect(asked.toSorted()).toEqual([
    '/api/v2/deployments/?ordering=created_at&limit=100',
    '/api/v2/deployments/?ordering=created_at&limit=89&offset=100',
    '/api/v2/jobs/?ordering=-updated_at&limit=20',
    '/api/v2/projects/?ordering=created_at&limit=100',
  ]);
});

test('the colour scheme is chosen before the first paint and kept', async ({ page }) => {
  await page.goto('/deployments');
  await page.getByRole('button', { name: 'Colour scheme: as the system' }).click();
  await page.getByRole('button', { name: 'Colour scheme: light' }).click();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Colour scheme: dark' })).toBeVisible();
});

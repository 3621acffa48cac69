import { createHash } from 'node:crypto';
import { expect, mapDrawn, test, wholeListRead } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

const WIDE_AND_PHONE = [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

for (const [size, viewport] of WIDE_AND_PHONE) {
  test(`nothing shifts while the page loads, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((sortedSoFar) => {
      const shifts: string[] = [];
      let inParts = false;
      Object.assign(window, { shifts });
      // On a slow machine the first hundred rows are shown before the others, which are then inserted between them.
      new MutationObserver(() => {
        inParts ||= document.querySelector('tfoot')?.textContent.includes(sortedSoFar) === true;
      }).observe(document, { subtree: true, childList: true, characterData: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: { node: Element | null }[] };
          if (inParts && sources.every(({ node }) => (node?.closest('tbody') ?? null) !== null)) continue;
          // Shifts below a thousandth of the window are allowed: the map's scale bar changes with the first fit.
          if (value >= 0.001) shifts.push(`${value} ${sources.map(({ node }) => node?.className).join(' ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    }, words.list.sortedSoFar(''));
    await page.goto('/deployments');
    await wholeListRead(page);
    await mapDrawn(page, 182);
    expect(await page.evaluate(() => 'shifts' in window && window.shifts)).toEqual([]);
  });
}

for (const [size, viewport] of WIDE_AND_PHONE) {
  test(`the table, its sums and a map stay in place while filtered sessions and a taxon load, ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as unknown as { sources: { node: Node | null }[] };
          for (const { node } of sources) {
            if (!(node instanceof Element)) continue;
            const holds = node.querySelector(':scope > table, [role=application]') !== null;
            if (holds || node.matches('table, tfoot, [role=application]')) moved.push(node.outerHTML.slice(0, 100));
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const moved = () => page.evaluate(() => 'moved' in window && window.moved);
    await page.goto('/sessions?captures_count=700..&day_after=2023-06-10');
    await expect(page.getByRole('rowheader', { name: words.list.sumOf('9') })).toBeVisible();
    expect(await moved()).toEqual([]);
    await page.goto('/taxa?selected=207');
    await expect(page.getByText(words.occurrences.basedOnAll(490))).toBeVisible();
    await expect(page.locator('main canvas').first()).toBeVisible();
    expect(await moved()).toEqual([]);
  });
}

test('the content security policy allows the inline scripts of the document by their hash, and no others', async ({
  page,
}) => {
  const answer = await page.goto('/deployments');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src'));
  const html = (await answer?.text()) ?? '';
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(hashes).toHaveLength(5);
  expect(scripts?.trim()).toBe(`script-src 'self' ${hashes.join(' ')}`);
  expect(inline.every((script) => script.length < 3_200)).toBe(true);
  await wholeListRead(page);
});

test('the first visit requests only what it shows', { tag: '@smoke' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  // The jobs in the header load after the page.
  const jobsAsked = page.waitForRequest(/\/jobs\//);
  await page.goto('/deployments');
  await wholeListRead(page);
  await mapDrawn(page, 182);
  await jobsAsked;
  expect(asked.toSorted()).toEqual([
    '/api/v2/deployments/?ordering=created_at&limit=500',
    expect.stringMatching(/^\/api\/v2\/jobs\/\?fields=[a-z_%2C]+&ordering=-updated_at&limit=20$/),
    '/api/v2/projects/?ordering=created_at&limit=500',
  ]);
});

test('the colour scheme is applied before the first paint, and the choice is stored', async ({ page }) => {
  await page.goto('/deployments');
  await page.getByRole('button', { name: words.shell.colourScheme.auto }).click();
  await page.getByRole('button', { name: words.shell.colourScheme.light }).click();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: words.shell.colourScheme.dark })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, mapDrawn, test, wholeListRead } from '#test/support/journey.ts';
import { servedSessions } from '#test/support/served-sessions.ts';
import { ANY, textPattern, words } from '#test/words.ts';

const map = (page: Page) => page.getByRole('region', { name: words.deployments.map });
const showBy = (page: Page) => map(page).getByRole('combobox', { name: words.deploymentMap.showBy });
const classes = (page: Page, metric: string) =>
  map(page).getByRole('button', { name: new RegExp(`^${metric} .*, \\d+ deployments?$`) });

/** "Captures/h 6.90–7.70, 20 deployments" → 20 */
const countIn = (name: string | null) => Number(/, (\d+) deployments?$/.exec(name ?? '')?.[1]);

test('a rate of chosen days, its classes, and the deployments of two of them in map, table and address', async ({
  page,
}) => {
  await page.goto('/deployments?active=2024-06-12..2024-06-30');
  await expect(page.getByRole('status')).toHaveText('145 of 189 deployments');
  await showBy(page).selectOption(words.deploymentLegend.capturesPerHour);
  const metric = words.deploymentLegend.capturesPerHour;
  await expect(classes(page, metric)).toHaveCount(6);
  await expect(map(page)).toContainText(words.deploymentLegend.nightsOf('12 Jun 2024 – 30 Jun 2024'));
  const names = await classes(page, metric).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names.map(countIn).reduce((a, b) => a + b)).toBe(145);

  // By keyboard, too.
  await classes(page, metric).nth(1).press('Space');
  await classes(page, metric).nth(3).click();
  const some = countIn(names[1] ?? null) + countIn(names[3] ?? null);
  await expect(page.getByRole('status')).toHaveText(`${some} of 189 deployments`);
  await expect(map(page).getByRole('button', { pressed: true })).toHaveCount(2);
  await expect(page).toHaveURL(/map_class=/);
  // The other classes are still offered, with their numbers.
  expect(await classes(page, metric).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(
    names,
  );

  // Not even before the map's script is there are rows shown that the filter leaves out.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenStatuses: seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role="status"]')) seen.add(textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.reload();
  await expect(page.getByRole('status')).toHaveText(`${some} of 189 deployments`);
  const seen = await page.evaluate(() => [...(Reflect.get(window, 'seenStatuses') as Set<string>)]);
  expect(seen).toContain(`${some} of 189 deployments`);
  expect(seen).not.toContain('145 of 189 deployments');
  await expect(map(page).getByRole('button', { pressed: true })).toHaveCount(2);
  await page
    .getByRole('button', {
      name: textPattern(words.ui.removeFilter(words.list.filter(words.deploymentLegend.onMap(metric), '§'))),
    })
    .click();
  await expect(page.getByRole('status')).toHaveText('145 of 189 deployments');
  await expect(page).not.toHaveURL(/map_class=/);
});

test('sessions are requested for a rate alone, and its unknown ones are those without sessions', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/v2/events/')) requests += 1;
  });
  await page.goto('/deployments');
  await wholeListRead(page);
  await mapDrawn(page, 182);
  expect(requests).toBe(0);
  await showBy(page).selectOption(words.deploymentLegend.occurrencesPerNight);
  const unknownRate = `${words.deploymentLegend.occurrencesPerNight} ${words.deploymentLegend.rateUnknown}`;
  const unknown = map(page).getByRole('button', { name: textPattern(words.map.inClass(unknownRate, ANY)) });
  await expect(unknown).toBeVisible();
  expect(requests).toBeGreaterThan(0);
  const sessions = await servedSessions(page);
  const without = 189 - new Set(sessions.map(({ deployment }) => deployment.id)).size;
  await expect(unknown).toHaveAccessibleName(words.map.inClass(unknownRate, without));
});

test('the printed legend says metric, unit, period and what the classes are of', async ({ page }) => {
  await page.goto('/deployments?view=map&metric=nights-share&active=2024-06-12..2024-06-30');
  await expect(classes(page, words.deploymentLegend.shareOfNights).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const legend = map(page);
  const { ofPeriod, units, nightsOf, ofClasses, allDeployments } = words.deploymentLegend;
  const classesOf = ofClasses(allDeployments(189));
  await expect(legend).toContainText(
    ofPeriod(units['nights-share'], nightsOf('12 Jun 2024 – 30 Jun 2024')) + classesOf,
  );
  await expect(legend.getByText(classesOf)).toBeVisible();
  await expect(legend.getByRole('combobox', { name: words.deploymentLegend.classesOf })).toBeHidden();
  await expect(classes(page, words.deploymentLegend.shareOfNights).first()).toBeVisible();
});

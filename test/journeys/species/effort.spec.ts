import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { savesPngOf } from '#test/support/browser/saves-png-of.ts';
import { expect, test } from '#test/support/journey.ts';
import { withNights } from '#test/support/sample/nights-in-sql.ts';
import { words } from '#test/words.ts';

/** How many different nights each deployment of a project ran, in the months from April to June 2024. */
function nightsRun(project: number): number[] {
  const database = new Libsql(join(process.env['JOURNEYS_DATA'] ?? '', 'noctuary.sqlite'), { readonly: true });
  const rows = database
    .prepare(
      `${withNights()} select count(distinct night) as nights from nights
        where deployment_id in (select id from deployments where project_id = ?) and night between '2024-04-01' and '2024-06-30'
        group by deployment_id`,
    )
    .all(project) as { nights: number }[];
  database.close();
  return rows.map(({ nights }) => nights);
}

test(
  'the matrix of Effort is saved as a picture with all its nights, what they show, and the date',
  { tag: '@smoke' },
  async ({ page }) => {
    const nights = nightsRun(2).reduce((sum, one) => sum + one, 0);
    expect(nights).toBeGreaterThan(28);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/effort?project=2&occasion=1&day_after=2024-04-01&day_before=2024-06-30');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: words.chart.saveSvg }).press('Enter');
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^noctuary-trap-nights-by-1-nights-vermont-.*\.svg$/);
    const svg = readFileSync(await file.path()).toString();
    expect(svg).not.toContain('var(');
    const { texts, cells } = await page.evaluate((text) => {
      const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
      const style = getComputedStyle(document.documentElement);
      const steps = new Set([1, 2, 3, 4, 5].map((step) => style.getPropertyValue(`--heat-${step}`).trim()));
      return {
        texts: [...picture.querySelectorAll('text')].map(({ textContent }) => textContent),
        cells: [...picture.querySelectorAll('svg svg rect')].filter((one) => steps.has(one.getAttribute('fill') ?? ''))
          .length,
      };
    }, svg);
    expect(cells).toBe(nights);
    const { effort } = words;
    expect(texts).toEqual(
      expect.arrayContaining([
        effort.table(effort.measures.nights),
        effort.means.nights,
        effort.signs,
        `${effort.occasion}: ${effort.nightsLong(1)}`,
      ]),
    );
    expect(texts.at(-1)).toMatch(/^Noctuary, \d+ \w+ \d{4}$/);

    await savesPngOf(page, svg);
  },
);

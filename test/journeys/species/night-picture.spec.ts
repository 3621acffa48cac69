import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { savesPngOf } from '#test/support/browser/saves-png-of.ts';
import { expect, test } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

const SESSION = 1000;

/** The captures and detections of a session in each hour of its clock, ascending, by the hour. */
function hoursOf(session: number): { captures: number; detections: number }[] {
  const database = new Libsql(join(process.env['JOURNEYS_DATA'] ?? '', 'noctuary.sqlite'), { readonly: true });
  const rows = database
    .prepare(
      `select count(*) as captures, sum(detections_count) as detections from captures
        where event_id = ? group by substr(timestamp, 1, 13) order by min(timestamp)`,
    )
    .all(session) as { captures: number; detections: number }[];
  database.close();
  return rows;
}

test('the plot of a night is saved as a picture with its bars, the trap, the night and the date', async ({ page }) => {
  const hours = hoursOf(SESSION);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/sessions/${SESSION}?bars=60`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words.chart.saveSvg }).press('Enter');
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^noctuary-activity-.*\.svg$/);
  const svg = readFileSync(await file.path()).toString();
  expect(svg).not.toContain('var(');
  const { texts, bars } = await page.evaluate((text) => {
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
    const heights = (name: string) => {
      document.body.style.color = `var(${name})`;
      const { color } = getComputedStyle(document.body);
      return [...picture.querySelectorAll('svg svg rect')]
        .filter((one) => one.getAttribute('fill') === color)
        .map((one) => Number(one.getAttribute('height')));
    };
    return {
      texts: [...picture.querySelectorAll('text')].map(({ textContent }) => textContent),
      bars: { captures: heights('--ramp-3'), detections: heights('--lamp') },
    };
  }, svg);
  const shares = (values: readonly number[]) => values.map((value) => Math.round((100 * value) / Math.max(...values)));
  expect(shares(bars.captures)).toEqual(shares(hours.map(({ captures }) => captures)));
  expect(shares(bars.detections)).toEqual(shares(hours.map(({ detections }) => detections)));
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  expect(texts[0]).toContain(heading);
  expect(texts[0]).toContain(await page.getByRole('main').getByRole('link').nth(1).textContent());
  expect(texts).toContain(words.sessionPage.trapClock);
  expect(texts.at(-1)).toMatch(/^Noctuary, \d+ \w+ \d{4}$/);

  await savesPngOf(page, svg);
});

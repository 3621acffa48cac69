import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { savesPngOf } from '#test/support/browser/saves-png-of.ts';
import { expect, mapDrawn, test } from '#test/support/journey.ts';
import { ANY, textPattern, words } from '#test/words.ts';

interface Week {
  id: number;
  monday: string;
  captures: number | null;
  hours: number | null;
  nights: number;
}

/** Captures and hours of deployments by week, of the sessions where both are known; and nights run. */
function weeksOf(ids: readonly number[], from: string, to: string): Week[] {
  const database = new Libsql(join(process.env['JOURNEYS_DATA'] ?? '', 'noctuary.sqlite'), { readonly: true });
  const night = `date(start, '-12 hours')`;
  const known = 'captures_count is not null and duration_seconds > 0';
  const weeks = database
    .prepare(
      `select deployment_id as id, date(${night}, 'weekday 0', '-6 days') as monday, count(distinct ${night}) as nights,
        sum(case when ${known} then captures_count end) as captures,
        sum(case when ${known} then duration_seconds end) / 3600.0 as hours
      from events where deployment_id in (${ids.join(', ')}) and ${night} between ? and ? group by deployment_id, monday`,
    )
    .all(from, to) as Week[];
  database.close();
  return weeks;
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`from some traps on the map to their comparison, its numbers and its pictures, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/deployments?project=2&view=map&search=Proctor&active=2024-05-01..2024-09-30');
    await expect(page.getByRole('region', { name: words.deployments.map })).toBeVisible();
    await page.getByRole('button', { name: words.mapTools.tools }).press('Enter');
    const link = page.getByRole('link', { name: textPattern(words.links.compareThese(ANY)) });
    const ids = (new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('deployment') ?? '')
      .split(',')
      .map(Number);
    expect(ids.length).toBeGreaterThan(1);
    await mapDrawn(page, ids.length);
    await link.press('Enter');
    await expect(page).toHaveURL(/\/compare\?deployment=[\d,]+&day_after=2024-05-01&day_before=2024-09-30$/);
    const chosen = page.getByRole('list', { name: words.compare.by.deployment }).getByRole('listitem');
    await expect(chosen).toHaveCount(ids.length);
    const names = await chosen.getByRole('link').allTextContents();
    // What was found comes first; captures are effort.
    await expect(page.getByRole('radio', { name: words.compare.measures.occurrences })).toBeChecked();
    const measure = page.getByRole('radio', { name: words.compare.measures.captures });
    await measure.press('Space');
    await expect(page).toHaveURL(/measure=captures/);
    // The page follows its address.
    await expect(measure).toBeChecked();
    const asCsv = page.getByRole('button', { name: words.compare.csv });
    await expect(asCsv).toBeEnabled();

    const saving = page.waitForEvent('download');
    await asCsv.press('Enter');
    const rows = csvRecords(readFileSync(await (await saving).path()).toString());
    const weeks = weeksOf(ids, '2024-05-01', '2024-09-30');
    expect(weeks.length).toBeGreaterThan(ids.length);
    const ranIn = rows.filter((row) => row['nights_run'] !== '0');
    expect(ranIn.map((row) => `${row['first_night']} ${row['deployment']}`).toSorted()).toEqual(
      weeks.map(({ id, monday }) => `${monday} ${names[ids.indexOf(id)]}`).toSorted(),
    );
    for (const { id, monday, captures, hours, nights } of weeks) {
      const row = rows.find((one) => one['first_night'] === monday && one['deployment'] === names[ids.indexOf(id)]);
      expect(Number(row?.['nights_run'])).toBe(nights);
      if (captures === null || hours === null) expect(row?.['captures_per_hour']).toBe('');
      else expect(Number(row?.['captures_per_hour'])).toBeCloseTo(captures / hours, 4);
    }

    const label = words.compare.label(words.compare.measures.captures, words.compare.periods.week);
    const savingSvg = page.waitForEvent('download');
    await page.getByRole('button', { name: words.chart.saveSvg }).press('Enter');
    const svgFile = await savingSvg;
    expect(svgFile.suggestedFilename()).toMatch(/^noctuary-compare-captures-by-week-[\d-]+\.svg$/);
    const svg = readFileSync(await svgFile.path()).toString();
    expect(svg).not.toContain('var(');
    const texts = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'image/svg+xml');
      return [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
    }, svg);
    expect(texts).toEqual(expect.arrayContaining([label, ...names]));
    // A narrow picture breaks it into lines.
    expect(texts.join(' ')).toContain(words.compare.means.captures);
    expect(texts.at(-1)).toMatch(/^Noctuary, \d+ \w+ \d{4}$/);

    await savesPngOf(page, svg);

    const plot = page.getByRole('slider', { name: label });
    await plot.press('End');
    await expect(plot).toHaveAttribute('aria-valuetext', /^23 Sep 2024 – 29 Sep 2024|^30 Sep 2024/);
  });
}

test('a selection of more traps than can be compared says so', async ({ page }) => {
  await page.goto('/deployments?project=2&view=map');
  await page.getByRole('button', { name: words.mapTools.tools }).press('Enter');
  await expect(page.getByText(words.links.tooManyCompared('6'))).toBeVisible();
  await expect(page.getByRole('link', { name: textPattern(words.links.compareThese(ANY)) })).toHaveCount(0);
});

import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import type { Deployment } from '#contract/records/deployment.ts';
import type { Event } from '#contract/records/event.ts';
import type { ExportRecord } from '#contract/records/export.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { expect, WITHOUT_MOTION } from '#test/support/journey.ts';
import { slowJourney as test } from '#test/support/slow-journey.ts';
import { ANY, textPattern, words } from '#test/words.ts';

// A service of its own, since other journeys count the exports.
test.use({ ...WITHOUT_MOTION, pauseMs: 0 });
const PROJECT = 6;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`from the map to the file of its deployments and nights, by keys, ${viewport.width} px wide`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const answer = await request.get(`/api/v2/deployments/?limit=1000&project_id=${PROJECT}`);
    const all = ((await answer.json()) as { results: Deployment[] }).results;
    const north = all.filter(({ latitude }) => (latitude ?? 0) > 54.5);
    expect(north.length).toBeGreaterThan(1);
    expect(north.length).toBeLessThan(all.length);
    await page.goto(`/deployments?project=${PROJECT}&view=map&area=54.5,-10;60,10&active=2024-06-01..2024-08-31`);
    const shown = Number(/^\d+/.exec((await page.getByRole('status').first().textContent()) ?? '')?.[0]);
    await page.getByRole('button', { name: words.mapTools.tools }).press('Enter');
    const link = page.getByRole('link', { name: textPattern(words.deploymentMap.exportThese(ANY)) });
    await expect(link).toBeVisible();
    const ids = (new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('order') ?? '')
      .split(',')
      .map(Number);
    expect(shown).toBeGreaterThan(0);
    await link.press('Enter');

    const dialog = page.getByRole('dialog', { name: words.order.title });
    await expect(dialog.getByLabel(words.order.firstNight)).toHaveValue('2024-06-01');
    await expect(dialog.getByLabel(words.order.lastNight)).toHaveValue('2024-08-31');
    await dialog.getByRole('combobox', { name: words.order.format }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: words.exports.formats.sessions_csv }).click();
    const expected: Event[] = [];
    for (const id of ids) {
      const of = await request.get(
        `/api/v2/events/?deployment=${id}&day_after=2024-06-01&day_before=2024-08-31&limit=1000`,
      );
      expected.push(...((await of.json()) as { results: Event[] }).results);
    }
    await expect(dialog.getByRole('status')).toHaveText(words.exports.counted.sessions(expected.length));
    await dialog.getByRole('button', { name: words.order.order, exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/[?&]selected=\d+/);
    const id = Number(new URL(page.url()).searchParams.get('selected'));
    const card = page.locator(`#export-${id}`);
    await expect(card.getByText(words.exports.agrees)).toBeVisible({ timeout: 30_000 });

    const saving = page.waitForEvent('download');
    await card.getByRole('link', { name: /^Download/ }).press('Enter');
    const file = readFileSync(await (await saving).path());
    const rows = csvRecords(file.toString());
    expect(rows.map(({ event_id }) => Number(event_id)).toSorted((a, b) => a - b)).toEqual(
      expected.map((one) => one.id).toSorted((a, b) => a - b),
    );
    for (const { event_id, captures, occurrences } of rows) {
      const event = expected.find((one) => one.id === Number(event_id));
      expect([Number(captures), Number(occurrences)]).toEqual([event?.captures_count, event?.occurrences_count]);
    }
    const record = (await (await request.get(`/api/v2/exports/${id}/`)).json()) as ExportRecord;
    expect(record.job?.result).toEqual({ sha256: createHash('sha256').update(file).digest('hex') });

    await card.getByRole('button', { name: words.exports.preview }).press('Enter');
    const preview = page.getByRole('dialog', { name: textPattern(words.exportPreview.previewOf('§')) });
    await expect(preview.getByRole('table').first().getByRole('row')).toHaveCount(Math.min(50, rows.length) + 1);
    await expect(preview.getByRole('rowheader', { name: 'duration_s' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expect(card.getByRole('button', { name: words.exports.again })).toBeVisible();
  });
}

test('from the sessions of some nights to the file of their occurrences, by keys', async ({ page, request }) => {
  const nights = { day_after: '2024-07-01', day_before: '2024-07-31' };
  const answer = await request.get(`/api/v2/events/?limit=1000&project_id=${PROJECT}&${new URLSearchParams(nights)}`);
  const sessions = ((await answer.json()) as { results: Event[] }).results;
  const occurrences = sessions.reduce((sum, one) => sum + (one.occurrences_count ?? 0), 0);
  expect(occurrences).toBeGreaterThan(0);
  await page.goto(`/sessions?project=${PROJECT}&${new URLSearchParams(nights)}`);
  await page.getByRole('link', { name: words.sessions.exportThese }).press('Enter');
  const dialog = page.getByRole('dialog', { name: words.order.title });
  await expect(dialog.getByLabel(words.order.firstNight)).toHaveValue(nights.day_after);
  await expect(dialog.getByRole('status')).toHaveText(words.exports.counted.occurrences(occurrences));
  // Back leads to what was exported, Forward to the same form.
  await page.goBack();
  await expect(page.getByRole('table', { name: words.sessions.title })).toBeVisible();
  await page.goForward();
  await expect(dialog.getByLabel(words.order.lastNight)).toHaveValue(nights.day_before);
  await expect(dialog.getByRole('status')).toHaveText(words.exports.counted.occurrences(occurrences));
  await dialog.getByRole('button', { name: words.order.order, exact: true }).press('Enter');
  await expect(page).toHaveURL(/[?&]selected=\d+/);
  const id = Number(new URL(page.url()).searchParams.get('selected'));
  const card = page.locator(`#export-${id}`);
  await expect(card.getByText(words.exports.agrees)).toBeVisible({ timeout: 30_000 });
  const saving = page.waitForEvent('download');
  await card.getByRole('link', { name: /^Download/ }).press('Enter');
  const rows = csvRecords(readFileSync(await (await saving).path()).toString());
  expect(rows).toHaveLength(occurrences);
  const ids = new Set(sessions.map((one) => one.id));
  expect(rows.filter(({ event_id }) => !ids.has(Number(event_id)))).toEqual([]);
  await card.getByRole('button', { name: words.exports.preview }).press('Enter');
  const preview = page.getByRole('dialog', { name: textPattern(words.exportPreview.previewOf('§')) });
  const record = (await (await request.get(`/api/v2/exports/${id}/`)).json()) as ExportRecord;
  const { sha256 = 'none' } = (record.job?.result ?? {}) as { sha256?: string };
  await expect(preview).toContainText(sha256);
});

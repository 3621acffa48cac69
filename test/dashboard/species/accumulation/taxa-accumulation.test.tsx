import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { viewerDateText } from '#dashboard/ui/text/clock-text.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { savedPictureTexts } from '#test/support/exports/saved-picture-texts.ts';
import { savedFiles } from '#test/support/exports/saved-files.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { openSample } from '#test/support/sample/open-sample.ts';
import { words } from '#test/words.ts';

/** A deployment of the sample with nights of three seasons. */
const DEPLOYMENT = 36;
const { accumulation } = words;

afterEach(() => vi.restoreAllMocks());

interface Found {
  night: string;
  taxon: number | null;
}

/** Species by night of the deployment, by SQL alone: a row for each, and one without a species for each night. */
async function foundInDatabase(): Promise<readonly Found[]> {
  const { rows } = await sql
    .raw<Found>(
      `select distinct date(e.start, '-12 hours') as night, t.id as taxon from events e
        left join occurrences o on o.event_id = e.id left join taxa t on t.id = o.determination_id and t.rank = 'SPECIES'
        where e.deployment_id = ${DEPLOYMENT} and e.processed_captures_count = e.captures_count order by 1`,
    )
    .execute(await openSample(inject('smallFile')));
  return rows;
}

const nightsOf = (rows: readonly Found[]) => [...new Set(rows.map(({ night }) => night))];

/** The expected number of taxa in so many of `total` nights, by the definition with binomial coefficients. */
function expectedIn(nights: number, found: readonly Found[], total: number): number {
  const incidence = new Map<number, number>();
  for (const { taxon } of found) if (taxon !== null) incidence.set(taxon, (incidence.get(taxon) ?? 0) + 1);
  const logFactorial = (n: number) => Array.from({ length: n }, (_, i) => Math.log(i + 1)).reduce((a, b) => a + b, 0);
  const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);
  return [...incidence.values()].reduce((sum, count) => {
    const others = total - count;
    return sum + 1 - (others < nights ? 0 : Math.exp(logChoose(others, nights) - logChoose(total, nights)));
  }, 0);
}

describe('the accumulation of species over the nights of a deployment', () => {
  test('is that of the database, says its effort, and is the file', async () => {
    const found = await foundInDatabase();
    const nights = nightsOf(found);
    const species = new Set(found.flatMap(({ taxon }) => taxon ?? [])).size;
    const { user } = renderAt(`/deployments/${DEPLOYMENT}?species_show=accumulation`);
    expect(
      await screen.findByText(accumulation.found(accumulation.taxa.SPECIES(species), nights.length)),
    ).toBeVisible();

    const saved = savedFiles();
    const part = screen.getByRole('region', { name: accumulation.title });
    await user.click(within(part).getByRole('button', { name: accumulation.csv }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const rows = csvRecords((await saved[0]?.text()) ?? '');
    expect(rows.map(({ trap_nights }) => Number(trap_nights))).toEqual(nights.map((_, index) => index + 1));
    for (const [index, row] of rows.entries()) {
      const until = new Set(nights.slice(0, index + 1));
      const observed = new Set(found.flatMap(({ night, taxon }) => (until.has(night) ? (taxon ?? []) : []))).size;
      expect(Number(row['taxa_observed'])).toBe(observed);
      expect(Number(row['taxa_expected'])).toBeCloseTo(expectedIn(index + 1, found, nights.length), 5);
    }
  });

  test('is a picture that says of what it is, on what it is based and when it was made', async () => {
    const found = await foundInDatabase();
    const { user } = renderAt(`/deployments/${DEPLOYMENT}?species_show=accumulation`);
    const species = new Set(found.flatMap(({ taxon }) => taxon ?? [])).size;
    const basis = accumulation.found(accumulation.taxa.SPECIES(species), nightsOf(found).length);
    expect(await screen.findByText(basis)).toBeVisible();
    const said = await savedPictureTexts(user);
    const made = viewerDateText(new Date());
    for (const text of [accumulation.label(accumulation.ranks.SPECIES), basis, words.chart.madeOn(made)])
      expect(said).toContain(text);
  });

  test('is a table, and of genera, by the address; the plot is read by its keys', async () => {
    const { user, address } = renderAt(`/deployments/${DEPLOYMENT}?species_show=accumulation`);
    const label = accumulation.label(accumulation.ranks.SPECIES);
    const plot = await screen.findByRole('slider', { name: label });
    plot.focus();
    await user.keyboard('{End}');
    const nights = nightsOf(await foundInDatabase()).length;
    expect(plot.getAttribute('aria-valuetext')).toMatch(new RegExp(`^${nights} trap-nights: `));
    await user.selectOptions(screen.getByRole('combobox', { name: accumulation.count }), 'GENUS');
    await user.click(screen.getByRole('checkbox', { name: accumulation.asTable }));
    const table = await screen.findByRole('table', { name: accumulation.label(accumulation.ranks.GENUS) });
    expect(within(table).getAllByRole('row')).toHaveLength(Math.min(60, nights) + 1);
    expect(address()).toBe(
      `/deployments/${DEPLOYMENT}?species_show=accumulation&species_counted=GENUS&species_accumulation=table`,
    );
  });
});

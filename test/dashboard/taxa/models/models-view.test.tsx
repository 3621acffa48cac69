import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'kysely';
import { beforeEach, expect, inject, test } from 'vitest';
import { wilsonInterval } from '#dashboard/taxa/models/wilson-interval.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { wholePercentText } from '#dashboard/ui/text/percent-text.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { savedFiles } from '#test/support/exports/saved-files.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { openSample } from '#test/support/sample/open-sample.ts';
import { words } from '#test/words.ts';

const models = words.models;
const PROJECT = 6;

beforeEach(() => loadedFrom(inject('smallUrl')));

async function inDatabase<Row>(query: string): Promise<Row[]> {
  const { rows } = await sql.raw<Row>(query).execute(await openSample(inject('smallFile')));
  return rows;
}

/** What a model named: of a determination by a model alone, this. */
const NAMED = `select o.*, m.name || ', ' || m.version as model,
    coalesce(o.model_taxon_id, case when o.looked_at = 0 then o.determination_id end) as named
  from occurrences o join models m on m.id = o.model_id where o.project_id = ${PROJECT}`;

test('the table and its file are those of the database, by model and taxon', async () => {
  const { user } = renderAt(`/taxa?view=models&project=${PROJECT}`);
  const expected = await inDatabase<Record<'model' | 'taxon', string> & Record<'given' | 'looked' | 'agreed', number>>(
    `select n.model, t.name as taxon, count(*) as given, sum(n.looked_at > 0) as looked,
        sum(n.looked_at > 0 and n.determination_id = n.named) as agreed
      from (${NAMED}) n join taxa t on t.id = n.named group by n.model, t.id`,
  );
  expect(expected.some(({ looked, agreed }) => agreed > 0 && agreed < looked)).toBe(true);
  const files = savedFiles();
  const table = await screen.findByRole('table', { name: models.title });
  expect((await within(table).findAllByText(expected[0]?.model ?? '')).length).toBeGreaterThan(1);
  await user.click(await screen.findByRole('button', { name: words.list.panels.download }));
  await user.click(await screen.findByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(files).toHaveLength(1));
  const rows = csvRecords((await files[0]?.text()) ?? '');
  const share = (agreed: number, looked: number) => (looked < 20 ? '' : String(Number((agreed / looked).toFixed(4))));
  const lines = (all: readonly (string | undefined)[][]) => all.map((line) => line.join(' | ')).toSorted();
  const inFile = Object.keys(rows[0] ?? {});
  const column = (name: string) => inFile.find((one) => one.startsWith(name)) ?? name;
  expect(
    lines(
      rows.map((row) => ['model', 'taxon', 'given', 'looked_at', 'agreed', 'share'].map((name) => row[column(name)])),
    ),
  ).toEqual(
    lines(
      expected.map(({ model, taxon, given, looked, agreed }) => [
        model,
        taxon,
        String(given),
        String(looked),
        String(agreed),
        share(agreed, looked),
      ]),
    ),
  );
});

test('each model is summed up, drawn with its taxa, and said to be no accuracy', async () => {
  renderAt(`/taxa?view=models&project=${PROJECT}&show=plot`);
  const all = await inDatabase<{ model: string; given: number; looked: number; agreed: number }>(
    `select model, count(*) as given, sum(looked_at > 0) as looked, sum(looked_at > 0 and determination_id = named) as agreed
      from (${NAMED}) where named is not null group by model order by given desc`,
  );
  expect(all.map(({ looked }) => looked >= 20)).toEqual([true, false]);
  const texts = all.map(({ model, given, looked, agreed }) => {
    const counts = models.summary(numberText(given), numberText(looked), numberText(agreed));
    if (looked < 20) return model + counts;
    const { share, low, high } = wilsonInterval(agreed, looked);
    const interval = models.between(wholePercentText(low), wholePercentText(high));
    return `${model}${counts}: ${models.summaryShare(wholePercentText(share), interval)}`;
  });
  const list = await screen.findByRole('list', { name: models.columns.model });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(texts),
  );
  expect(screen.getByText(new RegExp(`^${models.noAccuracy}`))).toBeVisible();
  const plots = screen.getAllByRole('list', { name: models.plot });
  expect(plots).toHaveLength(1);
  const first = within(plots[0] as HTMLElement).getAllByRole('listitem');
  expect(first[0]).toHaveAccessibleName(new RegExp(`^${models.allTaxa}: .*${numberText(all[0]?.looked ?? 0)}`));
});

test('corrections are those of the database, the most frequent first, and lead to their nights', async () => {
  const { user, address } = renderAt(`/taxa?view=models&project=${PROJECT}&show=corrections`);
  const pairs = await inDatabase<{ from: string; to: string; toId: number; count: number }>(
    `select f.name as "from", t.name as "to", t.id as "toId", count(*) as count
      from (${NAMED}) n join taxa f on f.id = n.named join taxa t on t.id = n.determination_id
      where n.looked_at > 0 and n.named <> n.determination_id group by n.model_id, f.id, t.id
      order by count desc, f.id, t.id`,
  );
  const table = await screen.findByRole('table', { name: models.corrections });
  const shown = () => within(table).getAllByRole('row').slice(1);
  await waitFor(() =>
    expect(shown().map((row) => [...row.children].slice(0, 2).map(({ textContent }) => textContent))).toEqual(
      pairs.slice(0, 20).map(({ from, to }) => [from, to]),
    ),
  );
  const [top] = pairs;
  if (top === undefined) throw new Error('There are corrections.');
  await user.click(
    screen.getAllByRole('button', { name: `${top.count}: ${models.show(top.from, top.to)}` })[0] as HTMLElement,
  );
  const links = within(table).getAllByRole('link', { name: /\d\d:\d\d/ });
  expect(links).toHaveLength(Math.min(30, top.count));
  await user.click(links[0] as HTMLElement);
  await waitFor(() => expect(address()).toContain('/sessions/'));
  expect(address()).toContain(`species_looked=disagree&species_selected=${top.toId}`);
});

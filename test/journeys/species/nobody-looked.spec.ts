import { expect, test } from '#test/support/journey.ts';
import { textPattern, words } from '#test/words.ts';
import { inDatabase } from './in-database.ts';

const PROJECT = 2;

test('which of the rare ones of the last week nobody has looked at, and to the first of them', async ({ page }) => {
  const night = `date(e.start, '-12 hours')`;
  const [week] = inDatabase<{ from: string; to: string }>(
    `select date(max(${night}), '-6 days') as "from", max(${night}) as "to" from events e
      where e.project_id = ${PROJECT} and e.occurrences_count > 20`,
  );
  const rare = inDatabase<{ name: string; occurrences: number }>(
    `select t.name, count(*) as occurrences from occurrences o join taxa t on t.id = o.determination_id
      join events e on e.id = o.event_id where o.project_id = ${PROJECT} and t.rank = 'SPECIES'
        and o.looked_at = 0 and o.identification_method = 'machine'
        and ${night} between '${week?.from}' and '${week?.to}' group by t.id`,
  );
  const rarest = rare.filter(({ occurrences }) => occurrences === 1);
  expect(rarest.length).toBeGreaterThan(2);
  await page.goto(`/sessions?project=${PROJECT}&group=species&day_after=${week?.from}&day_before=${week?.to}`);
  const { looked } = words.animals;
  const select = page.getByRole('combobox', { name: looked.name });
  await select.selectOption('model');
  await expect(page).toHaveURL(/looked=model/);
  const table = page.getByRole('table', { name: words.species.title });
  await expect(table).toHaveAttribute('aria-rowcount', String(rare.length + 1));
  // The most first, then the fewest.
  const header = table.getByRole('button', { name: words.species.columns.occurrences });
  await header.press('Enter');
  await expect(table.getByRole('columnheader', { name: words.species.columns.occurrences })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const [first, second] = [1, 2].map((row) => table.getByRole('row').nth(row));
  const names = rarest.map(({ name }) => name);
  await expect(first?.getByRole('rowheader') ?? table).toHaveText(new RegExp(names.join('|')));
  await expect(second?.getByRole('rowheader') ?? table).toHaveText(new RegExp(names.join('|')));
  const name = (await first?.getByRole('rowheader').textContent()) ?? '';
  await first?.getByRole('link', { name: /\d\d:\d\d/ }).press('Enter');
  await expect(page).toHaveURL(/species_looked=model/);
  const ofNight = page.getByRole('table', { name: words.species.title });
  await expect(ofNight.getByRole('row', { name: new RegExp(`^${name} `) })).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByText(textPattern(`§${words.animals.asked(looked.name, looked.values.model)}§`)).first(),
  ).toBeVisible();
});

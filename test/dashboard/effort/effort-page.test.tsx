import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { sql } from 'kysely';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { openSample } from '#test/support/sample/open-sample.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeRecords } from '#test/support/made-source.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { savedPictureTexts } from '#test/support/exports/saved-picture-texts.ts';
import { savedFiles } from '#test/support/exports/saved-files.ts';
import { textPattern, words } from '#test/words.ts';

const CUMBRIA = 6;

let service: FaultyService | undefined;

afterEach(async () => {
  vi.restoreAllMocks();
  await service?.stop();
  service = undefined;
});

async function save(user: ReturnType<typeof renderAt>['user'], button: string): Promise<Record<string, string>[]> {
  const files = savedFiles();
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(files).toHaveLength(1));
  return csvRecords((await files[0]?.text()) ?? '');
}

/** The evening of a session's night, in SQLite. */
const NIGHT = `date(e.start, '-12 hours')`;

/** The names of all deployments on screen, by id. */
async function stations(): Promise<Map<number, string>> {
  const rows = await inDatabase<{ id: number; name: string; site_id: number | null; site: string }>(
    'select d.id, d.name, d.site_id, s.name as site from deployments d left join sites s on s.id = d.site_id',
  );
  const { textOf } = deploymentNames(
    rows.map(({ id, name, site_id, site }) => {
      const named = site_id === null ? null : { id: site_id, name: site, details: '', user_permissions: [] };
      return { id, name, research_site: named };
    }),
  );
  return new Map(
    rows.map(({ id, name, site_id, site }) => {
      const named = site_id === null ? null : { id: site_id, name: site, details: '', user_permissions: [] };
      return [id, textOf({ id, name, research_site: named })];
    }),
  );
}

async function inDatabase<Row>(query: string): Promise<Row[]> {
  const { rows } = await sql.raw<Row>(query).execute(await openSample(inject('smallFile')));
  return rows;
}

test('nights run by month are those of the database, on screen and in the file', async () => {
  loadedFrom(inject('smallUrl'));
  const { user } = renderAt(`/effort?project=${CUMBRIA}&occasion=month&table=on`);
  const table = await screen.findByRole('table', { name: words.effort.table(words.effort.measures.nights) });
  const counted = await inDatabase<{ id: number; month: string; nights: number }>(
    `select d.id, substr(${NIGHT}, 1, 7) as month, count(distinct ${NIGHT}) as nights
      from events e join deployments d on d.id = e.deployment_id where e.project_id = ${CUMBRIA} group by d.id, month`,
  );
  const all = counted.reduce((sum, { nights }) => sum + nights, 0);
  const [season] = await inDatabase<{ traps: number; sessions: number }>(
    `select count(distinct deployment_id) as traps, count(*) as sessions from events where project_id = ${CUMBRIA}`,
  );
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      words.effort.basedOn(season?.traps ?? 0, season?.sessions ?? 0, all),
    ),
  );
  const rows = await save(user, words.effort.matrixFile);
  expect(rows).toHaveLength(4);
  const names = await stations();
  for (const { id, month, nights } of counted) {
    const row = rows.find(({ Station }) => Station === names.get(id));
    const [, cell] = Object.entries(row ?? {}).find(([occasion]) => occasion.startsWith(month)) ?? [];
    expect([id, month, Number(cell)]).toEqual([id, month, nights]);
  }
  const cells = rows.flatMap((row) => Object.values(row).slice(1));
  expect(cells.filter((cell) => cell !== 'NA')).toHaveLength(counted.length);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
});

test('detections of a taxon with those below it are 1, 0 and NA as in the database, in the shape of unmarked', async () => {
  loadedFrom(inject('smallUrl'));
  const [genus] = await inDatabase<{ id: number }>(
    `select t.parent_id as id from occurrences o join taxa t on t.id = o.determination_id join events e on e.id = o.event_id
      where o.project_id = ${CUMBRIA} and t.rank = 'SPECIES' and ${NIGHT} between '2024-07-01' and '2024-07-20'
      group by t.parent_id order by count(distinct e.id) desc limit 1`,
  );
  // The score of a determination, so that one has exactly the lowest.
  const [best] = await inDatabase<{ score: number }>(
    `select max(case when o.looked_at = 0 then o.determination_score end) as score from occurrences o join taxa t on t.id = o.determination_id
      join events e on e.id = o.event_id
      where o.project_id = ${CUMBRIA} and (t.id = ${genus?.id} or t.parent_id = ${genus?.id})
        and ${NIGHT} between '2024-07-01' and '2024-07-20' group by e.deployment_id, ${NIGHT} order by score limit 1 offset 5`,
  );
  const { user } = renderAt(
    `/effort?project=${CUMBRIA}&occasion=1&measure=detected&taxon=${genus?.id}&score=${best?.score}&day_after=2024-07-01&day_before=2024-07-20`,
  );
  const rows = await save(user, words.effort.unmarkedFile);
  const nights = await inDatabase<{ id: number; night: string; found: number; hours: number; unknown: number }>(
    `select d.id, ${NIGHT} as night, max(exists (select 1 from occurrences o join taxa t on t.id = o.determination_id
        where o.event_id = e.id and (o.looked_at > 0 or o.determination_score >= ${best?.score}) and (t.id = ${genus?.id} or t.parent_id = ${genus?.id}))) as found,
        sum(e.duration_seconds) / 3600.0 as hours, max(e.processed_captures_count < e.captures_count) as unknown
      from events e join deployments d on d.id = e.deployment_id
      where e.project_id = ${CUMBRIA} and ${NIGHT} between '2024-07-01' and '2024-07-20' group by d.id, night`,
  );
  expect(nights.some(({ found }) => found === 1) && nights.some(({ found }) => found === 0)).toBe(true);
  // Not all of their images are processed: of these, only what was found is known.
  const unknown = nights.filter((one) => one.unknown === 1 && one.found === 0);
  expect(unknown.length).toBeGreaterThan(0);
  expect(Object.keys(rows[0] ?? {})).toEqual([
    'site',
    ...['y', 'nights', 'hours', 'unprocessed', 'left_out'].flatMap((name) =>
      Array.from({ length: 20 }, (_, index) => `${name}.${index + 1}`),
    ),
  ]);
  const names = await stations();
  for (const { id, night, found, hours, ...one } of nights) {
    const row = rows.find(({ site }) => site === names.get(id));
    const occasion = Number(night.slice(-2));
    const seen = one.unknown === 1 && found === 0 ? 'NA' : String(found);
    expect([id, night, row?.[`y.${occasion}`], row?.[`nights.${occasion}`]]).toEqual([id, night, seen, '1']);
    expect([row?.[`unprocessed.${occasion}`], row?.[`left_out.${occasion}`]]).toEqual([String(one.unknown), '0']);
    expect(Number(row?.[`hours.${occasion}`])).toBeCloseTo(hours, 3);
  }
  const observed = rows.flatMap((row) => Object.entries(row).filter(([column]) => column.startsWith('y.')));
  expect(observed.filter(([, value]) => value !== 'NA')).toHaveLength(nights.length - unknown.length);
});

test('occurrences that a person has looked at are those of the database, on request, of the nights that are shown', async () => {
  loadedFrom(inject('smallUrl'));
  const counted = await inDatabase<{ id: number; month: string; looked: number | null }>(
    `select e.deployment_id as id, substr(${NIGHT}, 1, 7) as month,
        case when max(e.processed_captures_count < e.captures_count) = 0
          then sum((select count(*) from occurrences o where o.event_id = e.id and o.looked_at > 0)) end as looked
      from events e where e.project_id = ${CUMBRIA} and ${NIGHT} between '2024-06-01' and '2024-07-31'
      group by e.deployment_id, month`,
  );
  expect(counted.some(({ looked }) => (looked ?? 0) > 0)).toBe(true);
  const [shown] = await inDatabase<{ looked: number; said: number }>(
    `select sum(o.looked_at > 0) as looked, sum(o.identification_method is not null) as said
      from occurrences o join events e on e.id = o.event_id
      where e.project_id = ${CUMBRIA} and ${NIGHT} between '2024-06-01' and '2024-07-31'`,
  );
  const { user } = renderAt(
    `/effort?project=${CUMBRIA}&occasion=month&measure=occurrences&looked=person&day_after=2024-06-01&day_before=2024-07-31`,
  );
  const said = words.animals.looked.ofThoseThatSay(String(shown?.looked), String(shown?.said));
  expect(await screen.findByText(textPattern(`§${said}§`))).toBeVisible();
  const rows = await save(user, words.effort.matrixFile);
  const names = await stations();
  for (const { id, month, looked } of counted) {
    const row = rows.find(({ Station }) => Station === names.get(id));
    const [, cell] = Object.entries(row ?? {}).find(([occasion]) => occasion.startsWith(month)) ?? [];
    expect([id, month, cell]).toEqual([id, month, looked === null ? 'NA' : String(looked)]);
  }
});

test('a night in which a model alone named the taxon is NA where only records that a person looked at count', async () => {
  loadedFrom(inject('smallUrl'));
  const [taxon] = await inDatabase<{ id: number }>(
    `select o.determination_id as id from occurrences o join taxa t on t.id = o.determination_id
      where o.project_id = ${CUMBRIA} and t.rank = 'SPECIES' and o.looked_at > 0 group by 1 order by count(*) desc limit 1`,
  );
  const nights = await inDatabase<{ id: number; night: string; looked: number; other: number; unknown: number }>(
    `select e.deployment_id as id, ${NIGHT} as night, sum(coalesce(o.looked, 0)) > 0 as looked, sum(coalesce(o.other, 0)) > 0 as other,
        max(e.processed_captures_count < e.captures_count) as unknown
      from events e left join (select event_id, sum(looked_at > 0) as looked, sum(not looked_at > 0) as other
        from occurrences where determination_id = ${taxon?.id} group by event_id) o on o.event_id = e.id
      where e.project_id = ${CUMBRIA} group by 1, 2`,
  );
  const seen = nights.map(({ looked, other, unknown }) => {
    if (looked === 1) return '1';
    return other === 1 || unknown === 1 ? 'NA' : '0';
  });
  const byModel = nights.filter(({ looked, other, unknown }) => looked === 0 && other === 1 && unknown !== 1);
  expect(['1', 'NA', '0'].map((value) => (seen as string[]).includes(value))).toEqual([true, true, true]);
  expect(byModel.length).toBeGreaterThan(0);

  const { user } = renderAt(`/effort?project=${CUMBRIA}&occasion=1&measure=detected&taxon=${taxon?.id}&looked=person`);
  expect(await screen.findByText(textPattern(`§${words.effort.unknownOfOthers(byModel.length)}`))).toBeVisible();
  const rows = await save(user, words.effort.unmarkedFile);
  const names = await stations();
  const first = nights.reduce((least, { night }) => (night < least ? night : least), '9');
  const occasionOf = (night: string) => 1 + (Date.parse(night) - Date.parse(first)) / 86_400_000;
  expect(
    nights.map(({ id, night }) => rows.find(({ site }) => site === names.get(id))?.[`y.${occasionOf(night)}`]),
  ).toEqual(seen);
});

test('nights without any occurrence are counted and, on request, left out; those that are not processed are NA in both', async () => {
  loadedFrom(inject('smallUrl'));
  const nights = await inDatabase<{ id: number; night: string; occurrences: number | null }>(
    `select e.deployment_id as id, ${NIGHT} as night,
        case when max(e.processed_captures_count < e.captures_count) = 0 then sum(e.occurrences_count) end as occurrences
      from events e where e.project_id = ${CUMBRIA} and ${NIGHT} between '2024-07-01' and '2024-07-20'
      group by e.deployment_id, night`,
  );
  const [unknown, empty] = [null, 0].map((count) => nights.filter(({ occurrences }) => occurrences === count).length);
  expect([(unknown ?? 0) > 0, (empty ?? 0) > 0]).toEqual([true, true]);
  const said = words.nights.unprocessed(unknown ?? 0);
  const nightsOf = (rows: Record<string, string>[], names: Map<number, string>) =>
    nights.map(({ id, night }) => rows.find(({ Station }) => Station === names.get(id))?.[night]);
  const names = await stations();

  const address = `/effort?project=${CUMBRIA}&occasion=1&measure=occurrences&day_after=2024-07-01&day_before=2024-07-20`;
  const counted = renderAt(address);
  const rows = await save(counted.user, words.effort.matrixFile);
  const asText = (count: number | null) => (count === null ? 'NA' : String(count));
  expect(nightsOf(rows, names)).toEqual(nights.map(({ occurrences }) => asText(occurrences)));
  expect(screen.getByText(`${said} ${words.nights.emptyCounted(empty ?? 0)}`)).toBeVisible();
  await counted.user.click(screen.getByRole('checkbox', { name: words.nights.leaveOutEmptyOf(empty ?? 0) }));
  await waitFor(() => expect(counted.address()).toBe(`${address}&empty=left-out`));
  expect(await screen.findByText(`${said} ${words.nights.emptyLeftOut(empty ?? 0)}`)).toBeVisible();
  vi.restoreAllMocks();

  const named = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  const left = await save(counted.user, words.effort.matrixFile);
  expect(nightsOf(left, names)).toEqual(
    nights.map(({ occurrences }) => asText(occurrences === 0 ? null : occurrences)),
  );
  const link = named.mock.contexts.at(-1) as HTMLAnchorElement;
  expect(link.download).toContain('without-empty-nights');
  expect(await savedPictureTexts(counted.user)).toContain(words.nights.emptyLeftOut(empty ?? 0));
});

test.each([
  ['', '1'],
  ['0', '0'],
])('with the lowest score “%s”, occurrences without a score make it %s', async (score, cell) => {
  const records = madeRecords();
  for (const one of records['occurrences'] ?? []) one['determination_score'] = null;
  service = await faultyService((path, query) => pageOf(records[path.replace('/', '')] ?? [], query));
  loadedFrom(service.origin);
  const { user } = renderAt(`/effort?project=5&occasion=month&measure=detected&taxon=2&score=${score}`);
  const [row = {}] = await save(user, words.effort.matrixFile);
  expect(Object.values(row).slice(1)).toEqual([cell]);
});

test('a taxon that no occurrence of the project has is detected where those below it are, though the list lacks ranks between', async () => {
  loadedFrom(inject('smallUrl'));
  const [top] = await inDatabase<{ id: number }>(
    `select id from taxa where parent_id is null and rank != 'UNKNOWN'
      and id not in (select taxon_id from project_taxa where project_id = ${CUMBRIA})`,
  );
  const { user } = renderAt(`/effort?project=${CUMBRIA}&occasion=month&measure=detected&taxon=${top?.id}`);
  const rows = await save(user, words.effort.matrixFile);
  const found = await inDatabase<{ id: number; month: string }>(
    `with recursive below(id) as (values(${top?.id}) union select t.id from taxa t join below b on t.parent_id = b.id)
      select o.deployment_id as id, substr(${NIGHT}, 1, 7) as month from occurrences o join events e on e.id = o.event_id
      where o.project_id = ${CUMBRIA} and o.determination_id in (select id from below) group by o.deployment_id, month`,
  );
  const cells = rows.flatMap((row) => Object.values(row).slice(1));
  expect(found.length).toBeGreaterThan(20);
  expect(cells.filter((cell) => cell === '1')).toHaveLength(found.length);
});

test('chosen deployments alone have rows, with the effort of each', async () => {
  loadedFrom(inject('smallUrl'));
  const chosen = await inDatabase<{ id: number; captures: number }>(
    `select e.deployment_id as id, sum(e.captures_count) as captures from events e where e.project_id = ${CUMBRIA}
      group by e.deployment_id having captures > 0 order by e.deployment_id limit 2`,
  );
  const ids = chosen.map(({ id }) => id).join(',');
  const { user } = renderAt(`/effort?project=${CUMBRIA}&deployment=${ids}&occasion=month&measure=captures`);
  const rows = await save(user, words.effort.matrixFile);
  const names = await stations();
  const sumOf = (row: Record<string, string>) =>
    Object.values(row)
      .slice(1)
      .reduce((sum, cell) => sum + (cell === 'NA' ? 0 : Number(cell)), 0);
  expect(new Map(rows.map((row) => [row['Station'], sumOf(row)]))).toEqual(
    new Map(chosen.map(({ id, captures }) => [names.get(id), captures])),
  );
});

test('without a chosen taxon the page asks for one; the matrix leads to the sessions of an occasion', async () => {
  loadedFrom(inject('smallUrl'));
  const { user, address } = renderAt(`/effort?project=${CUMBRIA}&measure=detected`);
  expect(await screen.findByText(words.effort.chooseTaxonFirst)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: words.effort.measures.captures }));
  const grid = await screen.findByRole('grid', { name: words.effort.label(words.effort.measures.captures) });
  grid.focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(address()).toMatch(/^\/sessions\?project=6&deployment=\d+&day_after=[\d-]+&day_before=[\d-]+$/),
  );
});

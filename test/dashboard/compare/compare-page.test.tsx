import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { sql } from 'kysely';
import { rateText } from '#dashboard/findings/rate-text.ts';
import { openSample } from '#test/support/sample/open-sample.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { madeRecords } from '#test/support/made-source.ts';
import { withNights } from '#test/support/sample/nights-in-sql.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { savedPictureTexts } from '#test/support/exports/saved-picture-texts.ts';
import { savedFiles } from '#test/support/exports/saved-files.ts';
import { ANY, textPattern, words } from '#test/words.ts';

let service: FaultyService | undefined;

afterEach(async () => {
  vi.restoreAllMocks();
  await service?.stop();
  service = undefined;
});

const measures = words.compare.measures;

async function download(user: ReturnType<typeof renderAt>['user']): Promise<Record<string, string>[]> {
  const files = savedFiles();
  await waitFor(() => expect(screen.getByRole('button', { name: words.compare.csv })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: words.compare.csv }));
  await waitFor(() => expect(files).toHaveLength(1));
  return csvRecords((await files[0]?.text()) ?? '');
}

/** The evening of a session's night, in SQLite. */
const NIGHT = `date(e.start, '-12 hours')`;

interface MonthOfProject {
  name: string;
  month: string;
  nights: number;
  counted: number;
  occurrences: number | null;
  captures: number | null;
  hours: number | null;
  unprocessed: number;
  empty: number;
}

/**
 * By project and month: nights run, those whose images are all processed, their occurrences; captures and hours where both are
 * known; nights whose images are not all processed, and those without any occurrence.
 */
async function monthsOf(
  projects: readonly number[],
  isEmptyCounted = true,
  isLookedAt = false,
): Promise<MonthOfProject[]> {
  const without = isEmptyCounted ? '1 = 1' : '1 = 0';
  const lookedAt = '(select count(*) from occurrences o where o.event_id = e.id and o.looked_at > 0)';
  const counted = isLookedAt ? lookedAt : 'e.occurrences_count';
  const { rows } = await sql
    .raw<MonthOfProject>(
      `with nights as (
        select p.name, e.deployment_id, ${NIGHT} as night,
          case when max(e.processed_captures_count < e.captures_count) = 0
            and (${without} or sum(e.occurrences_count) > 0) then sum(${counted}) end as occurrences,
          max(e.processed_captures_count < e.captures_count) as unprocessed, sum(e.occurrences_count) = 0 as empty,
          case when count(e.captures_count) = count(*) and count(e.duration_seconds) = count(*)
            and sum(e.duration_seconds) > 0 then sum(e.captures_count) end as captures,
          sum(e.duration_seconds) / 3600.0 as hours
        from events e join projects p on p.id = e.project_id
        where p.id in (${projects.join(', ')}) group by e.deployment_id, night)
      select name, substr(night, 1, 7) as month, count(*) as nights, count(occurrences) as counted,
        sum(occurrences) as occurrences, sum(captures) as captures,
        sum(unprocessed) as unprocessed, sum(empty and not unprocessed) as empty,
        sum(case when captures is not null then hours end) as hours
      from nights group by name, month`,
    )
    .execute(await openSample(inject('smallFile')));
  return rows;
}

test.each([
  ['occurrences', ''],
  ['captures', ''],
  ['occurrences', '&looked=person'],
] as const)('%s%s of projects by month are those of the database, gaps included', async (measure, look) => {
  loadedFrom(inject('smallUrl'));
  const { user } = renderAt(`/compare?project=2,6&measure=${measure}&period=month${look}`);
  const rows = await download(user);
  const months = await monthsOf([2, 6], true, look !== '');
  expect(new Set(rows.map((row) => row['occurrences_counted']))).toEqual(
    new Set([look === '' ? undefined : 'looked at by a person']),
  );
  expect(months.length).toBeGreaterThan(20);
  const column = measure === 'captures' ? 'captures_per_hour' : 'occurrences_per_night';
  for (const month of months) {
    const row = rows.find((one) => one['project'] === month.name && one['first_night']?.startsWith(month.month));
    expect(Number(row?.['nights_run'])).toBe(month.nights);
    expect(Number(row?.['nights_not_all_processed'])).toBe(month.unprocessed);
    expect(row?.['nights_without_occurrences_left_out']).toBe('0');
    const [count, divisor] =
      measure === 'captures' ? [month.captures, month.hours] : [month.occurrences, month.counted];
    const isKnown = count !== null && divisor !== null && divisor > 0;
    expect([month.month, row?.[column] !== '']).toEqual([month.month, isKnown]);
    expect(Number(row?.[column])).toBeCloseTo(isKnown ? count / divisor : 0, 5);
  }
  const ran = rows.filter((row) => row['nights_run'] !== '0');
  expect(ran).toHaveLength(months.length);
  expect(rows.filter((row) => row['nights_run'] === '0').map((row) => row[column])).toEqual(
    Array.from({ length: rows.length - ran.length }, () => ''),
  );
  const all = months.reduce((sum, { nights }) => sum + nights, 0);
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' '),
  ).toMatch(textPattern(`§${words.compare.basedOn(ANY, all)}§`));
});

test.each([
  ['', 'lowest taxa of the night', words.compare.counted.lowest],
  ['&counted=all', 'determinations of the night', words.compare.counted.all],
])(
  'taxa a night%s are those of the database, of whole nights, and say what is counted',
  async (query, counted, means) => {
    loadedFrom(inject('smallUrl'));
    const { user, address } = renderAt(`/compare?project=2,6&measure=taxa&period=month${query}`);
    const rows = await download(user);
    expect(screen.getByText(means)).toBeVisible();
    // Of the sample, what has no rank is no taxon.
    const found = `ranges as (select event_id, min(night) as first, max(night) as last from nights group by event_id),
    found as (select distinct o.project_id, o.deployment_id, o.determination_id as taxon,
        min(max(date(o.first_appearance_timestamp, '-12 hours'), first), last) as night
      from occurrences o join ranges using (event_id) where o.project_id in (2, 6)),
    line(taxon, ancestor) as (select id, parent_id from taxa where parent_id is not null
      union select line.taxon, taxa.parent_id from line join taxa on taxa.id = line.ancestor where taxa.parent_id is not null),
    named as (select found.* from found join taxa on taxa.id = taxon where lower(rank) <> 'unknown'),
    counted as (${
      query === ''
        ? `select project_id, deployment_id, night, taxon from named except
           select project_id, deployment_id, night, ancestor from named join line using (taxon)`
        : 'select project_id, deployment_id, night, taxon from found'
    }),
    unprocessed as (select n.deployment_id, n.night from nights n join events e on e.id = n.event_id
      where e.processed_captures_count < e.captures_count),
    of_month as (select project_id, substr(night, 1, 7) as month, count(*) as taxa from counted
      where (deployment_id, night) not in (select * from unprocessed) group by 1, 2)`;
    const { rows: months } = await sql
      .raw<{ name: string; month: string; taxa: number; nights: number; known: number }>(
        `${withNights(found)} select p.name, substr(night, 1, 7) as month, count(distinct n.deployment_id || ' ' || night) as nights,
          count(distinct case when (n.deployment_id, night) not in (select * from unprocessed) then n.deployment_id || ' ' || night end)
            as known, coalesce(max(of_month.taxa), 0) as taxa
        from nights n join events e on e.id = n.event_id join projects p on p.id = e.project_id
        left join of_month on of_month.project_id = p.id and of_month.month = substr(n.night, 1, 7)
        where p.id in (2, 6) group by p.id, substr(n.night, 1, 7)`,
      )
      .execute(await openSample(inject('smallFile')));
    expect(months.length).toBeGreaterThan(20);
    for (const { name, month, taxa, nights, known } of months) {
      const row = rows.find((one) => one['project'] === name && one['first_night']?.startsWith(month));
      expect([month, row?.['nights_run'], row?.['taxa_counted']]).toEqual([month, String(nights), counted]);
      const rate = row?.['taxa_per_night'] ?? '';
      expect([month, rate === '' ? null : Number(rate).toFixed(5)]).toEqual([
        month,
        known === 0 ? null : (taxa / known).toFixed(5),
      ]);
    }
    await user.click(screen.getByRole('checkbox', { name: words.compare.allDeterminations }));
    const other = query === '' ? '&counted=all' : '';
    await waitFor(() => expect(address()).toBe(`/compare?project=2,6&measure=taxa&period=month${other}`));
  },
);

test('taxa a night without occurrences are those of nights with one session, which the page says', async () => {
  const records = madeRecords();
  // Of the three sessions of this deployment, two in one night.
  for (const one of records['events'] ?? [])
    if (one.id === 9) Object.assign(one, { start: '2024-07-03T22:00:00', end: '2024-07-04T01:00:00', taxa_count: 9 });
  service = await faultyService((path, query) =>
    path === 'occurrences/' ? { status: 404, body: {} } : pageOf(records[path.replace('/', '')] ?? [], query),
  );
  loadedFrom(service.origin);
  const { user } = renderAt('/compare?deployment=11&by=deployment&measure=taxa&period=night');
  expect(await screen.findByText(words.compare.counted.reported)).toBeVisible();
  const rows = await download(user);
  expect(
    rows.map((row) => [row['first_night'], row['nights_run'], row['taxa_per_night'], row['taxa_counted']]),
  ).toEqual([
    ['2024-07-01', '1', '', 'determinations of one session'],
    ['2024-07-02', '0', '', 'determinations of one session'],
    ['2024-07-03', '1', '9', 'determinations of one session'],
  ]);
});

test('nights without any occurrence are in no rate on request, and page and file say how many', async () => {
  loadedFrom(inject('smallUrl'));
  const { user, address } = renderAt('/compare?project=2,6&period=month');
  const months = await monthsOf([2, 6], false);
  const [unprocessed, empty] = [
    months.reduce((sum, month) => sum + month.unprocessed, 0),
    months.reduce((sum, month) => sum + month.empty, 0),
  ];
  expect([unprocessed > 0, empty > 0]).toEqual([true, true]);
  const { nights } = words;
  expect(await screen.findByText(`${nights.unprocessed(unprocessed)} ${nights.emptyCounted(empty)}`)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: nights.leaveOutEmptyOf(empty) }));
  await waitFor(() => expect(address()).toBe('/compare?project=2,6&period=month&empty=left-out'));
  expect(await screen.findByText(`${nights.unprocessed(unprocessed)} ${nights.emptyLeftOut(empty)}`)).toBeVisible();
  const rows = await download(user);
  for (const month of months) {
    const row = rows.find((one) => one['project'] === month.name && one['first_night']?.startsWith(month.month));
    expect(Number(row?.['nights_run'])).toBe(month.nights);
    expect(Number(row?.['nights_without_occurrences_left_out'])).toBe(month.empty);
    const rate = month.counted === 0 ? '' : ((month.occurrences ?? 0) / month.counted).toFixed(5);
    const given = row?.['occurrences_per_night'] ?? '';
    expect([month.month, given === '' ? '' : Number(given).toFixed(5)]).toEqual([month.month, rate]);
  }
});

test('only the nights of the address are compared, the first and the last of them included', async () => {
  loadedFrom(inject('smallUrl'));
  const { rows: nights } = await sql
    .raw<{ night: string; captures: number }>(
      `select ${NIGHT} as night, sum(e.captures_count) as captures from events e where e.deployment_id = 36
        group by night order by night limit 12`,
    )
    .execute(await openSample(inject('smallFile')));
  const chosen = nights.slice(2, -2);
  const { user } = renderAt(
    `/compare?deployment=36&by=deployment&period=night&measure=captures&day_after=${chosen[0]?.night}&day_before=${chosen.at(-1)?.night}`,
  );
  const ran = (await download(user)).filter((row) => row['nights_run'] !== '0');
  expect(ran.map((row) => row['first_night'])).toEqual(chosen.map(({ night }) => night));
  const captures = ran.map((row) => Math.round(Number(row['captures_per_hour']) * Number(row['hours_counted'])));
  expect(captures).toEqual(chosen.map((one) => one.captures));
});

test('the table has the numbers of the file, and the plot says them by keys', async () => {
  loadedFrom(inject('smallUrl'));
  const { user, address } = renderAt('/compare?deployment=36,38&measure=taxa&period=month');
  const label = words.compare.label(measures.taxa, words.compare.periods.month);
  const plot = await screen.findByRole('slider', { name: label });
  plot.focus();
  await user.keyboard('{Home}');
  const first = plot.getAttribute('aria-valuetext') ?? '';
  await user.keyboard('{ArrowRight}');
  expect(plot.getAttribute('aria-valuetext')).not.toBe(first);
  const rows = await download(user);
  await user.click(screen.getByRole('checkbox', { name: words.compare.asTable }));
  await waitFor(() => expect(address()).toBe('/compare?deployment=36,38&measure=taxa&period=month&table=on'));
  const table = await screen.findByRole('table', { name: label });
  const [, , ...lines] = within(table).getAllByRole('row');
  expect(lines).toHaveLength(rows.length / 2);
  for (const [index, line] of lines.entries()) {
    const [one, nights] = within(line).getAllByRole('cell');
    const row = rows[index];
    expect(nights).toHaveTextContent(row?.['nights_run'] ?? '?');
    const value = row?.['taxa_per_night'] ?? '';
    const without = row?.['nights_run'] === '0' ? words.compare.noSessionThen : words.compare.notProcessed;
    expect(one).toHaveTextContent(value === '' ? without : rateText(Number(value)));
  }
  const isUnknown = (row: Record<string, string>) => row['nights_run'] === row['nights_not_all_processed'];
  expect(rows.some((row) => row['nights_run'] !== '0' && isUnknown(row))).toBe(true);
  expect(first).toContain(within(lines[0] ?? table).getByRole('rowheader').textContent);
});

test('a page further on, the table has the numbers of its own nights', async () => {
  loadedFrom(inject('smallUrl'));
  const { user } = renderAt('/compare?deployment=36&by=deployment&period=night&table=on');
  const rows = await download(user);
  const table = await screen.findByRole('table', {
    // What was found comes first; captures are effort.
    name: words.compare.label(measures.occurrences, words.compare.periods.night),
  });
  await user.click(screen.getByRole('button', { name: words.compare.next }));
  const [, , ...lines] = within(table).getAllByRole('row');
  const shown = lines.map((line) => within(line).getAllByRole('cell')[1]?.textContent);
  expect(shown).toEqual(rows.slice(60, 120).map((row) => row['nights_run']));
  expect(new Set(shown).size).toBe(2);
});

test('a picture says its lines, its nights and on what it is based', async () => {
  loadedFrom(inject('smallUrl'));
  const { user } = renderAt('/compare?project=2,6&period=month&moon=on&day_after=2024-05-01&day_before=2024-08-31');
  const said = await savedPictureTexts(user);
  const basis = screen.getAllByRole('status').find(({ textContent }) => textContent?.includes('trap-nights'));
  const names = await sql
    .raw<{ name: string }>('select name from projects where id in (2, 6)')
    .execute(await openSample(inject('smallFile')));
  for (const text of [
    ...names.rows.map(({ name }) => name),
    words.compare.means.occurrences,
    words.compare.moonDrawn,
    '1 May 2024 – 31 Aug 2024',
    basis?.textContent ?? '?',
  ])
    expect(said).toContain(text);
});

test('one deployment is compared by its years; deployments are added and removed in the address', async () => {
  loadedFrom(inject('smallUrl'));
  const { user, address } = renderAt('/compare?deployment=36');
  expect(await screen.findByRole('radio', { name: words.compare.by.year })).toBeChecked();
  const rows = await download(user);
  expect([...new Set(rows.map((row) => row['year']))]).toEqual(['2023', '2024', '2025']);
  expect(rows[0]?.['first_night']).toMatch(/^\d\d-\d\d$/);
  await user.click(screen.getByRole('radio', { name: words.compare.by.deployment }));
  const add = screen.getByRole('combobox', { name: words.compare.add.deployment });
  // The 23 others, and the prompt.
  await waitFor(() => expect(within(add).getAllByRole('option')).toHaveLength(24));
  await user.selectOptions(add, '41');
  await waitFor(() => expect(address()).toBe('/compare?deployment=36,41&by=deployment'));
  const chosen = screen.getByRole('list', { name: words.compare.by.deployment });
  await waitFor(() => expect(within(chosen).getAllByRole('listitem')).toHaveLength(2));
  await user.click(within(chosen).getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(address()).toBe('/compare?deployment=41&by=deployment'));
});

test('says what to select, which ids are no records, and that only six are compared', async () => {
  loadedFrom(inject('smallUrl'));
  const { leave } = renderAt('/compare');
  expect(await screen.findByText(words.compare.chooseMore.deployment)).toBeVisible();
  leave();
  renderAt('/compare?deployment=36,999999,35,38,41,45,64,1');
  expect(await screen.findByText(words.compare.missing(999_999))).toBeVisible();
  expect(screen.getByText(words.compare.firstOnly(8))).toBeVisible();
  expect(screen.queryByRole('combobox', { name: words.compare.add.deployment })).toBeNull();
});

test('sessions that cannot be loaded are named, and the others are drawn', async () => {
  const deployments = [madeDeployment(1, { name: 'Heath' }), madeDeployment(2, { name: 'Marsh' })];
  service = await faultyService((path, query) => {
    if (path === 'deployments/') return pageOf(deployments, query);
    if (path === 'events/' && query.get('deployment') === '2') return { status: 404, body: '{}' };
    return pageOf([], query);
  });
  loadedFrom(service.origin);
  renderAt('/compare?deployment=1,2');
  expect(
    await screen.findByText(new RegExp(`^${words.loaded.notLoaded(words.loaded.sessionsOf('Marsh')).slice(0, -1)}`)),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByText(words.compare.loading)).toBeNull());
});

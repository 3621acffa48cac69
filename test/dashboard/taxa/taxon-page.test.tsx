import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { sql } from 'kysely';
import type { Taxon } from '#contract/records/taxon.ts';
import { rateText } from '#dashboard/findings/rate-text.ts';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import { openSample } from '#test/support/sample/open-sample.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { madeEvents } from '#test/support/made-event.ts';
import { madeTaxon } from '#test/support/made-taxon.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { savedPictureTexts } from '#test/support/exports/saved-picture-texts.ts';
import { savedFiles } from '#test/support/exports/saved-files.ts';
import { ANY, textPattern, words } from '#test/words.ts';

const CUMBRIA = 6;
const { season, taxa } = words;

let service: FaultyService | undefined;

afterEach(async () => {
  vi.restoreAllMocks();
  await service?.stop();
  service = undefined;
});

/** The evening of a session's night, in SQLite, and the Monday of its week in 2024. */
const NIGHT = `date(e.start, '-12 hours')`;
const WEEK = `date('2024-' || strftime('%m-%d', night), 'weekday 0', '-6 days')`;

/**
 * Trap-nights with the occurrences of a taxon, or of it and those below it, with at least a score: seen, and of those nights
 * whose images are all processed.
 */
function nightsWith(
  taxon: number,
  {
    project,
    below,
    score = 0,
    looked = false,
  }: { project: number | null; below: boolean; score?: number; looked?: boolean },
) {
  const next = below ? 'union select t.id from taxa t join counted c on t.parent_id = c.id' : '';
  return `with recursive counted(id) as (values(${taxon}) ${next}),
    found as (select o.* from occurrences o join counted c on c.id = o.determination_id 
      where (o.looked_at > 0 or o.determination_score >= ${score}) and (${looked ? 'o.looked_at > 0' : '1 = 1'})),
    looked as (select distinct project_id from found ${project === null ? '' : `union select ${project}`}),
    nights as (select e.deployment_id, ${NIGHT} as night, count(f.id) as seen,
        case when max(e.processed_captures_count < e.captures_count) = 0 then count(f.id) end as occurrences,
        min(f.first_appearance_timestamp) as first, max(f.last_appearance_timestamp) as last
      from events e left join found f on f.event_id = e.id
      where e.project_id in (select project_id from looked) ${project === null ? '' : `and e.project_id = ${project}`}
      group by e.deployment_id, night)`;
}

async function inDatabase<Row>(query: string): Promise<Row[]> {
  const { rows } = await sql.raw<Row>(query).execute(await openSample(inject('smallFile')));
  return rows;
}

async function taxonOf(rank: string, project: number): Promise<{ id: number; name: string; below: number }> {
  const [taxon] = await inDatabase<{ id: number; name: string; below: number }>(
    `with recursive below(top, id) as (select id, id from taxa union select b.top, t.id from taxa t join below b on t.parent_id = b.id)
      select t.id, t.name, count(*) - 1 as below, sum(p.occurrences_count) as found
      from taxa t join below b on b.top = t.id join project_taxa p on p.taxon_id = b.id and p.project_id = ${project}
      where t.rank = '${rank}' group by t.id order by found desc limit 1`,
  );
  if (taxon === undefined) throw new Error(`The sample has no ${rank}.`);
  return taxon;
}

async function download(user: ReturnType<typeof renderAt>['user']): Promise<Record<string, string>[]> {
  const files = savedFiles();
  await waitFor(() => expect(screen.getByRole('button', { name: season.csv })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: season.csv }));
  await waitFor(() => expect(files).toHaveLength(1));
  return csvRecords((await files[0]?.text()) ?? '');
}

const CASES = [
  // More than twelve taxa below it: the project's occurrences are read whole.
  { rank: 'FAMILY', project: CUMBRIA, below: true, score: 0, looked: true },
  // By determination.
  { rank: 'GENUS', project: CUMBRIA, below: true, score: 0.8, looked: false },
  { rank: 'SPECIES', project: null, below: false, score: 0, looked: false },
] as const;

test.each(CASES)('the season of a $rank is that of the database, weeks that nothing ran in included', async (of) => {
  const { id, name } = await taxonOf(of.rank, CUMBRIA);
  const address = `/taxa/${id}?${of.project === null ? '' : `project=${of.project}&`}${of.score === 0 ? '' : `score=${of.score}`}${of.looked ? 'looked=person' : ''}`;
  const { user } = renderAt(address);
  expect(await screen.findByRole('heading', { level: 1, name: `${name} ${of.rank}` })).toBeVisible();
  const rows = await download(user);
  const nights = nightsWith(id, of);
  const weeks = await inDatabase<{
    year: string;
    week: string;
    nights: number;
    counted: number;
    occurrences: number | null;
  }>(
    `${nights} select substr(night, 1, 4) as year, ${WEEK} as week, count(*) as nights, count(occurrences) as counted,
        sum(occurrences) as occurrences
      from nights group by year, week`,
  );
  expect(weeks.some(({ occurrences }) => occurrences === 0)).toBe(true);
  expect(weeks.some(({ occurrences }) => (occurrences ?? 0) > 1)).toBe(true);
  expect(weeks.some((week) => week.counted < week.nights)).toBe(true);
  for (const { year, week, nights: run, counted, occurrences } of weeks) {
    const row = rows.find((one) => one['year'] === year && one['first_night'] === week.slice(5));
    expect([year, week, row?.['nights_run'], row?.['nights_counted'], row?.['occurrences']]).toEqual([
      year,
      week,
      String(run),
      String(counted),
      counted === 0 ? '' : String(occurrences),
    ]);
    expect(Number(row?.['occurrences_per_night'])).toBeCloseTo(counted === 0 ? 0 : (occurrences ?? 0) / counted, 5);
  }
  const unwatched = rows.filter((row) => row['nights_run'] === '0');
  expect(rows).toHaveLength(weeks.length + unwatched.length);
  expect(new Set(unwatched.flatMap((row) => [row['occurrences'], row['occurrences_per_night']]))).toEqual(
    new Set(unwatched.length === 0 ? [] : ['']),
  );

  interface Year {
    year: string;
    nights: number;
    counted: number;
    occurrences: number;
    first: string | null;
    last: string | null;
  }
  const years = await inDatabase<Year>(
    `${nights} select substr(night, 1, 4) as year, count(*) as nights, count(occurrences) as counted,
        sum(occurrences) as occurrences,
        min(case when seen > 0 then night end) as first, max(case when seen > 0 then night end) as last
      from nights group by year order by year`,
  );
  const table = screen.getByRole('table', { name: season.yearTable });
  const [, ...lines] = within(table).getAllByRole('row');
  expect(lines).toHaveLength(years.length);
  for (const [index, { year, nights: run, counted, occurrences, first, last }] of years.entries()) {
    const line = lines[index] ?? table;
    const cells = within(line)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect([within(line).getByRole('rowheader').textContent, ...cells.slice(0, 3)]).toEqual([
      year,
      rateText(occurrences / counted),
      String(occurrences),
      run.toLocaleString('en-US'),
    ]);
    expect(cells[3]?.startsWith(first === null ? `–${season.notFound}` : `${nightOf(first)}, `)).toBe(true);
    expect(cells[4]?.startsWith(last === null ? `–${season.notFound}` : `${nightOf(last)}, `)).toBe(true);
  }

  const places = await inDatabase<{ occurrences: number; nights: number; counted: number }>(
    `${nights} select count(*) as nights, count(occurrences) as counted, sum(occurrences) as occurrences from nights
      group by deployment_id order by 1.0 * sum(occurrences) / count(occurrences) desc, deployment_id limit 50`,
  );
  const [, ...deployments] = within(screen.getByRole('table', { name: season.placeTable })).getAllByRole('row');
  expect(
    deployments.map((line) =>
      within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual(
    places.map(({ occurrences, counted, nights: run }) => [
      rateText(occurrences / counted),
      String(occurrences),
      String(run),
    ]),
  );
});

/** "12 Jun 2024". */
function nightOf(iso: string): string {
  return nightText(`${iso}T22:00:00`, null);
}

test('nothing but what the season needs is read: the lists of the taxon and of the chosen deployments', async () => {
  const { id } = await taxonOf('SPECIES', CUMBRIA);
  const deployments = await inDatabase<{ id: number }>(
    `select distinct deployment_id as id from occurrences where determination_id = ${id} and project_id = ${CUMBRIA} order by id limit 2`,
  );
  const ids = deployments.map((one) => one.id);
  const asked = vi.spyOn(globalThis, 'fetch');
  const { user, address } = renderAt(`/taxa/${id}?project=${CUMBRIA}&deployment=${ids.join(',')}`);
  const basedOn = (count: number) =>
    waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`${season.deploymentsOf(count)}$`)));
  await basedOn(2);
  const paths = asked.mock.calls.map(
    ([request]) => (request instanceof Request ? request.url : String(request)).split('/api/v2/')[1] ?? '',
  );
  const of = (list: string) =>
    paths.filter((path) => path.startsWith(list)).map((path) => new URLSearchParams(path.split('?')[1]));
  expect(of('events/').map((query) => [query.get('deployment'), query.get('project_id')])).toEqual(
    ids.map((one) => [String(one), null]),
  );
  expect(
    new Set(of('occurrences/').map((query) => `${query.get('determination')} ${query.get('project_id')}`)),
  ).toEqual(new Set([`${id} ${CUMBRIA}`]));

  const chosen = screen.getByRole('list', { name: season.deployments });
  expect(within(chosen).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(new RegExp(season.ofChosen))).toBeVisible();
  await user.click(within(chosen).getAllByRole('button')[0] as HTMLElement);
  await basedOn(1);
  expect(address()).toBe(`/taxa/${id}?project=${CUMBRIA}&deployment=${ids[1]}`);
  await user.click(screen.getByRole('button', { name: season.allDeployments }));
  await basedOn(4);
  expect(address()).toBe(`/taxa/${id}?project=${CUMBRIA}`);
  await user.selectOptions(screen.getByRole('combobox', { name: season.chooseDeployment }), String(ids[0]));
  await basedOn(1);
  expect(address()).toBe(`/taxa/${id}?project=${CUMBRIA}&deployment=${ids[0]}`);
});

test('a picture says its years, the lowest score and on what it is based', async () => {
  const { id, name } = await taxonOf('GENUS', CUMBRIA);
  const { user } = renderAt(`/taxa/${id}?project=${CUMBRIA}&score=0.8`);
  const said = await savedPictureTexts(user);
  const years = await inDatabase<{ year: string }>(
    `select distinct substr(${NIGHT}, 1, 4) as year from events e where e.project_id = ${CUMBRIA}`,
  );
  const basis = screen.getByRole('status').textContent;
  for (const text of [season.labelOf(name), season.scoreFrom('0.8'), basis ?? '?', ...years.map(({ year }) => year)])
    expect(said).toContain(text);
});

test('of the deployments of the address, those of other projects do not count', async () => {
  const { id } = await taxonOf('SPECIES', CUMBRIA);
  const deployments = await inDatabase<{ id: number }>(
    'select min(id) as id from deployments where project_id in (2, 6) group by project_id',
  );
  renderAt(`/taxa/${id}?project=${CUMBRIA}&deployment=${deployments.map((one) => one.id).join(',')}`);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`${season.deploymentsOf(1)}$`)));
});

test('from the panel of a taxon to its season, up, down, and to its detections; keys say the weeks of the plot', async () => {
  const { id, name } = await taxonOf('GENUS', CUMBRIA);
  const { user, address } = renderAt(`/taxa?project=${CUMBRIA}&selected=${id}`);
  await user.click(await screen.findByRole('link', { name: taxa.season }));
  await waitFor(() => expect(address()).toBe(`/taxa/${id}?project=${CUMBRIA}`));
  const plot = await screen.findByRole('slider', { name: season.labelOf(name) });
  plot.focus();
  await user.keyboard('{Home}');
  const first = plot.getAttribute('aria-valuetext') ?? '';
  await user.keyboard('{ArrowRight}');
  expect(plot.getAttribute('aria-valuetext')).not.toBe(first);
  await user.click(screen.getByRole('checkbox', { name: season.asTable }));
  const table = await screen.findByRole('table', { name: season.label });
  const [, , week] = within(table).getAllByRole('row');
  expect(first.startsWith(`${within(week ?? table).getByRole('rowheader').textContent}: `)).toBe(true);

  await user.click(screen.getByRole('radio', { name: season.countedAre.no }));
  await waitFor(() => expect(address()).toBe(`/taxa/${id}?project=${CUMBRIA}&table=on&descendants=no`));
  expect(await screen.findByText(new RegExp(season.withoutBelow))).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: season.lowestScore }), '0,9');
  await waitFor(() => expect(address()).toContain('score=0.9'));
  const [along] = [address().split('?')[1]];
  expect(screen.getByRole('link', { name: season.foundByOccasion })).toHaveAttribute(
    'href',
    `/effort?project=${CUMBRIA}&score=0.9&measure=detected&taxon=${id}`,
  );
  expect(screen.getByRole('link', { name: taxa.gbif(name) })).toHaveAttribute(
    'href',
    expect.stringContaining('gbif.org/species/search?q='),
  );
  const [below] = within(screen.getByRole('navigation', { name: taxa.children })).getAllByRole('link');
  const child = below?.textContent ?? '';
  await user.click(below as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${child} `) })).toBeVisible();
  expect(address().split('?')[1]).toBe(along);
  const above = within(screen.getByRole('navigation', { name: taxa.above })).getAllByRole('link');
  await user.click(above.at(-1) as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${name} `) })).toBeVisible();
});

test('another project is looked at on the same page; a taxon that is not in it is shown, found in none of its nights', async () => {
  const [foreign] = await inDatabase<{ id: number; project: number }>(
    `select taxon_id as id, min(project_id) as project from project_taxa where taxon_id in (select id from taxa where rank = 'SPECIES')
      group by taxon_id having count(*) = 1 and min(project_id) != ${CUMBRIA} limit 1`,
  );
  const { user, address } = renderAt(`/taxa/${foreign?.id}?project=${foreign?.project}`);
  await screen.findByRole('slider');
  await user.selectOptions(screen.getByRole('combobox', { name: words.shell.project }), String(CUMBRIA));
  await waitFor(() => expect(address()).toBe(`/taxa/${foreign?.id}?project=${CUMBRIA}`));
  expect(await screen.findByText(season.neverFound)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    textPattern(season.basedOn(0, String(ANY), season.deploymentsOf(4))),
  );
});

test.each(['999999', 'moth'])('there is no taxon %s', async (id) => {
  renderAt(`/taxa/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: season.noneWithId(id) })).toBeVisible();
  expect(screen.getByRole('link', { name: season.allTaxa })).toHaveAttribute('href', '/taxa');
});

describe('a service that', () => {
  async function serve(occurrences: (query: URLSearchParams) => FaultyAnswer, list: readonly Taxon[] = [madeTaxon(1)]) {
    service = await faultyService((path, query) => {
      if (path === 'taxa/') return pageOf(list, query);
      if (path === 'projects/') return pageOf([{ id: 1, name: 'Project' }], query);
      if (path === 'deployments/') return pageOf([madeDeployment(1)], query);
      if (path === 'events/') return pageOf(madeEvents(3), query);
      return path === 'occurrences/' ? occurrences(query) : pageOf([], query);
    });
    loadedFrom(service.origin);
    return service;
  }

  test.each([
    ['does not serve occurrences', { status: 404, body: '{}' }],
    ['serves them in another form', { body: { items: [] } }],
  ])('%s says so in one line, and the rest of the page stands', async (_, answer) => {
    await serve(() => answer, [madeTaxon(1), madeTaxon(2, { parent_id: 1 })]);
    renderAt('/taxa/1?project=1');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words.loaded.notLoaded(words.loaded.nouns.occurrences));
    expect(screen.getByRole('heading', { level: 1, name: 'Moth 1 SPECIES' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Moth 2' })).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('lists the occurrences of one project at a time is asked for each project in turn, and the page says so', async () => {
    const { requests } = await serve((query) =>
      query.get('project_id') === null
        ? { status: 400, body: { project_id: ['This field is required.'] } }
        : pageOf([], query),
    );
    renderAt('/taxa/1');
    expect(await screen.findByText(words.occurrences.inTurn(1))).toBeVisible();
    expect(requests.filter((one) => one.includes('occurrences/') && one.includes('project_id='))).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('has more than 50,000 occurrences of the taxa below is asked for them only after consent, named with their number', async () => {
    const list = [madeTaxon(1), ...[2, 3].map((id) => madeTaxon(id, { parent_id: 1, occurrences_count: 30_000 }))];
    const { requests } = await serve((query) => pageOf([], query), list);
    const { user } = renderAt('/taxa/1?project=1');
    const button = await screen.findByRole('button', {
      name: words.loaded.loadAll(words.loaded.nouns.occurrences, '60,003'),
    });
    expect(requests.filter((path) => path.startsWith('occurrences/'))).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(requests.filter((path) => path.startsWith('occurrences/'))).toHaveLength(3));
    expect(await screen.findByText(season.nothingRan)).toBeVisible();
  });
});

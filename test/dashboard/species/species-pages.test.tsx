import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { savedFiles } from '#test/support/exports/saved-files.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { openSample } from '#test/support/sample/open-sample.ts';
import { textPattern, words } from '#test/words.ts';

/** A session with many taxa, its deployment with many nights, and a project, of the sample. */
const [SESSION, DEPLOYMENT, PROJECT] = [744, 36, 6];
const { species } = words;

afterEach(() => vi.restoreAllMocks());

async function inDatabase<Row>(query: string): Promise<Row[]> {
  const { rows } = await sql.raw<Row>(query).execute(await openSample(inject('smallFile')));
  return rows;
}

interface TaxonRow {
  id: number;
  name: string;
  rank: string;
  occurrences: number;
}

const taxaOf = (condition: string) =>
  inDatabase<TaxonRow>(
    `select t.id, t.name, t.rank, count(*) as occurrences from occurrences o join taxa t on t.id = o.determination_id
      join events e on e.id = o.event_id where ${condition} group by 1, 2, 3`,
  );

const sum = (rows: readonly TaxonRow[]) => rows.reduce((all, { occurrences }) => all + occurrences, 0);
const table = () => screen.findByRole('table', { name: 'Species' });
/** The taxa shown, with their occurrences. */
async function shown(): Promise<Map<string, number>> {
  const rows = (await table()).querySelectorAll('tbody tr[data-id]');
  return new Map(
    [...rows].map((row) => [row.querySelector('th')?.textContent ?? '', Number(row.children[2]?.textContent)]),
  );
}
const totalsOf = (rows: readonly TaxonRow[]) => new Map(rows.map(({ name, occurrences }) => [name, occurrences]));
const ofRank = (rows: readonly TaxonRow[], rank: string) => rows.filter((row) => row.rank === rank);
const choice = (group: keyof typeof species.groups, count: number) =>
  screen.findByRole('radio', { name: `${species.groups[group]} ${count}` });

describe('the species of a session', () => {
  test('of more than a day are seen on a day, not at a time alone; of a shorter one at a time', async () => {
    const [long] = await inDatabase<{ id: number }>(
      `select e.id as id from events e join occurrences o on o.event_id = e.id
        where e.duration_seconds > 86400 and o.determination_id is not null group by e.id order by count(*) desc limit 1`,
    );
    const times = async (session: number | undefined) => {
      const { leave } = renderAt(`/sessions/${session}?species_ranks=all`);
      const cells = await waitFor(async () => {
        const found = [...(await table()).querySelectorAll('tbody td time')].map(({ textContent }) => textContent);
        expect(found).not.toEqual([]);
        return found;
      });
      leave();
      return cells;
    };
    for (const time of await times(long?.id)) expect(time).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d$/);
    for (const time of await times(SESSION)) expect(time).toMatch(/^\d\d:\d\d$/);
  });

  test('are those of the database; other ranks are counted, and shown on request', async () => {
    const rows = await taxaOf(`o.event_id = ${SESSION}`);
    const ofSpecies = ofRank(rows, 'SPECIES');
    const { user, address } = renderAt(`/sessions/${SESSION}`);
    expect(await screen.findByText(words.occurrences.basedOnAll(sum(rows)))).toBeVisible();
    await waitFor(async () => expect(await shown()).toEqual(totalsOf(ofSpecies)));
    const headers = within(await table()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent?.replace(/[▲▼]/, ''))).toEqual([
      'Taxon',
      'Rank',
      'Occurrences',
      'Nights',
      species.columns.lookedAt,
      'Best score',
      'First',
      'Last',
      'Best capture',
    ]);
    const unknown = ofRank(rows, 'UNKNOWN');
    const higher = rows.filter(({ rank }) => rank !== 'SPECIES' && rank !== 'UNKNOWN');
    const left = [
      species.left.higher(higher.length, species.counted(sum(higher))),
      species.left.unknown(unknown.length, species.counted(sum(unknown))),
    ];
    expect(screen.getByText(species.notShown(left.join(', ')))).toBeVisible();

    await user.click(await choice('unknown', unknown.length));
    await waitFor(async () => expect(await shown()).toEqual(totalsOf(unknown)));
    await user.click(await choice('all', rows.length));
    await waitFor(async () => expect(await shown()).toEqual(totalsOf(rows)));
    expect(address()).toBe(`/sessions/${SESSION}?species_ranks=all`);
  });

  test('are counted from a score, which the address has', async () => {
    const low = await taxaOf(`o.event_id = ${SESSION} and o.looked_at = 0 and o.determination_score < 0.9`);
    const high = await taxaOf(`o.event_id = ${SESSION} and (o.looked_at > 0 or o.determination_score >= 0.9)`);
    const { user, address } = renderAt(`/sessions/${SESSION}`);
    await user.selectOptions(await screen.findByRole('combobox', { name: species.lowestScore }), '0.9');
    expect(address()).toBe(`/sessions/${SESSION}?species_score=0.9`);
    await waitFor(async () => expect(await shown()).toEqual(totalsOf(ofRank(high, 'SPECIES'))));
    expect(screen.getByText(new RegExp(species.belowScore(sum(low), '0.90')))).toBeVisible();
  });

  test('say how many a person has looked at, and are filtered by it, in the address', async () => {
    const { looked } = words.animals;
    const all = await inDatabase<{ name: string; rank: string; some: number | null; occurrences: number }>(
      `select t.name, t.rank, count(*) as occurrences,
          sum(case when o.identification_method is not null then o.looked_at > 0 end) as some
        from occurrences o join taxa t on t.id = o.determination_id where o.event_id = ${SESSION} group by t.id`,
    );
    const lookedAt = await taxaOf(`o.event_id = ${SESSION} and o.looked_at > 0`);
    const said = await taxaOf(`o.event_id = ${SESSION} and o.identification_method is not null`);
    const disagreed = await taxaOf(
      `o.event_id = ${SESSION} and o.looked_at > 0 and o.model_taxon_id <> o.determination_id`,
    );
    const others = all.reduce((total, { occurrences }) => total + occurrences, 0) - sum(disagreed);
    expect(sum(disagreed)).toBeGreaterThan(0);
    const { user, address } = renderAt(`/sessions/${SESSION}?species_ranks=all`);
    const cells = async () =>
      [...(await table()).querySelectorAll('tbody tr[data-id]')]
        .map((row) => `${row.querySelector('th')?.textContent}: ${row.children[4]?.textContent}`)
        .toSorted();
    const expected = all.map(({ name, some, occurrences }) => {
      const text = some === null ? `–${species.notSaidWho}` : species.lookedAtOf(String(some), String(occurrences));
      return `${name}: ${text}`;
    });
    await waitFor(async () => expect(await cells()).toEqual(expected.toSorted()));
    const select = screen.getByRole('combobox', { name: looked.name });
    await user.selectOptions(select, `${looked.values.disagree} (${sum(disagreed)})`);
    expect(screen.getByText(looked.ofThoseThatSay(String(sum(lookedAt)), String(sum(said))))).toBeVisible();
    expect(address()).toBe(`/sessions/${SESSION}?species_ranks=all&species_looked=disagree`);
    await waitFor(async () => expect(await shown()).toEqual(totalsOf(disagreed)));
    const left = words.animals.others(others, words.animals.asked(looked.name, looked.values.disagree));
    expect(screen.getByText(species.notShown(left))).toBeVisible();
    await user.selectOptions(select, `${looked.values.person} (${sum(lookedAt)})`);
    await waitFor(async () => expect(await shown()).toEqual(totalsOf(lookedAt)));
    await user.selectOptions(select, words.animals.any);
    expect(address()).toBe(`/sessions/${SESSION}?species_ranks=all`);
  });

  test('lead to the capture with the best score', async () => {
    const [best] = await inDatabase<{ taxon: number; name: string; capture: number }>(
      `select t.id as taxon, t.name, c.id as capture from occurrences o join taxa t on t.id = o.determination_id
        join captures c on c.event_id = o.event_id and c.timestamp = o.first_appearance_timestamp
        where o.event_id = ${SESSION} and t.rank = 'SPECIES' and o.looked_at = 0 order by o.determination_score desc limit 1`,
    );
    const { user, address } = renderAt(`/sessions/${SESSION}?bars=60`);
    const row = await screen.findByRole('row', { name: new RegExp(`^${best?.name} `) });
    const link = await waitFor(() => within(row).getByRole('link', { name: /^\d\d:\d\d/ }));
    const to = `/sessions/${SESSION}?bars=60&species_selected=${best?.taxon}&capture=${best?.capture}`;
    expect(link).toHaveAttribute('href', to);
    await user.click(link);
    await waitFor(() => expect(address()).toBe(to));
    expect(await screen.findByRole('dialog', { name: textPattern(words.sessionPage.capturesOf('§')) })).toBeVisible();
    expect(row).toHaveAttribute('aria-selected', 'true');
  });

  test('are below the counts, which lead there', async () => {
    renderAt(`/sessions/${SESSION}?project=2`);
    const taxa = await screen.findByText('Taxa', { selector: 'dt' });
    const link = within(taxa.parentElement as HTMLElement).getByRole('link');
    expect(link).toHaveAttribute('href', `/sessions/${SESSION}?project=2#species`);
    expect(screen.getByRole('heading', { name: 'Species' }).closest('section')).toHaveAttribute('id', 'species');
  });
});

test('the species of a deployment have an order of their own beside its sessions, and lead to the session of the best capture', async () => {
  const rows = ofRank(await taxaOf(`o.deployment_id = ${DEPLOYMENT}`), 'SPECIES');
  const [best] = await inDatabase<{ event: number; name: string; id: number }>(
    `select o.event_id as event, t.name, t.id from occurrences o join taxa t on t.id = o.determination_id
      where o.deployment_id = ${DEPLOYMENT} and t.rank = 'SPECIES' order by o.determination_score desc limit 1`,
  );
  const { user, address } = renderAt(`/deployments/${DEPLOYMENT}?ordering=captures_count`);
  await waitFor(async () => expect(await shown()).toEqual(totalsOf(rows)));
  await user.click(within(await table()).getByRole('button', { name: 'Taxon' }));
  await waitFor(() =>
    expect(address()).toBe(`/deployments/${DEPLOYMENT}?ordering=captures_count&species_ordering=taxon`),
  );
  const names = rows.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));
  await waitFor(async () => expect([...(await shown()).keys()]).toEqual(names));
  const sessions = screen.getByRole('table', { name: 'Sessions' });
  expect(within(sessions).getByRole('columnheader', { name: 'Captures' })).toHaveAttribute('aria-sort', 'ascending');

  const row = within(await table()).getByRole('row', { name: new RegExp(`^${best?.name} `) });
  const href = within(row)
    .getByRole('link', { name: /\d{4}, \d\d:\d\d/ })
    .getAttribute('href');
  expect(href).toMatch(new RegExp(`^/sessions/${best?.event}\\?list=.*&species_selected=${best?.id}#species$`));
  expect(within(row).getByRole('link', { name: best?.name ?? '' })).toHaveAttribute(
    'href',
    `/taxa/${best?.id}?deployment=${DEPLOYMENT}`,
  );
  expect(screen.getByRole('link', { name: species.inSessions })).toHaveAttribute(
    'href',
    `/sessions?group=species&deployment=${DEPLOYMENT}`,
  );
});

describe('the species of the sessions that Sessions shows', () => {
  /** Those of June 2024, by their evenings. */
  const JUNE = `date(e.start, '-12 hours') between '2024-06-01' and '2024-06-30'`;
  const NIGHTS = 'day_after=2024-06-01&day_before=2024-06-30';

  test('are those of the chosen nights, say of what they speak, and are downloaded with their score', async () => {
    const condition = `e.project_id = ${PROJECT} and ${JUNE}`;
    const rows = await taxaOf(`${condition} and o.determination_score >= 0.8`);
    const [all] = await inDatabase<{ sessions: number; nights: number; occurrences: number }>(
      `select count(*) as sessions, count(distinct date(e.start, '-12 hours')) as nights,
        sum((select count(*) from occurrences o where o.event_id = e.id)) as occurrences from events e where ${condition}`,
    );
    const { user, address } = renderAt(`/sessions?group=species&project=${PROJECT}&${NIGHTS}&score=0.8`);
    const of = species.ofSessions(words.sessions.counted(all?.sessions ?? 0), all?.nights ?? 0);
    expect(await screen.findByText(`${of} ${words.occurrences.basedOnAll(all?.occurrences ?? 0)}`)).toBeVisible();
    await waitFor(async () => expect(await shown()).toEqual(totalsOf(ofRank(rows, 'SPECIES'))));
    await user.click(await choice('all', rows.length));
    await waitFor(async () => expect(await shown()).toEqual(totalsOf(rows)));

    const files = savedFiles();
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await user.click(screen.getByRole('button', { name: words.list.panels.download }));
    await user.click(await screen.findByRole('button', { name: words.panels.asFile('CSV') }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(names[0]).toMatch(/^noctuary-all-taxa-cumbria-.*score-0\.8-or-more.*\.csv$/);
    const records = csvRecords((await files[0]?.text()) ?? '');
    expect(new Map(records.map((record) => [record['taxon'], Number(record['occurrences'])]))).toEqual(totalsOf(rows));
    expect(records.map((record) => Number(record['taxon_id'])).toSorted((a, b) => a - b)).toEqual(
      rows.map(({ id }) => id).toSorted((a, b) => a - b),
    );

    // Without the filter of the score, which is one of the chips.
    await user.click(screen.getByRole('button', { name: new RegExp(species.atLeast('0.80')) }));
    await waitFor(() => expect(address()).not.toContain('score'));
  });

  test('are reached from deployments and from the switch, which keeps the filters', async () => {
    const { user, address } = renderAt(`/sessions?project=${PROJECT}&${NIGHTS}&selected=1&ordering=-taxa_count`);
    await user.click(await screen.findByRole('radio', { name: words.sessions.views.species }));
    await waitFor(() => expect(address()).toContain('group=species'));
    expect(address()).toContain(NIGHTS);
    expect(address()).not.toContain('selected');
    const rows = ofRank(await taxaOf(`e.project_id = ${PROJECT} and ${JUNE}`), 'SPECIES');
    expect(rows.length).toBeGreaterThan(1);
    await waitFor(async () => expect(await shown()).toEqual(totalsOf(rows)));
    expect(screen.getByRole('heading', { level: 1, name: species.title })).toBeVisible();
  });
});

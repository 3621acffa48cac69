import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { inViewBy } from '#dashboard/night/session/night-marks.ts';
import { secondsOf } from '#dashboard/sessions/model/night-clock.ts';
import { scoreText } from '#dashboard/ui/text/score-text.ts';
import { pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { openSample } from '#test/support/sample/open-sample.ts';
import { madeCaptures, madeOccurrence, nightService } from '#test/dashboard/sessions/night-service.ts';
import { words } from '#test/words.ts';

const said = words.sessionPage;
let service: FaultyService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

const plot = () => screen.findByRole('slider', { name: new RegExp(`^${said.activity}`) });
const activity = () => screen.getByRole('region', { name: said.activity });
const columns = async () => {
  const table = await within(activity()).findByRole('table', { name: said.activity });
  const [head, ...rows] = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  return { head, rows };
};

describe('animals in view', () => {
  const night = { starts: [600, 1_200, 1_800, 2_400], seconds: 600 };
  const count = (...spans: [from: number, to: number][]) =>
    inViewBy(
      spans.map(([from, to]) => ({ from, to })),
      night,
    );

  test('count in every stretch that their appearance touches, both ends included', () => {
    expect(count([600, 600])).toEqual([1, 0, 0, 0]);
    expect(count([1_199, 1_200])).toEqual([1, 1, 0, 0]);
    expect(count([700, 2_999], [1_300, 1_500], [2_400, 2_400])).toEqual([1, 2, 1, 2]);
  });

  test('outside the night they count where it is touched, or not at all', () => {
    expect(count([0, 700], [2_900, 9_000], [0, 9_000])).toEqual([2, 1, 1, 2]);
    expect(count([0, 599], [3_000, 9_000])).toEqual([0, 0, 0, 0]);
    expect(inViewBy([{ from: 0, to: 9 }], { starts: [], seconds: 600 })).toEqual([]);
  });

  test('do not depend on their order, and more of them are never fewer in view', () => {
    const spans: [number, number][] = [
      [650, 1_250],
      [1_900, 1_900],
      [600, 3_000],
      [2_000, 2_700],
    ];
    expect(count(...spans.toReversed())).toEqual(count(...spans));
    const fewer = count(...spans.slice(1));
    for (const [bin, number] of count(...spans).entries()) expect(number).toBeGreaterThanOrEqual(fewer[bin] ?? 0);
  });
});

describe('the chosen taxon on the plot of a night', () => {
  test('has no row where none is chosen', async () => {
    service = await nightService({ captures: (query) => pageOf(madeCaptures(60), query) });
    const { user } = renderAt('/sessions/1');
    expect(await plot()).toBeInTheDocument();
    // Those of the table of species.
    await waitFor(() =>
      expect(service?.requests.filter((request) => request.startsWith('occurrences/'))).toHaveLength(1),
    );
    await user.click(screen.getByText(said.asTable));
    expect((await columns()).head).toHaveLength(3);
  });

  test('has a row, is said with each bar and in the table, with its times and its best capture', async () => {
    const genus = { id: 13, name: 'Noctua', rank: 'GENUS', details: '', user_permissions: [] };
    const unseen = { first_appearance_timestamp: null, last_appearance_timestamp: null };
    service = await nightService({
      captures: (query) => pageOf(madeCaptures(60), query),
      occurrences: (query) =>
        pageOf(
          [
            madeOccurrence(1, [5, 25], { determination_score: 0.7 }),
            madeOccurrence(2, [21, 22], { determination_score: 0.92 }),
            // A person's, which no model gave a score.
            madeOccurrence(3, [1, 2], { determination_score: 1, looked_at: 1 }),
            madeOccurrence(4, [30, 50], { determination: genus }),
            madeOccurrence(5, [0, 0], unseen),
          ],
          query,
        ),
    });
    const { user, address, back } = renderAt('/sessions/1?bars=10&species_selected=12');
    expect(await screen.findByText(said.inViewPer('Noctua pronuba', '10 min', '2'))).toBeInTheDocument();
    const slider = await plot();
    slider.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      said.withInView(said.detectionsAt('22:20–22:30', 10, said.detections(0)), 'Noctua pronuba', 2),
    );
    await user.click(screen.getByText(said.asTable));
    const { head, rows } = await columns();
    expect(head?.at(-1)).toBe(said.inView('Noctua pronuba'));
    expect(rows.map((cells) => cells.at(-1))).toEqual(['2', '1', '2', '0', '0', '0']);
    expect(activity()).toHaveTextContent(said.taxonSeen('Noctua pronuba', 3, '22:01', '22:25'));
    expect(activity()).toHaveTextContent(said.taxonUntimed('Noctua pronuba', 1));
    await user.click(within(activity()).getByRole('link', { name: said.bestCapture('0.92', '22:21:00') }));
    await screen.findByRole('dialog');
    expect(address()).toBe('/sessions/1?bars=10&species_selected=12&capture=22');
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(service.requests.filter((request) => request.startsWith('occurrences/'))).toHaveLength(1);
  });

  test('that does not occur in the session has no row, and this is said', async () => {
    service = await nightService({
      captures: (query) => pageOf(madeCaptures(60), query),
      occurrences: (query) => pageOf([madeOccurrence(1, [5, 25])], query),
    });
    const { user } = renderAt('/sessions/1?species_selected=99');
    expect(await screen.findByText(said.taxonAbsent)).toBeInTheDocument();
    expect(screen.queryByText(said.taxonLoading)).not.toBeInTheDocument();
    await user.click(screen.getByText(said.asTable));
    expect((await columns()).head).toHaveLength(3);
  });

  test.each<[string, FaultyAnswer]>([
    ['not served', { status: 404, body: { detail: 'Not found.' } }],
    ['of another form', { body: { results: 'none' } }],
  ])('is one line where occurrences are %s, and the rest of the page stands', async (_what, answer) => {
    service = await nightService({ captures: (query) => pageOf(madeCaptures(60), query), occurrences: () => answer });
    renderAt('/sessions/1?species_selected=12');
    const start = said.taxonNotLoaded('');
    await waitFor(() => expect(activity().textContent).toContain(start));
    expect(await plot()).toBeInTheDocument();
    expect(screen.queryByText(said.taxonLoading)).not.toBeInTheDocument();
  });

  test('of the sample is counted as the database counts it', async () => {
    const database = await openSample(inject('smallFile'));
    const { rows } = await sql<{ taxon: number; name: string; first: string; last: string; score: number }>`
      select taxa.id as taxon, taxa.name, first_appearance_timestamp as first, last_appearance_timestamp as last,
        case when looked_at = 0 then determination_score end as score
      from occurrences join taxa on taxa.id = determination_id
      where event_id = 1404 and determination_id = (select determination_id from occurrences where event_id = 1404
        group by determination_id order by count(*) desc, determination_id limit 1)
      order by first_appearance_timestamp`.execute(database);
    const [{ taxon, name } = { taxon: 0, name: '' }] = rows;
    const { user } = renderAt(`/sessions/1404?species_selected=${taxon}&bars=60`);
    const best = rows.reduce((a, b) => (b.score > a.score ? b : a));
    const link = said.bestCapture(scoreText(best.score), best.first.slice(11));
    expect(await screen.findByRole('link', { name: link })).toBeInTheDocument();
    await user.click(screen.getByText(said.asTable));
    const spans = rows.map(({ first, last }) => [secondsOf(first), secondsOf(last)] as const);
    const hours = (await columns()).rows.map((_, hour) => secondsOf('2023-07-22T22:00:00') + hour * 3_600);
    const expected = hours.map((hour) => spans.filter(([from, to]) => from < hour + 3_600 && to >= hour).length);
    expect((await columns()).rows.map((cells) => Number(cells.at(-1)))).toEqual(expected);
    const most = String(Math.max(...expected));
    expect(within(activity()).getByText(said.inViewPer(name, 'hour', most))).toBeInTheDocument();
  });
});

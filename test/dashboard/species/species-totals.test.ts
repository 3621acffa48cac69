import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { ANY_ANIMAL } from '#dashboard/findings/animals/animal-choice.ts';
import type { Look } from '#dashboard/findings/animals/looks.ts';
import { rankGroup } from '#dashboard/findings/ranks/rank-group.ts';
import { rankSortKey } from '#dashboard/findings/ranks/rank-sort-key.ts';
import { speciesTotals } from '#dashboard/species/species-totals.ts';
import { finish } from '#dashboard/work/slices.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { openSample } from '#test/support/sample/open-sample.ts';

const TAXA = [
  { id: 1, name: 'Noctua pronuba', rank: 'SPECIES' },
  { id: 2, name: 'Noctua', rank: 'GENUS' },
  { id: 3, name: 'Not a moth', rank: 'UNKNOWN' },
];

function occurrence(id: number, changes: Partial<ListedOccurrence> = {}): ListedOccurrence {
  return {
    id,
    deployment: { id: 1, name: 'Trap 1' },
    event: { id: 1 },
    determination: TAXA[0] ?? null,
    determination_score: 0.5,
    detections_count: 1,
    first_appearance_timestamp: '2024-06-01T22:00:00',
    last_appearance_timestamp: '2024-06-01T22:10:00',
    ...changes,
  };
}

const session = (id: number, start: string): Session => madeEvent(id, { start });
const totals = (
  occurrences: readonly ListedOccurrence[],
  sessions: readonly Session[],
  options: Partial<Parameters<typeof speciesTotals>[2]> = {},
) =>
  finish(
    speciesTotals(occurrences, sessions, {
      lowestScore: null,
      animal: ANY_ANIMAL,
      look: 'any',
      onlyOfSessions: false,
      ...options,
    }),
  );

/** Numbers from 0 to 1 that are the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const clock = (minutes: number) =>
  `${String(20 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

/** Occurrences of a few taxa, sessions, scores and times, so that many are equal; some without one or another. */
function madeOccurrences(count: number, random: () => number): ListedOccurrence[] {
  const pick = (most: number) => Math.floor(random() * most);
  return Array.from({ length: count }, (_, index) => {
    const event = pick(8);
    const first = pick(10) === 0 ? null : `2024-06-0${1 + event}T${clock(pick(100))}`;
    return occurrence(index + 1, {
      event: event === 0 ? null : { id: event },
      determination: TAXA[pick(4)] ?? null,
      determination_score: pick(6) === 0 ? null : pick(5) / 4,
      first_appearance_timestamp: first,
      last_appearance_timestamp: first && first.replace(/\d\d:00$/, '59:00'),
    });
  });
}

describe('the totals of taxa', () => {
  test('count the animals asked for, and say how many others there are and which values they have', () => {
    const of = [
      occurrence(1, { sex: 'female', life_stage: 'adult' }),
      occurrence(2, { sex: 'male', life_stage: 'adult' }),
      occurrence(3, { sex: 'female', life_stage: null }),
      occurrence(4, { determination: null, sex: 'male' }),
      occurrence(5),
    ];
    const of2 = (animal: object) => {
      const { taxa, occurrences, otherAnimals, undetermined } = totals(of, [], {
        animal: { ...ANY_ANIMAL, ...animal },
      });
      return [taxa[0]?.occurrences ?? 0, otherAnimals, undetermined, occurrences];
    };
    expect(of2({})).toEqual([4, 0, 1, 5]);
    expect(of2({ sex: 'female' })).toEqual([2, 3, 0, 5]);
    expect(of2({ sex: 'male' })).toEqual([1, 3, 1, 5]);
    expect(of2({ sex: 'not-reported' })).toEqual([1, 4, 0, 5]);
    expect(of2({ sex: 'female', life_stage: 'not-reported' })).toEqual([1, 4, 0, 5]);
    expect(of2({ behavior: 'resting' })).toEqual([0, 5, 0, 5]);
    const { values } = totals(of, [], { animal: { ...ANY_ANIMAL, sex: 'female' } });
    expect([[...values.sex], [...values.life_stage], [...values.behavior]]).toEqual([
      ['female', 'male', 'not-reported'],
      ['adult', 'not-reported'],
      ['not-reported'],
    ]);
  });

  test('count occurrences, nights once, the best score, and the first and last time', () => {
    const sessions = [
      session(1, '2024-06-01T21:00:00'),
      session(2, '2024-06-02T01:00:00'),
      session(3, '2024-06-02T21:00:00'),
      session(4, '2024-06-03T21:00:00'),
    ];
    const {
      taxa,
      values: _values,
      ...all
    } = totals(
      [
        occurrence(7, {
          event: { id: 1 },
          determination_score: 0.9,
          first_appearance_timestamp: '2024-06-01T23:00:00',
        }),
        occurrence(8, {
          event: { id: 2 },
          determination_score: 0.9,
          first_appearance_timestamp: '2024-06-02T01:10:00',
        }),
        occurrence(9, { event: { id: 3 }, last_appearance_timestamp: '2024-06-03T02:00:00' }),
      ],
      sessions,
    );
    expect(taxa).toEqual([
      {
        ...TAXA[0],
        group: 'species',
        occurrences: 3,
        // A session that begins after midnight belongs to the evening before.
        nights: 2,
        lookedAt: null,
        bestScore: 0.9,
        first: '2024-06-01T22:00:00',
        last: '2024-06-03T02:00:00',
        best: { id: 7, event: 1, at: '2024-06-01T23:00:00', others: 1, isByPerson: false },
      },
    ]);
    expect(all).toEqual({
      sessions: 4,
      nights: 3,
      occurrences: 3,
      looks: { any: 3, said: 0, person: 0, model: 0, disagree: 0 },
      otherAnimals: 0,
      undetermined: 0,
      belowScore: 0,
      withoutScore: 0,
    });
  });

  test('of equal best scores name the first, of equal times that with the least id; without an end, the first time is the last', () => {
    const at = (first: string | null, last: string | null = first) => ({
      determination_score: 0.9,
      first_appearance_timestamp: first,
      last_appearance_timestamp: last,
    });
    const renamed = { id: 1, name: 'Renamed', rank: 'SPECIES' };
    const some = [
      occurrence(1, { determination_score: 0.2 }),
      occurrence(2, at(null)),
      occurrence(3, at('2024-06-01T22:30:00')),
      occurrence(4, at('2024-06-01T22:30:00', null)),
      occurrence(5, { ...at('2024-06-01T23:30:00', null), determination: renamed }),
    ];
    for (const occurrences of [some, some.toReversed()]) {
      expect(totals(occurrences, []).taxa).toMatchObject([
        { name: 'Noctua pronuba', last: '2024-06-01T23:30:00', best: { id: 3, others: 3 } },
      ]);
    }
  });

  test('know occurrences without score, time, session or determination', () => {
    const unknown = occurrence(1, {
      event: null,
      determination_score: null,
      first_appearance_timestamp: null,
      last_appearance_timestamp: null,
    });
    const [taxon] = totals([unknown], []).taxa;
    expect(taxon).toMatchObject({ occurrences: 1, nights: 0, bestScore: null, first: null, last: null, best: null });
    expect(totals([occurrence(2, { determination: null })], [])).toMatchObject({ taxa: [], undetermined: 1 });
    // Of a session that is not in the list: the night of its first appearance.
    const [late] = totals([occurrence(3, { first_appearance_timestamp: '2024-06-02T02:00:00' })], []).taxa;
    expect(late?.nights).toBe(1);
  });

  test('a lowest score leaves out occurrences below it and those without a score, and counts both', () => {
    const scores = [0.59, 0.6, 0.9, null, 0];
    const occurrences = scores.map((score, index) => occurrence(index + 1, { determination_score: score }));
    expect(totals(occurrences, [], { lowestScore: 0.6 })).toMatchObject({
      taxa: [{ occurrences: 2 }],
      occurrences: 5,
      belowScore: 2,
      withoutScore: 1,
    });
    expect(totals(occurrences, [])).toMatchObject({ taxa: [{ occurrences: 5 }], belowScore: 0, withoutScore: 0 });
  });

  test('of a session of several nights are in the night of their first appearance, and all its nights count', () => {
    const long: Session = { ...session(1, '2024-06-01T21:00:00'), end: '2024-06-04T02:00:00' };
    const found = ['2024-06-02T02:00:00', '2024-06-02T11:00:00', '2024-06-03T23:00:00', null].map((time, index) =>
      occurrence(index + 1, { first_appearance_timestamp: time, last_appearance_timestamp: time }),
    );
    const { taxa, nights } = totals(found, [long]);
    expect(nights).toBe(3);
    expect(taxa.map((one) => [one.occurrences, one.nights])).toEqual([[4, 2]]);
  });

  test('occurrences of other sessions are left out where the sessions are chosen', () => {
    const occurrences = [occurrence(1), occurrence(2, { event: { id: 2 } }), occurrence(3, { event: null })];
    const chosen = [session(1, '2024-06-01T21:00:00')];
    expect(totals(occurrences, chosen, { onlyOfSessions: true })).toMatchObject({ occurrences: 1 });
    expect(totals(occurrences, chosen)).toMatchObject({ occurrences: 3, sessions: 1 });
  });
});

describe('who determined occurrences', () => {
  const [byModel, byPerson] = [
    { looked_at: 0, model_taxon_id: null },
    { looked_at: 1, model_taxon_id: null },
  ];
  const disagreed = { looked_at: 2, model_taxon_id: 9 };

  test('is counted by taxon, and unknown where no occurrence of it says that', () => {
    const of = [
      occurrence(1, byModel),
      occurrence(2, byPerson),
      occurrence(3, disagreed),
      occurrence(4, { looked_at: null }),
      occurrence(5, { determination: TAXA[1] ?? null, looked_at: null }),
      occurrence(6, { determination: TAXA[2] ?? null, ...byModel }),
    ];
    const counted = (look: Look) => {
      const { taxa, looks, otherAnimals } = totals(of, [], { look });
      return {
        said: looks.said,
        left: otherAnimals,
        taxa: taxa.map(({ id, occurrences, lookedAt }) => [id, occurrences, lookedAt]),
      };
    };
    const all = [
      [1, 4, 2],
      [2, 1, null],
      [3, 1, 0],
    ];
    expect(counted('any')).toEqual({ said: 4, left: 0, taxa: all });
    expect(counted('person')).toEqual({ said: 4, left: 4, taxa: [[1, 2, 2]] });
    expect(counted('disagree')).toEqual({ said: 4, left: 5, taxa: [[1, 1, 1]] });
    const models = [
      [1, 1, 0],
      [3, 1, 0],
    ];
    expect(counted('model')).toEqual({ said: 4, left: 4, taxa: models });
  });

  test('decides which scores count: a person’s determination passes any lowest one, and has none itself', () => {
    const of = [
      occurrence(1, { ...byPerson, determination_score: 1 }),
      occurrence(2, { ...byModel, determination_score: 0.7 }),
      occurrence(3, { ...byModel, determination_score: 0.4 }),
      occurrence(4, { ...byPerson, determination_score: null }),
    ];
    const { taxa, belowScore, withoutScore } = totals(of, [], { lowestScore: 0.6 });
    expect(taxa).toMatchObject([
      { occurrences: 3, lookedAt: 2, bestScore: 0.7, best: { id: 2, others: 0, isByPerson: false } },
    ]);
    expect([belowScore, withoutScore]).toEqual([1, 0]);
    // Where people alone determined, the first of theirs is named.
    for (const occurrences of [of, of.toReversed()])
      expect(totals(occurrences, [], { look: 'person' }).taxa).toMatchObject([
        { bestScore: null, best: { id: 1, others: 0, isByPerson: true } },
      ]);
  });
});

describe('for any occurrences', () => {
  const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

  test('their order changes nothing, and every one is counted once', () => {
    for (const seed of SEEDS) {
      const random = randomFrom(seed);
      const occurrences = madeOccurrences(60, random);
      const sessions = [1, 2, 3, 4, 5].map((id) => session(id, `2024-06-0${id}T21:00:00`));
      for (const lowestScore of [null, 0.5]) {
        for (const onlyOfSessions of [false, true]) {
          const before = totals(occurrences, sessions, { lowestScore, onlyOfSessions });
          const mixed = occurrences.map((one) => ({ one, at: random() })).toSorted((a, b) => a.at - b.at);
          const after = totals(
            mixed.map(({ one }) => one),
            sessions.toReversed(),
            { lowestScore, onlyOfSessions },
          );
          expect(after).toEqual(before);
          const counted = before.taxa.reduce((sum, taxon) => sum + taxon.occurrences, 0);
          const { undetermined, belowScore, withoutScore } = before;
          expect(counted + undetermined + belowScore + withoutScore).toBe(before.occurrences);
        }
      }
    }
  });

  test('a night without occurrences changes no taxon, only the number of nights', () => {
    for (const seed of SEEDS) {
      const occurrences = madeOccurrences(60, randomFrom(seed));
      const sessions = [1, 2, 3].map((id) => session(id, `2024-06-0${id}T21:00:00`));
      const before = totals(occurrences, sessions);
      const after = totals(occurrences, [...sessions, session(99, '2024-08-01T21:00:00')]);
      expect(after.taxa).toEqual(before.taxa);
      expect(after.nights).toBe(before.nights + 1);
    }
  });

  test('a higher lowest score never adds an occurrence, a night or a taxon', () => {
    for (const seed of SEEDS) {
      const occurrences = madeOccurrences(60, randomFrom(seed));
      const [low, high] = [0.25, 0.75].map((lowestScore) => totals(occurrences, [], { lowestScore }).taxa);
      const byId = new Map(low?.map((taxon) => [taxon.id, taxon]));
      for (const taxon of high ?? []) {
        const wider = byId.get(taxon.id);
        expect(wider?.occurrences).toBeGreaterThanOrEqual(taxon.occurrences);
        expect(wider?.nights).toBeGreaterThanOrEqual(taxon.nights);
        expect(wider?.bestScore).toBe(taxon.bestScore);
      }
    }
  });
});

test('ranks are sorted from the highest, those of no known place last', () => {
  const ranks = ['UNKNOWN', 'SPECIES', 'family', 'GENUS', 'ORDER'];
  const sorted = ranks.toSorted((a, b) => (rankSortKey(a) < rankSortKey(b) ? -1 : 1));
  expect(sorted).toEqual(['ORDER', 'family', 'GENUS', 'SPECIES', 'UNKNOWN']);
});

test('ranks are species, higher or unknown, whatever words a service has', () => {
  expect(['SPECIES', 'species', 'SUBSPECIES', 'FORM'].map(rankGroup)).toEqual(Array(4).fill('species'));
  expect(['UNKNOWN', 'unknown', '', ' '].map(rankGroup)).toEqual(Array(4).fill('unknown'));
  expect(['GENUS', 'ORDER', 'SECTION', 'COMPLEX'].map(rankGroup)).toEqual(Array(4).fill('higher'));
});

describe('compared with the database', () => {
  interface Row {
    id: number;
    occurrences: number;
    nights: number;
    bestScore: number | null;
    /** null: none says who determined it */
    lookedAt: number | null;
    first: string;
    last: string;
  }

  /** The same by SQL alone: nights are those of the sessions' starts, twelve hours before. */
  async function byDatabase(condition: string): Promise<Row[]> {
    const { rows } = await sql
      .raw<Row>(
        `select o.determination_id as id, count(*) as occurrences, count(distinct date(e.start, '-12 hours')) as nights,
          max(case when o.looked_at = 0 then o.determination_score end) as bestScore,
          sum(case when o.identification_method is not null then o.looked_at > 0 end) as lookedAt, min(o.first_appearance_timestamp) as first,
          max(o.last_appearance_timestamp) as last
        from occurrences o join events e on e.id = o.event_id where ${condition} group by 1 order by 1`,
      )
      .execute(await openSample(inject('smallFile')));
    return rows;
  }

  async function served<Rec>(path: string): Promise<Rec[]> {
    const records: Rec[] = [];
    for (let address: string | null = `${inject('smallUrl')}/api/v2/${path}&limit=1000`; address !== null;) {
      const page = (await (await fetch(address)).json()) as { results: Rec[]; next: string | null };
      records.push(...page.results);
      address = page.next;
    }
    return records;
  }

  test.each([
    ['a session', 'event=744', 'ids=744', 'o.event_id = 744', null],
    ['a deployment', 'deployment=36', 'deployment=36', 'o.deployment_id = 36', null],
    [
      'a project with a lowest score',
      'project_id=2',
      'project_id=2',
      'o.project_id = 2 and (o.looked_at > 0 or o.determination_score >= 0.8)',
      0.8,
    ],
  ])('%s has the same taxa and totals', async (_what, occurrencesOf, sessionsOf, condition, lowestScore) => {
    const [occurrences, sessions, rows] = await Promise.all([
      served<ListedOccurrence>(`occurrences/?${occurrencesOf}`),
      served<Session>(`events/?${sessionsOf}`),
      byDatabase(condition),
    ]);
    const { taxa } = totals(occurrences, sessions, { lowestScore });
    expect(rows.length).toBeGreaterThan(10);
    expect(
      taxa.map(({ id, occurrences: count, nights, bestScore, lookedAt, first, last }) => ({
        id,
        occurrences: count,
        nights,
        bestScore,
        lookedAt,
        first,
        last,
      })),
    ).toEqual(rows);
  });
});

import { describe, expect, test } from 'vitest';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import type { Taxon } from '#contract/records/taxon.ts';
import { ANY_ANIMAL, type AnimalChoice } from '#dashboard/findings/animals/animal-choice.ts';
import type { Look } from '#dashboard/findings/animals/looks.ts';
import { sampledNights } from '#dashboard/species/accumulation/sampled-nights.ts';
import { taxaAtRank } from '#dashboard/species/accumulation/taxa-at-rank.ts';
import { finish } from '#dashboard/work/slices.ts';

// Family 1 with genus 2 (species 3 and 4) and genus 5; 6 is unknown.
const taxa = [
  taxon(1, 'FAMILY', null),
  taxon(2, 'GENUS', 1),
  taxon(3, 'SPECIES', 2),
  taxon(4, 'SPECIES', 2),
  taxon(5, 'GENUS', 1),
  taxon(6, 'UNKNOWN', null),
];
const sessions = [
  session(10, 1, '2024-06-13T21:00:00', 1),
  session(11, 1, '2024-06-12T21:00:00', 3),
  // The same night as 11, after a pause, and another trap's.
  session(12, 1, '2024-06-13T02:00:00', 0),
  session(13, 2, '2024-06-12T21:00:00', 0),
  session(14, 2, '2024-06-13T21:00:00', null),
];
const occurrences = [
  occurrence(1, 11, 3, 0.9),
  occurrence(2, 12, 3, 0.4),
  occurrence(3, 11, 2, 0.8),
  occurrence(4, 11, 6, 0.9),
  occurrence(5, 10, 4, null),
  occurrence(6, 99, 4, 0.9),
];

function sampled(
  rank: 'SPECIES' | 'GENUS',
  lowestScore: number | null,
  {
    of = occurrences,
    on = sessions,
    animal = ANY_ANIMAL,
    look = 'any',
  }: { of?: readonly ListedOccurrence[]; on?: readonly Session[]; animal?: AnimalChoice; look?: Look } = {},
) {
  const options = { taxonAtRank: taxaAtRank(taxa, rank), lowestScore, animal, look };
  const { nights, ...rest } = finish(sampledNights(of, on, options));
  return { ...rest, nights: nights.map((night) => [...night].toSorted((a, b) => a - b)) };
}

describe('the taxa of trap-nights', () => {
  test('are of occurrences that a person has looked at, where these are asked for, whatever their score', () => {
    const of = occurrences.map((one) => (one.id === 3 ? { ...one, looked_at: 1 } : { ...one, looked_at: 0 }));
    const { counted, otherAnimals, belowScore } = sampled('GENUS', 0.99, { of, look: 'person' });
    expect([counted, otherAnimals > 0, belowScore]).toEqual([1, true, 0]);
    expect(sampled('GENUS', 0.99, { of })).toMatchObject({ counted: 1, otherAnimals: 0 });
  });

  test('are in sequence of nights and traps; sessions of one trap and evening are one night; empty nights are sampled', () => {
    expect(sampled('SPECIES', null)).toEqual({
      nights: [[3], [], [4]],
      unknownNights: 1,
      counted: 3,
      aboveRank: 2,
      belowScore: 0,
      otherAnimals: 0,
    });
  });

  test('are of the animals asked for alone: nights of others are sampled and empty', () => {
    const of = occurrences.map((one, index) => ({ ...one, sex: index === 4 ? 'male' : 'female' }));
    expect(sampled('SPECIES', null, { of, animal: { ...ANY_ANIMAL, sex: 'male' } })).toMatchObject({
      nights: [[], [], [4]],
      counted: 1,
      otherAnimals: 4,
    });
  });

  test('are not sampled in nights whose images are not all processed', () => {
    const on = sessions.map((one) => ({ ...one, captures_count: 10, processed_captures_count: 10 }));
    expect(sampled('SPECIES', null, { on })).toMatchObject({ nights: [[3], [], [4]], unknownNights: 1 });
    const in12 = on.map((one) => (one.id === 12 ? { ...one, processed_captures_count: 0 } : one));
    expect(sampled('SPECIES', null, { on: in12 })).toMatchObject({ nights: [[], [4]], unknownNights: 2, counted: 1 });
    const in10 = on.map((one) => (one.id === 10 ? { ...one, processed_captures_count: 9 } : one));
    expect(sampled('SPECIES', null, { on: in10 })).toMatchObject({ nights: [[3], []], unknownNights: 2 });
  });

  test('of a higher rank include the taxa below it once, and leave out what is above or outside of it', () => {
    expect(sampled('GENUS', null)).toMatchObject({ nights: [[2], [], [2]], counted: 4, aboveRank: 1 });
  });

  test('leave out lower scores, and occurrences without one where a lowest score is set', () => {
    expect(sampled('SPECIES', 0.5)).toMatchObject({ nights: [[3], [], []], counted: 1, belowScore: 2, aboveRank: 2 });
    // Exactly the lowest one counts.
    expect(sampled('GENUS', 0.8)).toMatchObject({ nights: [[2], [], []], counted: 2, belowScore: 2 });
  });

  test('are left out where a session of the night has no known number of occurrences', () => {
    const on = [...sessions, session(15, 2, '2024-06-14T01:00:00', 1)];
    expect(sampled('SPECIES', null, { on })).toMatchObject({ nights: [[3], [], [4]], unknownNights: 1 });
  });

  test('of a session of several nights are those of each, by the first appearance', () => {
    const on = [
      session(10, 1, '2024-06-12T21:00:00', 3, '2024-06-15T02:00:00'),
      session(11, 1, '2024-06-13T22:00:00', 1),
    ];
    const of = [
      occurrence(1, 10, 3, null, '2024-06-13T02:00:00'),
      occurrence(2, 10, 4, null, '2024-06-14T23:00:00'),
      // Without a time, in the first night.
      occurrence(3, 10, 4, null),
      occurrence(4, 11, 3, null),
    ];
    expect(sampled('SPECIES', null, { of, on })).toMatchObject({ nights: [[3, 4], [3], [4]], counted: 4 });
  });

  test('do not depend on the sequence of the records', () => {
    const before = sampled('GENUS', 0.5);
    expect(sampled('GENUS', 0.5, { of: occurrences.toReversed(), on: sessions.toReversed() })).toEqual(before);
  });

  test('have their ranks as words in any case', () => {
    expect(taxaAtRank([taxon(1, 'Genus', null), taxon(2, 'species', 1)], 'GENUS')(2)).toBe(1);
  });

  test('a circle of parents ends', () => {
    const circle = [taxon(1, 'GENUS', 2), taxon(2, 'TRIBE', 1)];
    expect(taxaAtRank(circle, 'FAMILY')(1)).toBeNull();
  });
});

function taxon(id: number, rank: string, parent: number | null): Taxon {
  return { id, rank, name: `taxon ${id}`, parent_id: parent } as Taxon;
}

function session(id: number, deployment: number, start: string, occurrencesCount: number | null, end = start): Session {
  return { id, start, end, deployment: { id: deployment }, occurrences_count: occurrencesCount } as Session;
}

function occurrence(
  id: number,
  event: number,
  determination: number,
  score: number | null,
  time: string | null = null,
): ListedOccurrence {
  return {
    id,
    event: { id: event },
    determination: { id: determination },
    determination_score: score,
    first_appearance_timestamp: time,
  } as ListedOccurrence;
}

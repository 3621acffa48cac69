import { expect, test } from 'vitest';
import { listedOccurrenceReader } from '#contract/records/occurrence.ts';
import { Deviations } from '#contract/reading/deviations.ts';
import { writtenLinked } from '#test/contract/written-linked-records.ts';

test('a list reads of an occurrence what it shows', () => {
  const deviations = new Deviations();
  expect(listedOccurrenceReader.read(writtenLinked.occurrences, deviations)).toEqual({
    id: 9_001,
    deployment: { id: 5, name: 'Ærø 1' },
    event: { id: 70 },
    determination: { id: 12, name: 'Noctua pronuba', rank: 'SPECIES' },
    determination_score: 0.93,
    detections_count: 3,
    first_appearance_timestamp: '2024-06-12T23:15:00',
    last_appearance_timestamp: '2024-06-12T23:25:00',
  });
  expect(deviations.all).toEqual([]);
});

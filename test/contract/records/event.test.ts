import { expect, test } from 'vitest';
import { z } from 'zod';
import { event, exampleCapturesReader, listedEventReader } from '#contract/records/event.ts';
import { Deviations } from '#contract/reading/deviations.ts';
import { writtenLists } from '#test/contract/written-records.ts';

const { events } = writtenLists;

test('a list reads of a session what it shows', () => {
  const deviations = new Deviations();
  expect(listedEventReader.read(events, deviations)).toEqual({
    id: 70,
    deployment: { id: 5, name: 'Ærø 1' },
    start: '2024-06-12T22:10:00',
    end: '2024-06-13T03:40:00',
    duration: '19800.0',
    captures_count: 67,
    detections_count: 22,
    occurrences_count: 14,
    taxa_count: 9,
    example_captures: events.example_captures,
  });
  expect(deviations.all).toEqual([]);
});

test('the pictures of a session are read with its id alone', () => {
  expect(exampleCapturesReader.read(events, new Deviations())).toEqual({
    id: 70,
    example_captures: events.example_captures,
  });
});

test('how many captures were processed is an additional field: a number, null where it is not known, or absent', () => {
  const read = (record: object) => listedEventReader.read(record, new Deviations())?.processed_captures_count;
  expect(
    [{}, { processed_captures_count: null }, { processed_captures_count: 0 }].map((more) =>
      read({ ...events, ...more }),
    ),
  ).toEqual([undefined, null, 0]);
  // Counts stay integers (2.5).
  expect(
    listedEventReader.read({ ...events, processed_captures_count: 0, occurrences_count: 0 }, new Deviations()),
  ).toMatchObject({ processed_captures_count: 0, occurrences_count: 0 });
  const { properties = {}, required = [] } = z.toJSONSchema(event);
  expect(required).not.toContain('processed_captures_count');
  expect(properties['processed_captures_count']).toMatchObject({
    description: expect.stringMatching(/unknown, not 0/) as string,
  });
});

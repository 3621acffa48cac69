import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { captureDetail, captureDetailReader } from '#contract/records/capture-detail.ts';
import { Deviations } from '#contract/reading/deviations.ts';
import { changed, without } from '#test/contract/changed.ts';
import { writtenLinked } from '#test/contract/written-linked-records.ts';
import { address, none } from '#test/contract/written-records.ts';

const detection = {
  id: 31,
  bbox: [1_024, 540, 1_228.8, 756],
  bbox_relative: [0.25, 0.25, 0.3, 0.35],
  score: 0.81,
  occurrence: {
    id: 9_001,
    details: address('occurrences/9001'),
    determination: { id: 12, name: 'Noctua pronuba', rank: 'SPECIES', details: address('taxa/12'), ...none },
    determination_score: 0.93,
    ...none,
  },
  ...none,
};
const written = { ...writtenLinked.captures, detections: [detection] };
const read = (value: unknown) => captureDetailReader.read(value, new Deviations());
const firstOf = (value: unknown) => read(value)?.detections?.[0];

describe('the record of one capture (open, 4.5: decided in docs/decisions/detections-of-captures.md)', () => {
  test('has detections with box, score and determination', () => {
    expect(firstOf(written)).toMatchObject({
      id: 31,
      bbox: [1_024, 540, 1_228.8, 756],
      bbox_relative: [0.25, 0.25, 0.3, 0.35],
      score: 0.81,
      occurrence: {
        id: 9_001,
        determination: { id: 12, name: 'Noctua pronuba', rank: 'SPECIES' },
        determination_score: 0.93,
      },
    });
  });

  test('is described as our own service sends it', () => {
    const { properties } = z.toJSONSchema(captureDetail);
    const described = properties as Record<string, unknown>;
    const { items } = described['detections'] as { items: { properties: object; required: string[] } };
    expect(Object.keys(items.properties)).toEqual(Object.keys(detection));
    expect(items.required).toEqual(Object.keys(detection));
    const further = 'is_processed occurrences_count taxa_count project path size_display last_processed thumbnails';
    expect(Object.keys(described).toSorted()).toEqual([...further.split(' '), ...Object.keys(written)].toSorted());
  });

  test('is read without detections, as some services send it', () => {
    for (const other of [undefined, null, 'http://example.org/api/v2/detections/?capture=1', {}]) {
      expect([other, read({ ...written, detections: other })?.detections]).toEqual([other, null]);
    }
  });

  test('has what a running service sends: pixels alone, further fields, a detection without an occurrence', () => {
    const { bbox_relative: _shares, score: _score, user_permissions: _none, ...sent } = detection;
    const theirs = { ...sent, url: 'http://images.example.org/31.jpg', width: 205, height: 216, classifications: '' };
    const sentDetections = [theirs, { ...theirs, id: 32, occurrence: null }];
    const detections = read({ ...written, detections: sentDetections })?.detections;
    expect(detections?.map((one) => [one?.id, one?.bbox, one?.bbox_relative, one?.occurrence?.id])).toEqual([
      [31, detection.bbox, null, 9_001],
      [32, detection.bbox, null, undefined],
    ]);
  });

  test.each([
    ['bbox', null],
    ['bbox', 'all of it'],
    ['bbox', [1, 2, 3]],
    ['bbox', { x1: 1, y1: 2, x2: 3, y2: 4 }],
    ['bbox', [5, 5, 5, 9]],
    ['bbox', [9, 5, 5, 9]],
    ['bbox', [5, 5, 9, 5]],
    ['bbox', [5, 9, 9, 5]],
    ['bbox', [1, 2, 3, 'four']],
    ['bbox_relative', [0.1, 0.2, Number.NaN, 0.4]],
    ['score', 'high'],
    ['score', 80],
    ['occurrence', 'x'],
    ['occurrence', { id: 'x' }],
  ] as const)('reads a %s without meaning, %j, as unknown and keeps the record', (field, value) => {
    expect(firstOf(changed(written, `detections.0.${field}`, value))).toMatchObject({ id: 31, [field]: null });
  });

  test.each([
    ['determination', null],
    ['determination', 'Noctua pronuba'],
    ['determination_score', 'high'],
  ] as const)('reads a %s of the occurrence of another form, %j, as unknown', (field, value) => {
    expect(firstOf(changed(written, `detections.0.occurrence.${field}`, value))?.occurrence).toMatchObject({
      id: 9_001,
      [field]: null,
    });
  });

  test('reads numbers as text, and a record that is given by its id', () => {
    expect(firstOf(changed(written, 'detections.0.bbox', [1, 2, 3, '4']))?.bbox).toEqual([1, 2, 3, 4]);
    expect(firstOf(changed(written, 'detections.0.score', '0.8'))?.score).toBe(0.8);
    expect(firstOf(changed(written, 'detections.0.occurrence', 9_001))?.occurrence?.id).toBe(9_001);
  });

  test('leaves a detection without an id out, and reads the others', () => {
    const nameless = without(detection, 'id');
    expect(read({ ...written, detections: [nameless, 'x', detection] })?.detections?.map(({ id }) => id)).toEqual([31]);
  });
});

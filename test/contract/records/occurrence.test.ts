import { expect, test } from 'vitest';
import { listedOccurrenceReader } from '#contract/records/occurrence.ts';
import { Deviations } from '#contract/reading/deviations.ts';
import { writtenLinked } from '#test/contract/written-linked-records.ts';

/** What a running service sends of who determined an occurrence; its list takes no `fields`. */
function read(sent: object) {
  const deviations = new Deviations();
  const record = listedOccurrenceReader.read({ ...writtenLinked.occurrences, ...sent }, deviations);
  expect(deviations.all).toEqual([]);
  expect(record).not.toHaveProperty('identifications');
  return [record?.looked_at, record?.model_id, record?.model_taxon_id];
}

const at = (id: number, withdrawn: boolean) => ({ id, withdrawn, taxon: null, user: { id: 4, name: 'Ana' } });
const ofModel = (id: number) => ({ taxon: { id, name: 'Noctua' }, algorithm: { id: 5, name: 'Moths' }, score: 0.8 });
const details = { taxon: null, identification: null, prediction: null, score: 0.93 };
const predicted = { ...details, prediction: { score: 0.93, algorithm: { id: 6, name: 'Moths' }, created_at: null } };

test.each([
  ['ours, as it says', { looked_at: 2, model_id: 5, model_taxon_id: 13, identifications: [] }, [2, 5, 13]],
  [
    'identifications that stand, of which the model named one',
    { identifications: [at(1, true), at(2, false)], best_machine_prediction: ofModel(12) },
    [1, 5, null],
  ],
  [
    'and a model that named another',
    { identifications: [at(2, false)], best_machine_prediction: ofModel(13) },
    [1, 5, 13],
  ],
  ['a person’s without a model', { identifications: [at(2, false)], best_machine_prediction: null }, [1, null, null]],
  [
    'a determination by a person alone',
    { determination_details: { ...details, identification: at(2, false) } },
    [1, null, null],
  ],
  [
    'withdrawn ones, so that the model’s is left',
    { identifications: [at(1, true)], determination_details: predicted },
    [0, 6, null],
  ],
  ['a model’s best', { identifications: [], best_machine_prediction: ofModel(12) }, [0, 5, null]],
  [
    'neither person nor model',
    { identifications: [], determination_details: details },
    [undefined, undefined, undefined],
  ],
  ['nothing of it', {}, [undefined, undefined, undefined]],
])('a list reads who looked at an occurrence: %s', (_what, sent, expected) => {
  expect(read(sent)).toEqual(expected);
});

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

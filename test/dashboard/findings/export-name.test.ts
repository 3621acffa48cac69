import { describe, expect, test } from 'vitest';
import type { ExportRecord } from '#contract/records/export.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { exportedDeployments, exportedPart, exportName } from '#dashboard/findings/export-name.ts';
import { madeExport, withJob } from '#test/dashboard/exports/made-export.ts';
import { words } from '#test/words.ts';

const { animals } = words;

const NONE = deploymentNames([]);
const site = (id: number, name: string) => ({ id, name, details: '', user_permissions: [] });
/** Two of one name, which their sites tell apart. */
const TWO = deploymentNames([
  { id: 1, name: 'Gate', research_site: site(1, 'Mols') },
  { id: 2, name: 'Gate', research_site: site(2, 'Skagen') },
]);

/** What an export with these filters contains. */
const part = (filters_display: ExportRecord['filters_display'], filters: ExportRecord['filters'] = {}, names = NONE) =>
  exportedPart(madeExport(1, { filters_display, filters }), names);

describe('the name of an export', () => {
  test('has no project where its job, or the project of it, is not reported', () => {
    const record = madeExport(1);
    expect(exportName(withJob(record, null) as ExportRecord, NONE)).toBe('Set 1');
    expect(exportName(withJob(record, { project: null }) as ExportRecord, NONE)).toBe('Set 1');
  });

  test.each([
    [{ coordinate_digits: 3 }, 'Set 1 · rounded to 0.001° · Moths of the bog'],
    [{ coordinate_digits: 1 }, 'Set 1 · rounded to 0.1° · Moths of the bog'],
    [{ coordinate_digits: 7 }, 'Set 1 · Moths of the bog'],
    [{ coordinate_digits: null }, 'Set 1 · Moths of the bog'],
    [undefined, 'Set 1 · Moths of the bog'],
  ])('with the options %j is %s', (options, name) => {
    expect(exportName({ ...madeExport(1), options }, NONE)).toBe(name);
  });

  test('has the given content in place of its filters', () => {
    expect(exportName(madeExport(1), NONE, 'the whole project')).toBe('the whole project · Moths of the bog');
  });
});

describe('what an export contains', () => {
  test('names a deployment as all pages do', () => {
    expect(part({ deployment: { id: 2, name: 'Gate' } }, {}, TWO)).toBe('Gate · Skagen');
    expect(part({ deployments: [{ id: '1', name: 'Gate' }] }, {}, TWO)).toBe('Gate · Mols');
  });

  test.each([
    ['a session of that name', { event: { id: 2, name: 'Gate' } }],
    ['one without an id', { deployment: { name: 'Gate' } }],
    ['one whose id is no number', { deployment: { id: 'b', name: 'Gate' } }],
    ['text', { deployment: 'Gate' }],
    ['a key that only ends so', { other_deployment: { id: 2, name: 'Gate' } }],
  ])('takes %s by its own name', (_what, shown) => {
    expect(part(shown, {}, TWO)).toBe('Gate');
  });

  test('has what is asked of animals in words', () => {
    const { names, asked, notGiven, looked } = words.animals;
    expect(part({ looked: 'model' })).toBe(asked(looked.name, looked.values.model));
    expect(part({ sex: 'female', life_stage: 'not-reported', behavior: 'on bark' })).toBe(
      [asked(names.sex, 'female'), asked(names.life_stage, notGiven), asked(names.behavior, 'on bark')].join(' · '),
    );
  });

  test('is up to three names of a filter, then the number of the others', () => {
    expect(part({ taxa: ['A', 'B', 'C'] })).toBe('A · B · C');
    expect(part({ taxa: ['A', 'B', 'C', 'D'] })).toBe('A · B · C · + 1');
  });

  test.each([
    [{ id: '6', name: '' }, 'collection {"id":"6","name":""}'],
    [{ id: '6', name: 6 }, 'collection {"id":"6","name":6}'],
    [{ id: '6' }, 'collection {"id":"6"}'],
    [6, 'collection 6'],
    [true, 'collection true'],
  ])('shows %j, which has no name, as it is', (collection, text) => {
    expect(part({ collection })).toBe(text);
  });

  test('leaves out filters without a value, shown or not', () => {
    expect(part({ collection: null, taxon: '', event: undefined, site: 'Mols' })).toBe('Mols');
    expect(part(null, { collection: null, taxon: '', event: undefined, site: 4 })).toBe('site 4');
    expect(part({ collection: null }, { taxon: '' })).toBe(words.api.allOccurrences);
  });

  test('is the filters themselves where none is shown', () => {
    expect(part({}, { taxon: 12, site: 'Mols' })).toBe('taxon 12 · site Mols');
  });

  test.each([
    [{ first_night: '2024-06-12' }, '12 Jun 2024 –'],
    [{ last_night: '2024-06-14' }, '– 14 Jun 2024'],
    [{ first_night: 20_240_612, last_night: '2024-06-14' }, '– 14 Jun 2024'],
    [{ first_night: 'summer' }, words.api.allOccurrences],
    [{ lowest_score: 0 }, '≥ 0'],
    [{ behavior: 'constructor' }, animals.asked(animals.names.behavior, 'constructor')],
    [{ lowest_score: '0.5' }, words.api.allOccurrences],
  ])('of the nights and scores %j is %s', (filters, text) => {
    expect(part({}, filters)).toBe(text);
  });

  test('is the whole project where another format has no filters', () => {
    const record = madeExport(1, { format: 'sessions_csv', filters: {}, filters_display: {} });
    expect(exportedPart(record, NONE)).toBe(words.api.wholeProject);
  });
});

test('the deployments named in the filters of exports are found, alone and in lists, and nothing else is', () => {
  const records = [
    madeExport(1, { filters_display: { deployment: { id: 1, name: 'Gate' }, event: { id: 9, name: 'Jun 12' } } }),
    madeExport(2, { filters_display: { deployments: [{ id: '2', name: 'Dune' }, { id: 3, name: '' }, null, 'Bog'] } }),
    madeExport(3, { filters_display: null }),
    madeExport(4, { filters_display: { deployment: { id: 1.5, name: 'Half' } } }),
  ];
  expect(exportedDeployments(records)).toEqual([
    { id: 1, name: 'Gate' },
    { id: 2, name: 'Dune' },
  ]);
});

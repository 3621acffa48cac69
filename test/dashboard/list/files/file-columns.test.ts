import { parse } from 'csv-parse/sync';
import { expect, inject, test } from 'vitest';
import { collections, type CollectionName } from '#contract/lists/collections.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { deploymentList } from '#dashboard/deployments/deployment-list.ts';
import { exportList } from '#dashboard/exports/export-list.ts';
import { columnsAsCsv } from '#dashboard/list/files/columns-as-csv.ts';
import { fileColumns } from '#dashboard/list/files/file-columns.ts';
import type { ListDefinition } from '#dashboard/list/model/list-definition.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { rowsAsTsv } from '#dashboard/list/files/copy-rows.ts';
import { finish } from '#dashboard/work/slices.ts';
import { projectList } from '#dashboard/projects/project-list.ts';
import { deploymentSessionsList } from '#dashboard/sessions/lists/deployment-sessions-list.ts';
import { sessionContext } from '#dashboard/sessions/model/session-context.ts';
import { sessionsList } from '#dashboard/sessions/lists/sessions-list.ts';
import { sessionsTotalsList } from '#dashboard/sessions/lists/sessions-totals-list.ts';
import { storageList } from '#dashboard/storage/storage-list.ts';
import { taxaList } from '#dashboard/taxa/taxa-list.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { words } from '#test/words.ts';

const twins = [4, 5].map((id) => madeDeployment(id, { name: 'Trap', latitude: 45.123_456, longitude: -73.5 }));
const names = deploymentNames(twins);
const events = twins.map(({ id, name }) =>
  madeEvent(id, { deployment: { id, name, details: '', user_permissions: [] }, duration: '30000.0' }),
);
const context = finish(sessionContext(events, twins));
const totals = { totals: new Map(), names, search: '', narrowing: {} };

type AnyList = ListDefinition<{ id: number }>;
const lists = Object.entries({
  sessions: sessionsList(context, words.sessions),
  'sessions of a deployment': deploymentSessionsList(context, words.sessions),
  'sessions by deployment': sessionsTotalsList(totals, words.sessions, words.sessionsList),
  deployments: deploymentList(words.deployments, names, null, null),
  'deployments at rounded places': deploymentList(words.deployments, names, 2, null),
  taxa: taxaList(words.taxa, { nameOf: () => null, most: 0 }),
  exports: exportList(words.exports, new Set(), names, new Map()),
  storage: storageList(words.storage, () => ''),
  projects: projectList(words.projects),
}) as unknown as [string, AnyList][];

const served = new Map<CollectionName, Promise<Record<string, unknown>>>();
/** The fields of a list's records, each with a value from any of them. */
const recordOf = (collection: CollectionName) => {
  const record = served.get(collection) ?? askFor(collection);
  served.set(collection, record);
  return record;
};
async function askFor(collection: CollectionName): Promise<Record<string, unknown>> {
  const answer = await fetch(`${inject('smallUrl')}/api/v2/${collections[collection].path}/?limit=50`);
  const { results } = (await answer.json()) as { results: Record<string, unknown>[] };
  const known = results.map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null)));
  return Object.assign({}, ...results, ...known) as Record<string, unknown>;
}

test.each(lists)('every column of the files of %s has a meaning, a unit and a source', async (_, list) => {
  const columns = fileColumns(list, list.columns, words.list);
  expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
  for (const { name, label, unit, type, meaning, source } of columns) {
    expect(name).toMatch(/^[a-z][a-z_]*$|^coordinateUncertaintyInMeters$/);
    expect(label).not.toBe('');
    expect(meaning).toMatch(/\S\./);
    expect(`${name} ${type} in ${unit}`).toMatch(unit === '' && type === 'number' ? /^(?:\w+_)?id / : /./);
    const suffix = { h: /_h$/, '%': /_percent$/, bytes: /_bytes$/, '1/h': /_per_hour$/, m: /InMeters$/ }[unit];
    expect(name).toMatch(suffix ?? /./);
    for (const path of source.split(', ')) {
      const [field = '', other] = path.split('/').toReversed();
      let value: unknown = await recordOf((other as CollectionName | undefined) ?? list.collection);
      for (const key of field.split('.')) {
        const holder: unknown = Array.isArray(value) ? value[0] : value;
        expect([name, ...Object.keys(holder as object)]).toEqual(expect.arrayContaining([name, key]));
        value = (holder as Record<string, unknown>)[key];
      }
    }
  }
});

test('the file that describes the columns has a row for each, in their sequence', () => {
  const list = sessionsList(context, words.sessions);
  const columns = fileColumns(list, list.columns.slice(0, 2), words.list);
  const rows: Record<string, string>[] = parse(finish(columnsAsCsv(columns, { forExcel: false })).join(''), {
    columns: true,
  });
  expect(rows.map(({ column }) => column)).toEqual(['night', 'deployment', 'deployment_id', 'project', 'id']);
  const all = fileColumns(list, list.columns, words.list);
  const duration = all.find(({ name }) => name === 'duration_h');
  expect(duration).toMatchObject({ label: 'Duration', type: 'number', unit: 'h', source: 'duration' });
  expect(all.map(({ name }) => name)).toContain('captures_per_hour');
});

test('every file of sessions has deployment_id and project, every file of deployments the coordinates', () => {
  const alwaysIn = (word: string) =>
    lists
      .filter(([name]) => name.startsWith(word))
      .map(([, list]) => fileColumns(list, [], words.list).map(({ name }) => name));
  expect(alwaysIn('sessions')).toHaveLength(3);
  for (const always of alwaysIn('sessions'))
    expect(always).toEqual(expect.arrayContaining(['deployment_id', 'project']));
  expect(alwaysIn('deployments')).toHaveLength(2);
  for (const always of alwaysIn('deployments')) {
    expect(always).toEqual(expect.arrayContaining(['latitude', 'longitude', 'project', 'id']));
  }
});

test('hours are rounded to their precision; a file has names and ids, a copy the names that distinguish traps', () => {
  const list = sessionsList(context, words.sessions);
  const shown = list.columns.filter(({ field }) => field === 'deployment' || field === 'duration');
  const rows = parse(finish(rowsAsCsv(fileColumns(list, shown, words.list), events, { forExcel: false })).join(''));
  expect(rows).toEqual([
    ['deployment', 'duration_h', 'deployment_id', 'project', 'id'],
    ['Trap', '8.3333', '4', 'Project', '4'],
    ['Trap', '8.3333', '5', 'Project', '5'],
  ]);
  expect(finish(rowsAsTsv(shown, events)).join('')).toBe('Deployment\tDuration\nTrap · #4\t8.3333\nTrap · #5\t8.3333');
});

test('rounded coordinates stay rounded in files, which say by how much', () => {
  const list = deploymentList(words.deployments, names, 2, null);
  const rows = parse(finish(rowsAsCsv(fileColumns(list, [], words.list), twins, { forExcel: false })).join(''));
  expect(rows.slice(0, 2)).toEqual([
    ['project', 'research_site', 'latitude', 'longitude', 'coordinateUncertaintyInMeters', 'id'],
    ['Project', '', '45.12', '-73.5', '1570', '4'],
  ]);
});

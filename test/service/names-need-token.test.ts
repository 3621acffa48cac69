import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppOptions } from '#service/app.ts';
import { exportOnceIt, postExport, type ExportBody } from '#test/service/exports/export-season.ts';
import { described, loadedPackage, NIGHT, table } from '#test/service/load/loaded-package.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import { ask, type Question } from './ask.ts';
import { databaseWithTables } from './database-with-tables.ts';

const NAME = 'Ana Quintero';
const COMMENT = 'seen by Ana Quintero';
const PUBLICATION = '/api/v2/projects/1/publication/';
const TOKEN = '0123456789abcdef';
const PACKAGE = {
  ...NIGHT,
  'datapackage.json': described({}),
  'deployments.csv': table(
    ['deploymentID', 'locationName', 'latitude', 'longitude', 'deploymentStart', 'deploymentEnd', 'setupBy'],
    ['dune', 'Dune', '52.1', '4.3', '2024-06-10T18:00:00+02:00', '2024-06-14T08:00:00+02:00', NAME],
  ),
  'observations.csv': table(
    [
      'observationID',
      'deploymentID',
      'mediaID',
      'observationType',
      'scientificName',
      'classificationMethod',
      'classifiedBy',
      'observationComments',
    ],
    ['o1', 'dune', 'm0', 'animal', 'Noctua pronuba', 'human', NAME, COMMENT],
  ),
};

let empty: EmptyDatabase;
let service: RunningService;
beforeEach(async () => {
  empty = await databaseWithTables('sqlite');
  await loadedPackage(empty, PACKAGE);
  await start({});
});
afterEach(async () => {
  await service.stop();
  await empty.remove();
});

async function start(options: Partial<AppOptions>) {
  service = await serve(empty.location, { exportFolder: join(empty.folder, 'exports'), ...options });
}
async function restart(options: Partial<AppOptions>) {
  await service.stop();
  await start({ namesNeedToken: true, ...options });
}

const text = async (path: string, asked: Question = {}) => (await ask(service.url, `/api/v2/${path}`, asked)).text;
const choices = async (asked: Question = {}) => {
  const { actions } = JSON.parse(await text('exports/', { ...asked, method: 'OPTIONS' })) as {
    actions: { POST: { options: { children: { people: { choices: { value: string }[] } } } } };
  };
  return actions.POST.options.children.people.choices.map(({ value }) => value);
};
const ordered = async () => {
  const order = { format: 'occurrences_simple_csv', project: 1, options: { people: 'names' } };
  const { id } = JSON.parse((await postExport(service.url, order)).text) as ExportBody;
  const record = await exportOnceIt(service.url, id, 'SUCCESS');
  const path = new URL(record.file_url ?? '', service.url).pathname;
  return { record: record as ExportBody & { options: object }, path, file: (await ask(service.url, path)).text };
};

test('where names need a token, lists, records and files have none for readers without', async () => {
  const lists = [
    'captures/?with_detections=true',
    'deployments/',
    'captures/1/',
    'occurrences/',
    'occurrences/1/',
    'users/',
    'users/1/',
    'exports/',
  ];
  const named = await ordered();
  expect(named.record.options).toEqual({ people: 'names' });
  expect(named.file).toContain(NAME);
  expect(await choices()).toEqual(['names', 'initials', 'none']);
  for (const path of lists.slice(0, 7)) expect(await text(path)).toContain(NAME);

  await restart({});
  expect(await choices()).toEqual(['none']);
  for (const path of lists) expect(await text(path)).not.toMatch(/Quintero|Local user/);
  const { identifications, looked_at } = JSON.parse(await text('occurrences/1/')) as {
    identifications: object[];
    looked_at: number;
  };
  // That a person has looked stays.
  expect([identifications, looked_at]).toMatchObject([[{ user: null, comment: null, withdrawn: false }], 1]);
  // The file from before has names.
  expect(JSON.parse(await text(`exports/${named.record.id}/`))).toMatchObject({ file_url: null });
  expect(await text('exports/')).not.toContain(named.path);
  const refused = await ask(service.url, named.path);
  expect([refused.status, (JSON.parse(refused.text) as { detail: string }).detail]).toEqual([
    403,
    expect.stringContaining('NOCTUARY_NAMES'),
  ]);
  expect((await ask(service.url, named.path.replace('occ', 'o%63c'))).status).toBe(403);
  expect(await text('jobs/')).not.toContain(named.path);
  // Files of releases that did not ask for people have names, also where coordinates are rounded.
  const before = { options: '{"coordinate_digits":2}' };
  await service.database.updateTable('exports').set(before).where('id', '=', named.record.id).execute();
  expect((await ask(service.url, named.path)).status).toBe(403);
  const nameless = await ordered();
  expect(nameless.record.options).toEqual({ people: 'none' });
  expect(nameless.file).toContain('Noctua pronuba');
  expect(nameless.file).not.toContain('Quintero');

  await restart({ tokens: [{ name: 'anna', token: TOKEN, mayWrite: true }], isPublic: true });
  const asked = { headers: { authorization: `Token ${TOKEN}` } };
  expect(await choices(asked)).toEqual(['names', 'initials', 'none']);
  for (const path of lists.slice(0, 7)) {
    expect(await text(path, asked)).toContain(NAME);
    expect(await text(path)).not.toContain('Quintero');
  }
  expect((await ask(service.url, named.path, asked)).text).toBe(named.file);
  expect((await ask(service.url, named.path)).status).toBe(403);
});

test('a public service answers without a token, not to an unknown one, and changes what it keeps with one alone', async () => {
  await service.stop();
  await start({ tokens: [{ name: 'anna', token: TOKEN, mayWrite: true }], isPublic: true });
  const asked = (token: string) => ({ headers: { authorization: `Token ${token}` } });
  const list = await ask(service.url, '/api/v2/occurrences/');
  expect([list.status, list.headers.vary]).toEqual([200, expect.stringContaining('authorization')]);
  const unknown = await ask(service.url, '/api/v2/occurrences/', asked('fedcba9876543210'));
  expect([unknown.status, unknown.headers['www-authenticate']]).toEqual([401, 'Token']);
  // This machine's own user, too: tokens decide where there are some.
  const rights: object[] = [];
  for (const reader of [{}, asked(TOKEN)])
    rights.push(JSON.parse((await ask(service.url, PUBLICATION, reader)).text) as object);
  expect(rights).toMatchObject([{ user_permissions: [] }, { user_permissions: ['update'] }]);
  const json = { 'content-type': 'application/json' };
  expect((await ask(service.url, PUBLICATION, { method: 'PUT', headers: json, body: '{}' })).status).toBe(403);
  const order = JSON.stringify({ format: 'occurrences_simple_csv', project: 1 });
  const post = { method: 'POST', headers: { ...json, ...asked(TOKEN).headers }, body: order };
  const { job } = JSON.parse((await ask(service.url, '/api/v2/exports/', post)).text) as ExportBody;
  const cancel = { method: 'POST' };
  const refused = await ask(service.url, `/api/v2/jobs/${job.id}/cancel/`, cancel);
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('ordered with a token')]);
  // By now it may have ended: what was ordered without a token is anybody's.
  const own = JSON.parse((await postExport(service.url, JSON.parse(order) as object)).text) as ExportBody;
  expect((await ask(service.url, `/api/v2/jobs/${own.job.id}/cancel/`, cancel)).status).not.toBe(403);
});

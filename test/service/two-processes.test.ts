import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { emptyDatabase, type EmptyDatabase } from '#test/support/databases.ts';
import { askJson } from './ask.ts';
import { lists } from './field-tables.ts';
import { endServices, startService } from './service-process.ts';
import type { ListBody } from './walk.ts';

describe('two processes on one SQLite file', () => {
  let empty: EmptyDatabase;
  beforeEach(async () => {
    empty = await emptyDatabase('sqlite');
  });
  afterEach(async () => {
    await endServices();
    await empty.remove();
  });

  test('that start at once on an empty one fill it once, and both answer from it', async () => {
    const settings = { NOCTUARY_DATA: empty.folder, NOCTUARY_SAMPLE: 'yes' };
    const services = [startService(settings), startService(settings)];
    const urls = await Promise.all(services.map(({ address }) => address));
    for (const url of urls) {
      for (const { path } of lists) {
        const { count } = await askJson<ListBody>(url, `${path}?limit=1`);
        const expected = await askJson<ListBody>(inject('serviceUrl'), `${path}?limit=1`);
        expect([path, count]).toEqual([path, expected.count]);
      }
    }
    for (const { child } of services) child.kill('SIGTERM');
    const ends = await Promise.all(services.map(({ ended }) => ended));
    expect(ends.map(({ code, errors }) => [code, errors])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    expect(ends.filter(({ output }) => output.includes('Filling'))).toHaveLength(1);
    const file = new Libsql(join(empty.folder, 'noctuary.sqlite'), { readonly: true });
    expect(file.prepare('select count(*) as events from events').all()).toEqual([{ events: 4_312 }]);
    expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    expect(file.prepare('pragma foreign_key_check').all()).toEqual([]);
    file.close();
  });
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#service/database/open-database.ts';
import { fillSample } from '#service/sample/fill-sample.ts';
import { cachedSample } from '#test/support/sample/sample-cache.ts';
import { makeSmallSeason } from '#test/support/sample/small-season.ts';
import { writeIntoFile } from '#test/support/sample/write-into-file.ts';

/** The folder with the sample season in SQLite and its export files: copy from it, never write to it. */
export function sampleFolder(): Promise<string> {
  return cachedSample('sqlite', async (making) => {
    mkdirSync(join(making, 'exports'));
    const open = await openDatabase(join(making, 'noctuary.sqlite'));
    await fillSample(open.database, join(making, 'exports'), () => {});
    await writeIntoFile(open);
  });
}

/** The folder with the small season, likewise. */
export async function smallSeasonFolder(): Promise<string> {
  const sample = await sampleFolder();
  return cachedSample('small', (making) => makeSmallSeason(sample, making));
}

import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

/** The header of `/healthz` that says which data a service has. */
export const DATA_HEADER = 'noctuary-data';

/**
 * Tells apart what services are over: a second start finds that the one at its port has the same data. It is made of a
 * random text in the data folder, so that it tells strangers nothing of paths or of the database's address.
 *
 * @returns null where the folder has no such text
 */
export function dataIdentity(dataFolder: string, databaseLocation: string): string | null {
  let key: string;
  try {
    key = readFileSync(fileOf(dataFolder), 'utf8').trim();
  } catch {
    return null;
  }
  return /^[\da-f-]{36}$/.test(key)
    ? createHmac('sha256', key).update(withoutLinks(databaseLocation)).digest('hex')
    : null;
}

/** As `dataIdentity`, for a dashboard in front of another service: it has no data of its own, and writes nothing. */
export function frontIdentity(upstreamUrl: string): string {
  return createHmac('sha256', 'front').update(upstreamUrl).digest('hex');
}

/** As `dataIdentity`; writes the text where it is missing. Null where that is not possible, and then nothing else fails by it. */
export function makeDataIdentity(dataFolder: string, databaseLocation: string): string | null {
  const found = dataIdentity(dataFolder, databaseLocation);
  if (found !== null) return found;
  try {
    writeFileSync(fileOf(dataFolder), `${randomUUID()}\n`);
  } catch {
    return null;
  }
  return dataIdentity(dataFolder, databaseLocation);
}

function fileOf(dataFolder: string): string {
  return join(dataFolder, 'data-id');
}

/** A file may be named by way of a link to its folder. */
function withoutLinks(databaseLocation: string): string {
  try {
    return isAbsolute(databaseLocation) ? realpathSync.native(databaseLocation) : databaseLocation;
  } catch {
    return databaseLocation;
  }
}

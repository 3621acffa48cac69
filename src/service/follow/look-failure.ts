import { isUnavailable } from '#service/database/database-failure.ts';
import { fullDisk } from '#service/database/full-disk.ts';
import { NoProject } from '#service/load/copy/copy-places.ts';
import { Refused } from '#service/load/copy/service-client.ts';
import { LoadError } from '#service/load/load-error.ts';

/** What the command says to who typed it. */
const ADVICE = / (Run the same command again|Check the address after --from|It may want --login)[^.]*\./g;

/** Why a look failed. */
export interface LookFailure {
  text: string;
  /**
   * here: the database or its disk; source: nothing usable was answered; refusal: the source answers, and does not let the copy
   * read what it copies
   */
  by: 'here' | 'source' | 'refusal' | 'unknown';
}

/** @param dataFolder absolute path, whose disk may be full */
export function lookFailure(error: unknown, dataFolder: string): LookFailure {
  const here = isUnavailable(error) ? error.message : fullDisk(error, dataFolder, null);
  if (here !== null) return { text: here, by: 'here' };
  const text = (error instanceof Error ? error.message : String(error)).replaceAll(ADVICE, '');
  if (!(error instanceof LoadError)) return { text, by: 'unknown' };
  const isRefusal = error instanceof NoProject || (error instanceof Refused && [401, 403].includes(error.status));
  return { text, by: isRefusal ? 'refusal' : 'source' };
}

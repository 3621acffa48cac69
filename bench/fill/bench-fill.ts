import { join } from 'node:path';
import { readSettings } from '#service/settings.ts';
import { runLoad } from '#service/load/run-load.ts';
import { fillScale } from './fill-scale.ts';

const MOST_SESSIONS = 100_000_000;

const HELP = `npm run bench -- fill <sessions> [--replace]
Fills the empty database that the service uses (NOCTUARY_DATA, or DATABASE_URL) with that many generated sessions, for
measurements only; with --replace it empties the database first.`;

/** Fills the database that the settings name with generated sessions. */
export async function benchFill(parameters: string[]): Promise<void> {
  if (parameters.includes('--help')) return console.log(HELP);
  const [words = ''] = parameters;
  const sessions = Number(words);
  if (!/^\d+$/.test(words) || sessions < 1 || sessions > MOST_SESSIONS) {
    throw new Error(`"${words}" is not a whole number of sessions from 1 to ${MOST_SESSIONS}.`);
  }
  const { databaseLocation, dataFolder } = readSettings(process.env, {
    workFolder: process.cwd(),
    usualFolder: join(process.cwd(), 'data'),
  });
  const replace = parameters.includes('--replace');
  await runLoad(
    { what: 'fill', replace, insert: (context) => fillScale(context, sessions) },
    { databaseLocation, dataFolder, say: (line) => console.log(line), signal: new AbortController().signal },
  );
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileWorker } from '#service/backup/file-work.ts';
import { restoreBackup } from '#service/backup/restore-backup.ts';
import { bytesLabel } from '#service/bytes-label.ts';
import { fullDisk } from '#service/database/full-disk.ts';
import { holdPort } from '#service/hold-port.ts';
import { LoadError } from '#service/load/load-error.ts';
import { parseWords } from '#service/load/parse-words.ts';
import { Progress } from '#service/load/progress.ts';
import { readSettings } from '#service/settings.ts';
import { FILE_WORK, type CommandPlace } from './command-place.ts';
import { sqliteFile } from './opened-database.ts';
import { runCommand, type CommandTerminal } from './run-command.ts';
import { sayHelp } from './say-help.ts';

const OPTIONS = { replace: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } } as const;

const help = (command: string, backup: string) => `${command} <file>

Puts the data of a file of ${backup} into the data folder, after every file in it was compared with its SHA-256, and the
database was read through. A backup of an earlier release is brought up to date at the next start, one of a newer release
is refused. The service must not run meanwhile.

  --replace  where the folder holds data: sets it aside, in a folder of its own beside it
  --help     this text

Exit code 0: the data is there; 1: nothing was changed, and a sentence says why.`;

/** `noctuary restore`: puts the data of a backup into the data folder. */
export function restoreCommand(words: readonly string[], place: CommandPlace): Promise<void> {
  return runCommand((terminal) => restore(words, place, terminal), {
    failureOf: (_error, message) => ({ text: `Nothing was restored: ${message}`, code: 1 }),
    stopped: { inOrder: 'Stopped. Nothing was changed.', atOnce: 'Stopped. Run the same command again.' },
  });
}

async function restore(
  words: readonly string[],
  place: CommandPlace,
  { say, draw, signal, toItsEnd }: CommandTerminal,
): Promise<number> {
  const command = place.calledAs('restore');
  const { values, positionals } = parseWords({ args: [...words], options: OPTIONS, allowPositionals: true }, command);
  if (values.help === true || words.length === 0) {
    return sayHelp(help(command, place.calledAs('backup')), words);
  }
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new LoadError('Give one file to read.');
  const archive = resolve(place.typedIn, file);
  if (!existsSync(archive)) throw new LoadError(`There is no file ${archive}.`);
  const settings = readSettings(place.environment, place);
  const { dataFolder, host, port } = settings;
  if (settings.upstreamUrl !== null || sqliteFile(settings) === null)
    throw new LoadError('A backup is restored to SQLite: unset DATABASE_URL and UPSTREAM_URL.');
  const progress = new Progress({ say, draw: draw ?? null }, 'unpacking', bytesLabel);
  try {
    const { manifest, setAside, thumbnails } = await restoreBackup({
      archive,
      dataFolder,
      replace: values.replace,
      worker: fileWorker([place.program, FILE_WORK]),
      signal,
      say,
      onBytes: (bytes, total) => progress.add(bytes - progress.done, total),
      alone: (move) => toItsEnd(() => holdingPort(host, port, move)),
    });
    say(
      `${dataFolder} holds the data of ${manifest.made_at.slice(0, 'YYYY-MM-DDThh:mm'.length).replace('T', ' ')} UTC`,
    );
    if (setAside !== null) say(`What was there before is in ${setAside}, which you may remove`);
    if (thumbnails !== null)
      say(`Remove ${thumbnails}: its images are of the data before, and it could not be removed`);
    return 0;
  } catch (error) {
    const full = fullDisk(error, dataFolder, null);
    throw full === null ? error : new LoadError(full, { cause: error });
  }
}

/** Does some work while a start of the service is refused, since its port is taken, where that is free. */
async function holdingPort<Result>(host: string, port: number, work: () => Promise<Result>): Promise<Result> {
  const held = await holdPort(host, port, () => null).catch(() => null);
  try {
    return await work();
  } finally {
    await held?.release();
  }
}

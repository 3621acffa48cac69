import { join, resolve } from 'node:path';
import { fileWorker } from '#service/backup/file-work.ts';
import { writeBackup } from '#service/backup/write-backup.ts';
import { bytesLabel } from '#service/bytes-label.ts';
import { LoadError } from '#service/load/load-error.ts';
import { parseWords } from '#service/load/parse-words.ts';
import { Progress } from '#service/load/progress.ts';
import { readSettings } from '#service/settings.ts';
import { FILE_WORK, ownVersion, type CommandPlace } from './command-place.ts';
import { refuseMissing, sqliteFile } from './opened-database.ts';
import { runCommand, type CommandTerminal } from './run-command.ts';
import { refuseTarget } from './refuse-target.ts';
import { sayHelp } from './say-help.ts';

const OPTIONS = { replace: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } } as const;

const help = (command: string) => `${command} <file>

Writes one file (a zip) with a copy of the database and with the export files. The service may run and write meanwhile: the
copy is of one moment. Images, thumbnails and noctuary.json are not in it. On PostgreSQL use pg_dump, and copy the folder
of the export files.

  --replace  replaces a file that is there
  --help     this text

Exit code 0: the file is written, whole; 1: it is not, and a sentence says why.`;

/** `noctuary backup`: writes the data to one file. */
export function backupCommand(words: readonly string[], place: CommandPlace): Promise<void> {
  const stopped = 'Stopped. There is no backup of this run.';
  return runCommand((terminal) => backUp(words, place, terminal), {
    failureOf: (_error, message) => ({ text: `There is no backup: ${message}`, code: 1 }),
    stopped: { inOrder: stopped, atOnce: stopped },
  });
}

async function backUp(
  words: readonly string[],
  place: CommandPlace,
  { say, draw, signal }: CommandTerminal,
): Promise<number> {
  const command = place.calledAs('backup');
  const { values, positionals } = parseWords({ args: [...words], options: OPTIONS, allowPositionals: true }, command);
  if (values.help === true || words.length === 0) {
    return sayHelp(help(command), words);
  }
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new LoadError('Give one file to write.');
  const out = resolve(place.typedIn, file);
  const settings = readSettings(place.environment, place);
  const database = sqliteFile(settings);
  refuseTarget({ out, replace: values.replace, database });
  refuseMissing(settings);
  const exportFolder = join(settings.dataFolder, 'exports');
  if (database === null)
    throw new LoadError(`The data is in PostgreSQL: use its pg_dump, and copy the export files in ${exportFolder}.`);
  const written = { database: 'copying the database', archive: 'writing the file' };
  const progress = {
    database: new Progress({ say, draw: draw ?? null }, written.database, bytesLabel),
    archive: null as Progress | null,
  };
  const result = await writeBackup({
    database,
    exportFolder,
    out,
    version: ownVersion(),
    worker: fileWorker([place.program, FILE_WORK]),
    signal,
    onBytes: (part, bytes, total) => {
      if (part === 'archive')
        progress.archive ??= new Progress({ say, draw: draw ?? null }, written.archive, bytesLabel);
      const shown = progress[part];
      shown?.add(bytes - shown.done, total);
    },
  });
  progress.archive?.end();
  const { missing } = result;
  say(`${out}: ${bytesLabel(result.bytes)}, the database and ${result.exportFiles} export files`);
  if (missing.length > 0) say(`Missing or changed, of the export files that the database names: ${missing.join(', ')}`);
  return 0;
}

import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { LeftOut } from '#contract/exports/left-out.ts';
import { bytesLabel } from '#service/bytes-label.ts';
import type { CommandPlace } from '#service/command/command-place.ts';
import { openedDatabase, sqliteFile } from '#service/command/opened-database.ts';
import { runCommand, type CommandTerminal } from '#service/command/run-command.ts';
import type { Database } from '#service/database/open-database.ts';
import { EXPORT_BATCH_ROWS } from '#service/exports/export-batch.ts';
import { prepareExport } from '#service/exports/prepared-export.ts';
import { readExportOrder } from '#service/exports/read-export-order.ts';
import { serviceTimestamp } from '#service/exports/service-timestamp.ts';
import { writeOrder } from '#service/exports/writing/write-order.ts';
import { LoadError } from '#service/load/load-error.ts';
import { Progress } from '#service/load/progress.ts';
import { RequestError } from '#service/request-error.ts';
import { readSettings } from '#service/settings.ts';
import { renameFile } from '#service/system/rename-file.ts';
import { exportHelp, readExportArguments, wordOf, type ExportRequestHere } from './export-arguments.ts';
import { refuseTarget } from '#service/command/refuse-target.ts';
import { sayHelp } from '#service/command/say-help.ts';

/** Deployments that are named where some are left out. */
const MOST_NAMED = 10;

/** `noctuary export`: writes the file of an order. */
export function exportCommand(words: readonly string[], place: CommandPlace): Promise<void> {
  return runCommand((terminal) => exportTo(words, place, terminal), {
    failureOf: (_error, message) => ({ text: `Nothing was exported: ${message}`, code: 1 }),
    stopped: { inOrder: 'Stopped. Nothing was exported.', atOnce: 'Stopped. Nothing was exported.' },
  });
}

async function exportTo(words: readonly string[], place: CommandPlace, terminal: CommandTerminal): Promise<number> {
  const command = place.calledAs('export');
  const request = readExportArguments(words, place.typedIn, command);
  if (request.what === 'help') {
    return sayHelp(exportHelp(command), words);
  }
  const settings = readSettings(place.environment, place);
  refuseTarget({ ...request, database: sqliteFile(settings) });
  const { database, close } = await openedDatabase(settings);
  try {
    await write(database, request, terminal);
    return 0;
  } finally {
    await close();
  }
}

/** Writes the file under another name beside it, and renames it when it is whole. */
async function write(
  database: Database,
  { body, out }: ExportRequestHere,
  { say, draw, signal }: CommandTerminal,
): Promise<void> {
  const order = await orderOf(database, body);
  const orderedAt = serviceTimestamp();
  // Names of packages have no other signs.
  const id = orderedAt.toLowerCase().replaceAll(/[^\dt]/g, '');
  const prepared = await prepareExport(database, { ...order, id, orderedAt });
  const partial = join(dirname(out), `.${basename(out)}.${randomUUID()}.partial`);
  const progress = new Progress({ say, draw: draw ?? null }, 'records');
  let total = 0;
  try {
    const written = await writeOrder(prepared, partial, {
      batchRows: EXPORT_BATCH_ROWS,
      onTotal: (count) => {
        total = count;
      },
      onBatch: (records) => {
        signal.throwIfAborted();
        progress.add(records - progress.done, Math.max(total, records));
      },
    });
    signal.throwIfAborted();
    await renameFile(partial, out);
    progress.end(written.records);
    for (const line of linesOf(written.leftOut)) say(line);
    say(`${out}: ${bytesLabel(written.bytes)}, SHA-256 ${written.sha256}`);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** @throws LoadError naming the words that are wrong */
async function orderOf(database: Database, body: ExportRequestHere['body']) {
  try {
    return await readExportOrder(database, body);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const faults = Object.entries(error.body).flatMap(([field, messages]) =>
      [messages].flat().map((message) => (/^[A-Z]/.test(message) ? message : `${wordOf(field)} ${message}.`)),
    );
    throw new LoadError([...faults, ...(await projectsText(database, error))].join(' '), { cause: error });
  }
}

/** The projects that there are, where the order names none of them. */
async function projectsText(database: Database, { body }: RequestError): Promise<string[]> {
  if (!('project' in body)) return [];
  const projects = await database.selectFrom('projects').select(['id', 'name']).orderBy('id').limit(10).execute();
  return [`Projects here: ${projects.map(({ id, name }) => `${id} (${name})`).join(', ')}.`];
}

function linesOf(leftOut: LeftOut | null): string[] {
  if (leftOut === null) return [];
  const { deployments, occurrences, named, unlocated = 0 } = leftOut;
  return [
    ...(deployments === 0 ? [] : [`  Left out: ${deployments} deployments with ${occurrences} occurrences`]),
    ...named.slice(0, MOST_NAMED).map(({ name, why }) => `    ${name}: ${why}`),
    ...(deployments > MOST_NAMED ? [`    and ${deployments - MOST_NAMED} others`] : []),
    ...(unlocated === 0 ? [] : [`  None of the ${unlocated} deployments has a location.`]),
  ];
}

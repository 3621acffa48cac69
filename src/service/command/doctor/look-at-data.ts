import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileWorker } from '#service/backup/file-work.ts';
import { bytesLabel } from '#service/bytes-label.ts';
import { FILE_WORK, type CommandPlace } from '#service/command/command-place.ts';
import { sqliteFile } from '#service/command/opened-database.ts';
import { migrationsFor } from '#service/database/migrations/migrations.ts';
import { inspectPostgres } from '#service/database/postgres/inspect-postgres.ts';
import { LEAST_FREE_BYTES } from '#service/health/service-checks.ts';
import type { Settings } from '#service/settings.ts';
import type { Findings } from './findings.ts';
import { messageOf } from '#service/system/error-text.ts';

interface Look {
  place: CommandPlace;
  findings: Findings;
  signal: AbortSignal;
}

/** Looks at the data folder, its disk, and the database. @param settings null where they are invalid */
export async function lookAtData(dataFolder: string, settings: Settings | null, look: Look): Promise<void> {
  const { findings } = look;
  findings.line(`Data folder: ${dataFolder}${existsSync(dataFolder) ? '' : ', which the first start makes'}`);
  lookAtDisk(dataFolder, findings);
  if (settings === null) return;
  if (settings.upstreamUrl !== null) return findings.line(`Database: none, the data is with ${settings.upstreamUrl}`);
  const file = sqliteFile(settings);
  if (file === null) await lookAtPostgres(settings.databaseLocation, findings);
  else if (existsSync(file)) await lookAtFile(file, look);
  else findings.line('Database: none yet');
  lookAtExports(join(dataFolder, 'exports'), findings);
}

function lookAtDisk(dataFolder: string, findings: Findings): void {
  let there = dataFolder;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  const { bavail, bsize } = statfsSync(there);
  const free = bytesLabel(bavail * bsize);
  if (bavail * bsize < LEAST_FREE_BYTES) findings.problem(`Room: ${free} are free there, which is too little`);
  else findings.line(`Room: ${free} are free there`);
  try {
    accessSync(there, constants.R_OK | constants.W_OK);
  } catch {
    findings.problem(`This user may not write to ${there}`);
  }
}

async function lookAtFile(file: string, { place, findings, signal }: Look): Promise<void> {
  const size = bytesLabel(statSync(file).size);
  try {
    const found = await fileWorker([place.program, FILE_WORK]).inspect(file, signal);
    for (const fault of found.faults) findings.problem(`The database is damaged: ${fault}`);
    const sound = found.faults.length === 0 ? 'sound' : 'damaged';
    findings.line(`Database: ${sound}, ${size}, SQLite ${found.sqliteVersion}, ${schemaText(found.migrations)}`);
    sayNewer(found.migrations, findings);
  } catch (error) {
    signal.throwIfAborted();
    findings.problem(`The database ${file} (${size}) cannot be read: ${messageOf(error)}`);
  }
}

async function lookAtPostgres(address: string, findings: Findings): Promise<void> {
  try {
    const { version, migrations } = await inspectPostgres(address);
    findings.line(`Database: PostgreSQL ${version}, ${schemaText(migrations)}`);
    sayNewer(migrations, findings);
  } catch (error) {
    findings.problem(messageOf(error));
  }
}

function schemaText(migrations: readonly string[]): string {
  const known = Object.keys(migrationsFor('sqlite'));
  if (migrations.length === 0) return 'without tables, which the next start makes';
  const missing = known.length - migrations.length;
  return missing > 0 ? `of an earlier release: the next start makes ${missing} changes` : 'of this release';
}

function sayNewer(migrations: readonly string[], findings: Findings): void {
  const known = migrationsFor('sqlite');
  const unknown = migrations.find((name) => !(name in known));
  if (unknown !== undefined) findings.problem(`The database was written by a newer Noctuary (${unknown})`);
}

function lookAtExports(folder: string, findings: Findings): void {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).filter((name) => !name.startsWith('.') && !name.endsWith('.sha256'));
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  findings.line(`Export files: ${files.length}, ${bytesLabel(bytes)}`);
}

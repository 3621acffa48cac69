import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { plainText } from '#contract/plain-text.ts';
import type { Database } from '#service/database/open-database.ts';

const TEMPORARY = /^\..*\.([\da-f-]{36})\.part$/;
/** Longest part of a file name that comes from a record's name; many parts are shorter: a file system takes 255 bytes. */
const LONGEST_PART = 40;
const LONGEST_OF_MANY = 16;
const MANY = 3;
/** Nights and the number of deployments are whole in any name. */
const WHOLE = /^nights? |^session |^\d+ (?:deployments|sites)$/;

/** Path of the export files, below the service's own address. */
export const EXPORT_FILES_PATH = '/media/exports/';

export interface NamedExport {
  id: number | string;
  /** first part of the name: what the file contains */
  stem: string;
  project: { id: number; name: string };
  /** names of what it was filtered by; empty for all of the project */
  what: readonly string[];
  extension: string;
}

/** `<stem>-<project>-<what>-<export id>.<extension>`, ASCII; the id makes it unique. */
export function exportFileName({ id, stem, project, what, extension }: NamedExport): string {
  const longest = what.length > MANY ? LONGEST_OF_MANY : LONGEST_PART;
  const parts = what
    .map((part) => asciiPart(part, WHOLE.test(part) ? LONGEST_PART : longest))
    .filter((part) => part !== '');
  const projectPart = asciiPart(project.name, LONGEST_PART) || `project-${project.id}`;
  return `${stem}-${[projectPart, ...(parts.length === 0 ? ['all'] : parts)].join('-')}-${id}.${extension}`;
}

/** Temporary path of a claim's file until it is complete: in the same folder, under a name that is never served. */
export function temporaryPath(folder: string, fileName: string, claim: string): string {
  return join(folder, `.${fileName}.${claim}.part`);
}

/** Path of the file beside an export's file that holds its SHA-256, as `sha256sum --check` reads it. */
export function checksumPath(path: string): string {
  return `${path}.sha256`;
}

/** Removes the temporary files of claims that are no longer valid, such as those of a killed process. */
export async function removeDeadTemporaries(database: Database, folder: string): Promise<void> {
  const temporaries = (await readdir(folder)).flatMap((name) => {
    const claim = TEMPORARY.exec(name)?.[1];
    return claim === undefined ? [] : [{ name, claim }];
  });
  if (temporaries.length === 0) return;
  const held = await database
    .selectFrom('jobs')
    .select('claimed_by')
    .where('status', '=', 'STARTED')
    .where('claimed_by', 'is not', null)
    .execute();
  const alive = new Set(held.map(({ claimed_by }) => claimed_by));
  for (const { name, claim } of temporaries) {
    if (!alive.has(claim)) await rm(join(folder, name), { force: true });
  }
}

/** Removes the file of an export and its temporary files. */
export async function removeFilesOf(folder: string, exportId: number): Promise<void> {
  const own = new RegExp(`-${exportId}\\.[a-z]+(\\.sha256|\\.[\\da-f-]{36}\\.part)?$`);
  for (const name of await readdir(folder)) if (own.test(name)) await rm(join(folder, name), { force: true });
}

function asciiPart(name: string, longest: number): string {
  return plainText(name.normalize('NFKC'))
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '');
}

import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import nodePath from 'node:path';
import { calledAs, isCheckout, projectFolder } from '#service/project-folder.ts';
import type { SettingsPlace } from '#service/settings-file.ts';
import { usualDataFolder } from './usual-data-folder.ts';

/** The first parameter of the process that is the service. */
export const WATCHED = '--watched';
/** The first parameter of a process that works on a database file for this one. */
export const FILE_WORK = '--file-work';

/** Where a command runs, and how it was called. */
export interface CommandPlace extends SettingsPlace {
  environment: Readonly<Record<string, string | undefined>>;
  /** absolute path of the program's file */
  program: string;
  /** base of relative paths that the user types */
  typedIn: string;
  calledAs: typeof calledAs;
}

/**
 * Finds out where this program runs. In a checkout, which has the sources, the data is in its folder `data`; installed, it
 * is where the system has data of programs.
 */
export function commandPlace(environment: CommandPlace['environment'], program: string): CommandPlace {
  const isFromSource = isCheckout();
  const workFolder = process.cwd();
  const machine = { platform: process.platform, environment, path: nodePath };
  return {
    environment,
    program,
    workFolder,
    usualFolder: isFromSource
      ? nodePath.join(projectFolder(), 'data')
      : usualDataFolder({ ...machine, home: homeFolder() }),
    // npm runs a script in the project's folder; INIT_CWD is the user's folder.
    typedIn: (isFromSource ? environment['INIT_CWD'] : undefined) ?? workFolder,
    calledAs,
  };
}

/** The user's folder; the root where the system knows no such user, as in a container that NOCTUARY_DATA is set for. */
function homeFolder(): string {
  try {
    return homedir();
  } catch {
    return nodePath.resolve('/');
  }
}

/** The version in package.json. */
export function ownVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(nodePath.join(projectFolder(), 'package.json'), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
}

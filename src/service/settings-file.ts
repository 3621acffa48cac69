import { readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** Where settings come from, besides the environment. */
export interface SettingsPlace {
  /** base of relative paths in the environment */
  workFolder: string;
  /** absolute path of the data folder where NOCTUARY_DATA names none */
  usualFolder: string;
}

/** Settings that others read in the environment: Node itself, at its start, and the package that finds proxies. */
const READ_ELSEWHERE = new Set(['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS']);

export interface SettingsFile {
  path: string;
  /** by name, as the file has them: not checked yet */
  values: Readonly<Record<string, unknown>>;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Absolute path of the data folder, which the environment alone can name. */
export function dataFolderIn({ NOCTUARY_DATA: chosen = '' }: Variables, place: SettingsPlace): string {
  return chosen === '' ? place.usualFolder : resolve(place.workFolder, chosen);
}

/**
 * Reads `noctuary.json` in the data folder.
 *
 * @returns null where there is none
 *
 * @throws Error naming the file where it cannot be read, or is not a JSON object
 */
export function readSettingsFile(dataFolder: string): SettingsFile | null {
  const path = join(dataFolder, 'noctuary.json');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new Error(`${path} cannot be read: ${code}.`, { cause: error });
  }
  let values: unknown;
  try {
    // Editors on Windows begin a file with a byte order mark.
    values = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new Error(`${path} is not an object of settings, such as {"PORT": 4181}.`);
  return { path, values: values as Readonly<Record<string, unknown>> };
}

/** The values of a file as the environment would have them: numbers as text, and paths from the file's folder on. */
export function textsOf(file: SettingsFile | null, dataFolder: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(file?.values ?? {})) {
    if (typeof value === 'number') texts[name] = String(value);
    if (typeof value === 'string' && value !== '') texts[name] = withWholePaths(name, value, dataFolder);
  }
  return texts;
}

/**
 * What the file has of the settings that others read in the environment, and the environment has not: a process with them
 * has to be started with these. Empty for a file with faults, which `readSettings` names.
 */
export function missingInEnvironment(variables: Variables, place: SettingsPlace): Record<string, string> {
  const dataFolder = dataFolderIn(variables, place);
  const has = (name: string) => Boolean(variables[name]) || Boolean(variables[name.toLowerCase()]);
  try {
    const texts = Object.entries(textsOf(readSettingsFile(dataFolder), dataFolder));
    return Object.fromEntries(texts.filter(([name]) => READ_ELSEWHERE.has(name) && !has(name)));
  } catch {
    return {};
  }
}

function withWholePaths(name: string, value: string, folder: string): string {
  const whole = (path: string) => resolve(folder, path);
  if (name === 'NODE_EXTRA_CA_CERTS' || (name === 'BASEMAP' && !value.includes('://'))) return whole(value);
  if (name !== 'NOCTUARY_IMAGE_ROOTS') return value;
  const roots = value.split(delimiter).filter((root) => root !== '');
  return roots.map(whole).join(delimiter);
}

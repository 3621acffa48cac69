import { LoadError } from '#service/load/load-error.ts';

export type CamtrapTable = 'deployments' | 'media' | 'observations';

/** A resource of `datapackage.json` (Data Package v1, "Data Resource"). */
interface Resource {
  name: string;
  /** several files are one table */
  path?: string | string[] | undefined;
  /** inline rows instead of a file */
  data?: unknown;
  encoding?: string | undefined;
}

/**
 * The files of a table: those that its resource names, else `<table>.csv`. Only files inside the package's folder are
 * read.
 *
 * @throws LoadError that names the resource and what is wrong with its path
 */
export function tableFiles(resources: readonly Resource[], table: CamtrapTable): readonly string[] {
  const resource = resources.find(({ name }) => name === table);
  if (resource === undefined) return [`${table}.csv`];
  const { path, data, encoding = 'utf-8' } = resource;
  const refuse = (problem: string) => new LoadError(`The resource "${table}" in datapackage.json ${problem}`);
  if (data !== undefined) throw refuse('holds its rows itself (data). Save them as a CSV file and name it as path.');
  if (!isKnownEncoding(encoding)) {
    throw refuse(
      `is in ${encoding}, which is not known here: save the file again as "CSV UTF-8" and correct encoding.`,
    );
  }
  const paths = typeof path === 'string' ? [path] : (path ?? [`${table}.csv`]);
  if (paths.length === 0) throw refuse('names no file.');
  for (const one of paths) {
    if (/^[a-z][a-z\d+.-]*:/i.test(one)) {
      throw refuse(`is at "${one}". Copy it into the package's folder and name it there: other places are not read.`);
    }
    if (one === '' || /^[/\\]/.test(one) || one.split(/[/\\]/).includes('..')) {
      throw refuse(`names "${one}", which is not in the package's folder. Other places are not read.`);
    }
  }
  return paths;
}

/** Whether a declared encoding is UTF-8, also under the name that Python has for UTF-8 with a byte order mark. */
export function isUtf8(encoding: string): boolean {
  return /^(utf-?8(-sig)?|(us-)?ascii)$/i.test(encoding);
}

function isKnownEncoding(encoding: string): boolean {
  if (isUtf8(encoding)) return true;
  try {
    return new TextDecoder(encoding).encoding !== '';
  } catch {
    return false;
  }
}

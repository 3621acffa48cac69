import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

const opened = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

/** The files of a zip by name, as text. */
export async function unzipped(path: string): Promise<Record<string, string>> {
  const zip = await opened(path, { autoClose: false });
  const entries: Entry[] = [];
  zip.on('entry', (entry: Entry) => entries.push(entry));
  await new Promise((resolve, reject) => {
    zip.on('end', resolve).on('error', reject);
  });
  const streamOf = promisify((entry: Entry, done: Parameters<ZipFile['openReadStream']>[1]) =>
    zip.openReadStream(entry, done),
  );
  const files: Record<string, string> = {};
  for (const entry of entries) files[entry.fileName] = await text(await streamOf(entry));
  zip.close();
  return files;
}

import { text } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** The files of a zip by name, as text. */
export function unzipped(path: string): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true }, (failure, zip) => {
      if (failure !== null) return reject(failure);
      const files: Record<string, string> = {};
      zip.on('error', reject).on('end', () => resolve(files));
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, (error, stream) => {
          if (error !== null) return reject(error);
          text(stream).then((content) => {
            files[entry.fileName] = content;
            zip.readEntry();
          }, reject);
        });
      });
      zip.readEntry();
    });
  });
}

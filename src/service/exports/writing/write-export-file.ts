import { createHash, type Hash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportFile } from '#service/exports/formats/export-format.ts';

export interface ExportWriting {
  /** whether the files are entries of a zip; otherwise there is one */
  isArchive: boolean;
  /** called after each batch with the number of records written so far; an error in it stops the writing */
  onBatch?: (records: number) => Promise<void>;
}

export interface WrittenFile {
  records: number;
  bytes: number;
  /** of the whole file, in hexadecimal digits */
  sha256: string;
}

/** Writes the files of an export to a path as they are read. */
export async function writeExportFile(
  path: string,
  files: readonly ExportFile[],
  { isArchive, onBatch }: ExportWriting,
): Promise<WrittenFile> {
  let records = 0;
  async function* texts({ parts }: ExportFile): AsyncGenerator<string> {
    for await (const part of parts()) {
      if (part.text !== '') yield part.text;
      if (part.records === null) continue;
      records += part.records;
      await onBatch?.(records);
    }
  }
  const file = await open(path, 'w');
  const hash = createHash('sha256');
  try {
    if (isArchive) await writeBytes(file, hash, zipOf(files, texts));
    else for (const one of files) await writeBytes(file, hash, texts(one));
    await file.sync();
    return { records, bytes: (await file.stat()).size, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

async function writeBytes(file: FileHandle, hash: Hash, chunks: AsyncIterable<string | Buffer>): Promise<void> {
  for await (const chunk of chunks) {
    // Not `write`, which may write only a part, as on a disk that is nearly full.
    await file.appendFile(chunk);
    hash.update(chunk);
  }
}

/** A zip of files, whose entries are read one after the other as the zip is read. */
function zipOf(files: readonly ExportFile[], texts: (file: ExportFile) => AsyncIterable<string>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const file of files) {
    zip.addReadStreamLazy(file.name, (begin) => {
      // An entry whose stream fails would otherwise leave the zip waiting for its end.
      begin(
        null,
        Readable.from(texts(file), { objectMode: false }).on('error', (error) => output.destroy(error)),
      );
    });
  }
  zip.end();
  return output;
}

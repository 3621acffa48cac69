import { copyText } from './copy-text.ts';
import { finish, runFor, runInSlices, type Work } from '#dashboard/work/slices.ts';

/** Most selections are done by then. */
const AT_ONCE_MS = 16;

let copies = 0;

/**
 * Copies a text to the clipboard that may take longer to make than a frame.
 *
 * @returns whether it was copied; null if something else was copied before it was done
 */
export async function copyParts(work: Work<string[]>): Promise<boolean | null> {
  copies += 1;
  const own = copies;
  const atOnce = runFor(work, AT_ONCE_MS);
  try {
    if (atOnce !== null) await copyText(atOnce.join(''));
    else if ('clipboard' in navigator && 'ClipboardItem' in globalThis) await copyLater(work, () => copies === own);
    else await copyText(finish(work).join(''));
    return true;
  } catch {
    return copies === own ? false : null;
  }
}

/** Requests the clipboard now, since browsers allow that only in a key's or click's handler, and writes the text later. */
async function copyLater(work: Work<string[]>, isWanted: () => boolean): Promise<void> {
  const text = new Promise<string>((resolve, reject) => {
    const give = (parts: string[]) => {
      if (isWanted()) resolve(parts.join(''));
      else reject(new Error('Something else was copied.'));
    };
    runInSlices(work, give, reject);
  });
  try {
    // Not a Blob, which takes Chromium longer.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  } catch {
    // Older browsers accept only Blobs here.
    await copyText(await text);
  }
}

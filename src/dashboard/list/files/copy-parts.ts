import { copyText } from './copy-text.ts';
import { finish, runFor, runInSlices, type Work } from '#dashboard/work/slices.ts';

/** Most selections are written by then. */
const AT_ONCE_MS = 16;

let copies = 0;

/**
 * Puts a text on the clipboard that may take longer to make than a frame.
 *
 * @returns whether it is there; null where another was copied before it was made
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

/** Asks for the clipboard now, in answer to the key, as browsers want it, and gives the text when it is there. */
async function copyLater(work: Work<string[]>, isWanted: () => boolean): Promise<void> {
  const text = new Promise<string>((resolve, reject) => {
    const give = (parts: string[]) => {
      if (isWanted()) resolve(parts.join(''));
      else reject(new Error('Something else was copied.'));
    };
    runInSlices(work, give, reject);
  });
  try {
    // Not as a Blob, which Chromium reads and checks at length.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  } catch {
    // Older browsers take nothing but Blobs there.
    await copyText(await text);
  }
}

import { copyText } from './copy-text.ts';
import { finish, runFor, runInSlices, type Work } from './slices.ts';

/** Most selections are written by then. */
const AT_ONCE_MS = 16;

/**
 * Puts a text on the clipboard that may take longer to make than a frame.
 *
 * @throws what the browser refuses with
 */
export async function copyParts(work: Work<string[]>): Promise<void> {
  const atOnce = runFor(work, AT_ONCE_MS);
  if (atOnce !== null) {
    await copyText(atOnce.join(''));
  } else if ('clipboard' in navigator && 'ClipboardItem' in globalThis) {
    // Asked for now, in answer to the key, as browsers want it; given when it is there. Not as a Blob, which Chromium reads
    // and checks at length.
    const text = new Promise<string>((resolve) => {
      runInSlices(work, (parts) => resolve(parts.join('')));
    });
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  } else {
    await copyText(finish(work).join(''));
  }
}

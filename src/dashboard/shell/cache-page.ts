import { savesData } from '#dashboard/ui/saves-data.ts';

const LOOK_MS = 1_000;
/** The page has been at rest for so long before anything is loaded that it does not need itself. */
const REST_MS = 3_000;

/**
 * Lets the browser keep the page itself, so that it opens without network too (public/service-worker.js), and, once the
 * page is at rest, the scripts of all pages; not where the reader told the browser to save data. Only over HTTPS and on
 * one's own machine: browsers offer it nowhere else. The page works without.
 *
 * @param isAtRest whether the page waits for nothing
 */
export function cachePage(isAtRest: () => boolean): void {
  // `npm run dev` makes its scripts anew each time.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.register('/service-worker.js').catch(() => {});
  if (savesData()) return;
  let restedMs = 0;
  const timer = setInterval(() => {
    restedMs = isAtRest() && !document.hidden ? restedMs + LOOK_MS : 0;
    if (restedMs < REST_MS) return;
    clearInterval(timer);
    // A worker has no other origin to be told to.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    void serviceWorker.ready.then(({ active }) => active?.postMessage('keep-parts'));
  }, LOOK_MS);
}

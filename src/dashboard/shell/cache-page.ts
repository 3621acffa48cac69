import { language, onLanguageChange } from '#dashboard/ui/language/language.ts';
import { messagesIn } from '#dashboard/ui/language/languages.ts';
import { savesData } from '#dashboard/ui/browser/saves-data.ts';

const CHECK_MS = 1_000;
/** The page must be idle for so long before scripts of other pages are loaded: its first seconds are its own. */
const IDLE_MS = 5_000;

/**
 * Registers the service worker (public/service-worker.js), which caches the page, so that it opens without network, and,
 * once the page is idle, the scripts of all pages and the messages of the chosen language; these not where the reader has
 * told the browser to save data. Browsers offer service workers only over HTTPS and on localhost. The page works without.
 *
 * @param isIdle whether no navigation and no request is in flight
 */
export function cachePage(isIdle: () => boolean): void {
  // `npm run dev` serves other scripts each time.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.register('/service-worker.js').catch(() => {});
  if (savesData()) return;
  let idleMs = 0;
  const timer = setInterval(() => {
    idleMs = isIdle() && !document.hidden ? idleMs + CHECK_MS : 0;
    if (idleMs < IDLE_MS) return;
    clearInterval(timer);
    keepParts();
    onLanguageChange(keepParts);
  }, CHECK_MS);
}

function keepParts(): void {
  const message = { kind: 'keep-parts', language: messagesIn(language()) };
  // A worker's `postMessage` has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}

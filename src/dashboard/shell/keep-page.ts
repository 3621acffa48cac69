/**
 * Lets the browser keep the page itself, so that it opens without network too (public/service-worker.js). Only over
 * HTTPS and on one's own machine: browsers offer it nowhere else. The page works without.
 */
export function keepPage(): void {
  // `npm run dev` makes its scripts anew each time.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}

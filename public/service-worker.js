// Keeps the dashboard's one page, so that a reload without network finds it. The page's scripts and styles are in the
// browser's own cache, where their names never change their content, and so is what was last read of the service.
const KEPT = 'noctuary-page';
const PAGE = '/';

/** @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} InstallEvent */
/** @typedef {Event & { request: Request, respondWith: (answer: Promise<Response>) => void }} FetchEvent */

addEventListener('install', (event) => {
  /** @type {InstallEvent} */ (event).waitUntil(caches.open(KEPT).then((cache) => cache.add(PAGE)));
});

addEventListener('fetch', (event) => {
  const asked = /** @type {FetchEvent} */ (event);
  const { mode, url } = asked.request;
  const isPage = mode === 'navigate' && !/^\/(api|media|assets)\//.test(new URL(url).pathname);
  if (isPage) asked.respondWith(pageFor(asked.request));
});

/** @param {Request} request */
async function pageFor(request) {
  const cache = await caches.open(KEPT);
  try {
    const page = await fetch(request);
    const isOurs = page.ok && !page.redirected && /^text\/html\b/.test(page.headers.get('content-type') ?? '');
    if (isOurs) await cache.put(PAGE, page.clone());
    return page;
  } catch (error) {
    const kept = await cache.match(PAGE);
    if (kept === undefined) throw error;
    return kept;
  }
}

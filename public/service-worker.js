// Keeps the dashboard's one page and the scripts and styles of all its pages, so that they open without network, also
// those that were not opened before. What was last read of the service is in the browser's own cache.
const KEPT = 'noctuary-page';
const PAGE = '/';
const KEPT_PARTS = 'noctuary-parts';
/** Written by the build: the addresses of all scripts and styles, whose names change with their content. */
const PARTS = '/parts.json';

/** @typedef {{ url: string }} OpenPage */
/** @typedef {{ matchAll: (options: { includeUncontrolled: boolean, type: 'window' }) => Promise<OpenPage[]> }} OpenPages */
/** @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} InstallEvent */
/** @typedef {MessageEvent & { waitUntil: (work: Promise<unknown>) => void }} WorkerMessage */
/** @typedef {Event & { request: Request, respondWith: (answer: Promise<Response>) => void }} FetchEvent */

addEventListener('install', (event) => {
  /** @type {InstallEvent} */ (event).waitUntil(keepOpenPage());
});

addEventListener('message', (event) => {
  // The page says when: what it needs itself comes first.
  const { kind, language } = /** @type {{ kind?: string, language?: string }} */ (event.data ?? {});
  if (kind === 'keep-parts' && language !== undefined) {
    /** @type {WorkerMessage} */ (event).waitUntil(keepParts(language));
  }
});

addEventListener('fetch', (event) => {
  const asked = /** @type {FetchEvent} */ (event);
  const { mode, url } = asked.request;
  const { origin, pathname } = new URL(url);
  if (mode === 'navigate' && !/^\/(api|media|assets)\//.test(pathname)) asked.respondWith(pageFor(asked.request));
  else if (origin === location.origin && pathname.startsWith('/assets/')) asked.respondWith(partFor(asked.request));
});

/** The page as it is sent for the address that is open: with the styles of its route, which are no files of their own. */
async function keepOpenPage() {
  const { clients } = /** @type {{ clients: OpenPages }} */ (/** @type {unknown} */ (globalThis));
  const [open] = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const page = await fetch(open?.url ?? PAGE);
  if (!page.ok) throw new Error(`The page cannot be kept: ${page.status}.`);
  await (await caches.open(KEPT)).put(PAGE, page);
}

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
    // Its preview shows what was read then, without saying so.
    const page = (await kept.text()).replace(/<template id="preview".*<\/template>/s, '');
    return new Response(page, { headers: kept.headers });
  }
}

/** @param {Request} request */
async function partFor(request) {
  try {
    const part = await fetch(request);
    // A proxy that does not reach the service says so.
    if (part.status !== 502 && part.status !== 504) return part;
    return (await keptPart(request)) ?? part;
  } catch (error) {
    const kept = await keptPart(request);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** @param {Request} request */
async function keptPart(request) {
  const cache = await caches.open(KEPT_PARTS);
  return cache.match(request, { ignoreVary: true });
}

/**
 * Keeps the parts that are not kept yet, one after the other, with the messages of one language; then those of an older
 * build and of other languages go.
 *
 * @param {string} language
 */
async function keepParts(language) {
  const answer = await fetch(PARTS, { cache: 'no-cache' });
  if (!answer.ok) return;
  const listed = /** @type {{ parts: string[], messages: Record<string, string[]> }} */ (await answer.json());
  const parts = [...listed.parts, ...(listed.messages[language] ?? [])];
  const cache = await caches.open(KEPT_PARTS);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const part of parts) if (!kept.includes(part)) await cache.add(part);
  for (const part of kept) if (!parts.includes(part)) await cache.delete(part);
}

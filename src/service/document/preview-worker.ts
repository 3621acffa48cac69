// The thread of preview-renderer.ts. It renders with the dashboard's own code, which reads some things of a browser: they
// are given here, as of a browser without stored choices.
import { parentPort, workerData } from 'node:worker_threads';
import { LIST_PARAMETERS_HEADER } from '#contract/list-parameters.ts';
import { SERVICE_HEADER } from '#contract/service-name.ts';
import type { Preview, PreviewAnswer, PreviewRequest } from './preview-renderer.ts';

/** What `build/preview` exports: HTML, or null where the page is not there before more requests. */
type RenderPreview = (address: string, request: string) => Promise<Preview | null>;

const { file } = workerData as { file: string };

function setLanguage(language: string): void {
  const value = { language, languages: [language], onLine: true };
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
}

async function render(request: PreviewRequest): Promise<Preview | null> {
  const { address, language, isNarrow, origin, service, answers } = request;
  // Many tags stand for the same words and numbers.
  setLanguage(new Intl.NumberFormat(language).resolvedOptions().locale);
  const [pathname = ''] = address.split('?', 1);
  const search = address.slice(pathname.length);
  Object.assign(globalThis, { location: { origin, pathname, search, hash: '', href: origin + address } });
  Object.assign(document, { service });
  const matchMedia = (query: string) => ({ ...events, matches: isNarrow && query.includes('max-width') });
  const headers = { accept: 'application/json', [SERVICE_HEADER]: service };
  const begun = answers.map(({ path, body, parameters }) => {
    const answer = Promise.resolve(new Response(body, { headers: { [LIST_PARAMETERS_HEADER]: parameters } }));
    return [path, { headers, answer, stop: new AbortController(), atMs: performance.now() }] as const;
  });
  Object.assign(globalThis, { matchMedia, noctuaryBegun: new Map(begun) });
  const { renderPreview } = await loaded;
  return renderPreview(address, JSON.stringify([address, isNarrow, origin, service, answers]));
}

function nothing(): void {}

const events = { addEventListener: nothing, removeEventListener: nothing };
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing, key: () => null, length: 0 };
const document = {
  ...events,
  service: '',
  visibilityState: 'visible',
  documentElement: { dataset: {}, style: {} },
  querySelector: (selector: string) => (selector.includes(SERVICE_HEADER) ? { content: document.service } : null),
  querySelectorAll: () => [],
  getElementById: () => null,
  createElement: () => ({}),
};
Object.assign(globalThis, {
  ...events,
  document,
  window: globalThis,
  Notification: { permission: 'default' },
  localStorage: storage,
  sessionStorage: storage,
  getComputedStyle: () => ({ fontSize: '16px', getPropertyValue: () => '' }),
  // Only the answers that came along are there.
  fetch: () => Promise.reject(new Error('A preview makes no requests.')),
});

setLanguage('en-US');
// oxlint-disable-next-line import/no-dynamic-require
const loaded = import(file) as Promise<{ renderPreview: RenderPreview }>;
// A failure is that of every request.
loaded.catch(() => {});

async function reply(request: PreviewRequest): Promise<void> {
  let rendered: Pick<PreviewAnswer, 'preview' | 'error'>;
  try {
    rendered = { preview: await render(request), error: null };
  } catch (error) {
    rendered = { preview: null, error: String(error) };
  }
  // Threads have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage({ id: request.id, ...rendered } satisfies PreviewAnswer);
}

// One at a time: each has its own language, address and answers.
let before = Promise.resolve();
parentPort?.on('message', (request: PreviewRequest) => {
  before = before.then(() => reply(request));
});

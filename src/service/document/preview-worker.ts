// The thread of preview-renderer.ts. It renders with the dashboard's own code.
import { parentPort, workerData } from 'node:worker_threads';
import type { Preview, PreviewAnswer, PreviewRequest } from './preview-renderer.ts';

/** What `build/preview` exports: HTML, or null where the page is not there before more requests. */
type RenderPreview = (request: Omit<PreviewRequest, 'id'>) => Promise<Preview | null>;

const { file } = workerData as { file: string };
// oxlint-disable-next-line import/no-dynamic-require
const loaded = import(file) as Promise<{ renderPreview: RenderPreview }>;
// A failure is that of every request.
loaded.catch(() => {});

async function reply({ id, ...request }: PreviewRequest): Promise<void> {
  let rendered: Pick<PreviewAnswer, 'preview' | 'error'>;
  try {
    const { renderPreview } = await loaded;
    // Many tags stand for the same words and numbers.
    const language = new Intl.NumberFormat(request.language).resolvedOptions().locale;
    rendered = { preview: await renderPreview({ ...request, language }), error: null };
  } catch (error) {
    rendered = { preview: null, error: String(error) };
  }
  // Threads have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage({ id, ...rendered } satisfies PreviewAnswer);
}

// One at a time: each has its own reader and answers.
let before = Promise.resolve();
parentPort?.on('message', (request: PreviewRequest) => {
  before = before.then(() => reply(request));
});

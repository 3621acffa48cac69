import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';

export interface PreviewRequest {
  id: number;
  /** path and query of the page */
  address: string;
  /** BCP 47 tag of the reader's browser */
  language: string;
  /** for a phone */
  isNarrow: boolean;
  /** of the page, without a trailing slash */
  origin: string;
  /** identity of the service */
  service: string;
  /** the address of the service that it copies; missing: it is no copy */
  copyOf?: string | undefined;
  /** to the page's first requests, by their paths below `/api/v2/` */
  answers: readonly PreviewedAnswer[];
}

export interface PreviewedAnswer {
  path: string;
  body: string;
  /** which parameters the service takes, as it says in a header */
  parameters: string;
}

/** A page as HTML, and the language of its words. */
export interface Preview {
  html: string;
  lang: string;
}

export interface PreviewAnswer {
  id: number;
  preview: Preview | null;
  error: string | null;
}

/** Code, words and records take some tens. Without a limit, garbage is collected late. */
const MOST_MEMORY_MB = 256;
/** With more documents waiting, the next ones have no preview. */
const MOST_WAITING = 8;

export interface PreviewRenderer {
  /** null where the page cannot be rendered */
  render: (request: Omit<PreviewRequest, 'id'>) => Promise<Preview | null>;
  close: () => Promise<void>;
}

/**
 * Renders pages in a thread, so that the service answers other requests meanwhile.
 *
 * @param folder of the built dashboard, beside which is the build of its pages for the service
 * @returns null where there is no such build
 */
export function previewRenderer(folder: string, log: FastifyBaseLogger): PreviewRenderer | null {
  const file = join(folder, '..', 'preview', 'render-preview.js');
  const script = new URL('./preview-worker.js', import.meta.url);
  if (!existsSync(file) || !existsSync(script)) return null;
  const waiting = new Map<number, (preview: Preview | null) => void>();
  let lastId = 0;
  let worker: Worker | null = new Worker(script, {
    workerData: { file: pathToFileURL(file).href },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    // Otherwise its output goes to that of the process, where a full disk would be an error that nothing handles.
    stdout: true,
    stderr: true,
  });
  worker.unref();
  const end = (error: unknown) => {
    log.error(error, 'Pages have no previews until the next start.');
    worker = null;
    for (const answer of waiting.values()) answer(null);
  };
  worker.once('error', end);
  worker.on('message', ({ id, preview, error }: PreviewAnswer) => {
    if (error !== null) log.error({ error }, 'A preview could not be rendered.');
    waiting.get(id)?.(preview);
  });
  return {
    render: async (request) => {
      if (worker === null || waiting.size >= MOST_WAITING) return null;
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        waiting.set(id, (preview) => {
          waiting.delete(id);
          resolve(preview);
        });
        // Threads have no origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker?.postMessage({ id, ...request });
      });
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}

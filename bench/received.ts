import type { CDPSession } from '@playwright/test';

export const KINDS = ['document', 'script', 'style', 'API', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export interface Received {
  requests: number;
  /** as they came over the network: compressed, with headers */
  bytes: Record<Kind, number>;
  /** requests without an answer so far */
  open: number;
}

/** Counts what the page receives from now on. Its service worker's own requests are not the page's. */
export async function countReceived(session: CDPSession): Promise<Received> {
  const received: Received = { requests: 0, bytes: { document: 0, script: 0, style: 0, API: 0, other: 0 }, open: 0 };
  const open = new Map<string, Kind>();
  const end = (id: string, bytes: number) => {
    const kind = open.get(id);
    if (kind === undefined) return;
    received.bytes[kind] += bytes;
    open.delete(id);
    received.open = open.size;
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return;
    end(requestId, redirectResponse?.encodedDataLength ?? 0);
    open.set(requestId, type === 'Document' ? 'document' : kindOf(new URL(request.url).pathname));
    received.open = open.size;
    received.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');
  return received;
}

/** By the path: the browser's own type of a preloaded script or answer depends on how it was preloaded. */
function kindOf(path: string): Kind {
  if (path.startsWith('/api/')) return 'API';
  if (path.endsWith('.js')) return 'script';
  return path.endsWith('.css') ? 'style' : 'other';
}

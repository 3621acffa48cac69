import type { ProxyFor } from '#service/other-service/other-service-client.ts';

/** The service that this one is a copy of, for what is asked there while a reader waits. */
export interface CopySource {
  /** its address, without `/api/v2/` and trailing slash */
  upstreamUrl: string;
  /** the copy's own token there, which is sent to its origin only; null: none */
  token: string | null;
  /** the proxy that it is asked through; by default none */
  proxyFor?: ProxyFor;
  /** An answer that has not begun by then, or that is silent for that long, is late; by default 30 s. */
  timeoutMs?: number;
}

/** How long an answer of the source may take to begin. */
export const SOURCE_MS = 30_000;

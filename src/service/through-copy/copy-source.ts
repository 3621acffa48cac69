import type { CopySettings } from '#service/follow/copy-settings.ts';
import type { ProxyFor } from '#service/other-service/other-service-client.ts';

/** The service that this one is a copy of, for what is asked there while a reader waits; its token is sent to its origin only. */
export interface CopySource extends Pick<CopySettings, 'source' | 'token'> {
  /** the proxy that it is asked through; by default none */
  proxyFor?: ProxyFor;
  /** An answer that has not begun by then, or that is silent for that long, is late; by default 30 s. */
  timeoutMs?: number;
}

/** How long an answer of the source may take to begin. */
export const SOURCE_MS = 30_000;

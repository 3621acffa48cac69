import type { IncomingHttpHeaders } from 'node:http';
import { Pool, type Dispatcher } from 'undici';

/** Among the headers of a request, since the proxy hands on nothing else of it. */
const SIGNAL = Symbol('signal');
type WithSignal = IncomingHttpHeaders & { [SIGNAL]?: AbortSignal };

/** These headers, for a request that ends when `signal` is aborted, without an answer. */
export function endedBy(signal: AbortSignal, headers: IncomingHttpHeaders): WithSignal {
  return { ...headers, [SIGNAL]: signal };
}

/**
 * Connections to another service. The proxy itself never ends a request there: while the other service hangs, requests
 * of clients that have given up would keep all connections.
 */
export function upstreamPool(origin: string, options: Pool.Options) {
  const pool = new Pool(origin, options);
  const request = (asked: Dispatcher.RequestOptions, done: (error: Error | null, answer?: unknown) => void): void => {
    const signal = (asked.headers as WithSignal)[SIGNAL];
    pool.request({ ...asked, ...(signal && { signal }) }, (error, answer) => {
      // The proxy would log an error for a client that has left.
      if (signal?.aborted !== true) done(error, answer);
    });
  };
  return { request: request as Dispatcher['request'], destroy: () => pool.destroy() };
}

import type { HealthCheck } from './health-routes.ts';

/** Whether the upstream service answers; a request for a token is an answer. */
export function upstreamCheck(upstreamUrl: string, timeoutMs: number): Readonly<Record<string, HealthCheck>> {
  return {
    upstream: async () => {
      const ending = new AbortController();
      const timer = setTimeout(() => ending.abort(), timeoutMs);
      try {
        const options = { signal: ending.signal, redirect: 'manual' } as const;
        const { status, body } = await fetch(`${upstreamUrl}/api/v2/projects/?limit=1`, options);
        await body?.cancel();
        if (status >= 500) throw new Error(`${upstreamUrl} answers with ${status}`);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

import type { OtherServiceClient } from '#service/other-service/other-service-client.ts';
import type { HealthCheck } from './health-routes.ts';

/** Whether the upstream service answers; a request for a token is an answer. */
export function upstreamCheck(
  upstreamUrl: string,
  client: OtherServiceClient,
  timeoutMs: number,
): Readonly<Record<string, HealthCheck>> {
  const { origin, pathname } = new URL(upstreamUrl);
  const path = `${pathname.replace(/\/$/, '')}/api/v2/projects/?limit=1`;
  return {
    upstream: async () => {
      const { status, body } = await client.ask(origin, path, { headers: {}, timeoutMs });
      body.destroy();
      if (status >= 500) throw new Error(`${upstreamUrl} answers with ${status}`);
    },
  };
}

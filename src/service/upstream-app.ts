import type { FastifyInstance } from 'fastify';
import {
  otherServiceClient,
  type ProxyFor,
  type OtherServiceClient,
} from '#service/other-service/other-service-client.ts';
import { forwardToUpstream } from '#service/upstream/forward-to-upstream.ts';
import { healthRoutes, type HealthCheck } from '#service/health/health-routes.ts';
import type { BuiltDashboard } from '#service/document/built-dashboard.ts';
import { bareApp, type BareAppOptions } from './bare-app.ts';
import { dashboardRoutes } from './dashboard-routes.ts';

export interface UpstreamAppOptions extends Omit<BareAppOptions, 'tokens'> {
  /** address of the other service, without `/api/v2/` */
  upstreamUrl: string;
  /** null: only the interface is forwarded */
  dashboard: BuiltDashboard | null;
  /** If an answer has not begun by then, the client gets 504. */
  upstreamTimeoutMs?: number;
  /** the proxy that the other service is asked through; by default none */
  proxyFor?: ProxyFor;
}

/**
 * The dashboard in front of another service of this interface, without a database. The other service knows the tokens.
 * Images of its captures may come from anywhere it stores them, over plain HTTP only where the service itself uses it.
 */
export async function buildUpstreamApp(options: UpstreamAppOptions): Promise<FastifyInstance> {
  const { upstreamUrl, dashboard, tiles, basemap, upstreamTimeoutMs = 30_000, proxyFor } = options;
  const { origin, pathname, protocol } = new URL(upstreamUrl);
  const serviceName = origin + pathname.replace(/\/$/, '');
  // A service on a laptop or in the field often serves its images from another port, over plain HTTP too.
  const imageSources = protocol === 'http:' ? ['https:', 'http:'] : ['https:'];
  const { app } = await bareApp({ ...options, serviceName, imageSources });
  await forwardToUpstream(app, upstreamUrl, otherServiceClient(proxyFor), upstreamTimeoutMs);
  // With a client of its own: requests that wait for a connection say nothing about the other service.
  const checking = otherServiceClient(proxyFor);
  app.addHook('onClose', checking.close);
  healthRoutes(app, upstreamCheck(upstreamUrl, checking, upstreamTimeoutMs), options.health ?? {});
  await dashboardRoutes(app, dashboard, { tiles, basemap, serviceName });
  return app;
}

/** Whether the upstream service answers; a request for a token is an answer. */
function upstreamCheck(
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

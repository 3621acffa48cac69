import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { RequestError } from '#service/request-error.ts';

/** An address that the app answers. */
interface Answered {
  methods: Set<string>;
  /** value of `Allow`, where the route names its own */
  allow: string | null;
}

/**
 * Refuses (405, with `Allow`) methods that an address does not take, whichever they are; without this they are a 404, as if
 * there were nothing. The body is not read. Registered before the routes, and after all that refuses first.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  const answered = new Map<string, Answered>();
  const patterns: [pattern: RegExp, url: string][] = [];
  app.addHook('onRoute', ({ url, method, config }: RouteOptions) => {
    // A route for whatever lies below an address says nothing of which addresses there are.
    if (url.includes('*')) return;
    const path = withoutSlash(url);
    const one = answered.get(path) ?? { methods: new Set(), allow: null };
    if (!answered.has(path) && path.includes(':')) patterns.push([patternOf(path), path]);
    for (const name of [method].flat()) one.methods.add(name);
    one.allow ??= config?.allow ?? null;
    answered.set(path, one);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const one = request.is404 ? find(pathOf(request)) : undefined;
    if (one === undefined) return done();
    const allow = one.allow ?? [...one.methods].join(', ');
    reply.header('allow', allow);
    return done(new RequestError(405, { detail: `${request.method} is not offered at this address.` }));
  });

  function find(path: string): Answered | undefined {
    return answered.get(path) ?? answered.get(patterns.find(([pattern]) => pattern.test(path))?.[1] ?? '');
  }
}

function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) =>
      part.startsWith(':')
        ? (/\(.+\)$/.exec(part)?.[0] ?? '[^/]+')
        : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
    );
  return new RegExp(`^${parts.join('/')}$`);
}

/** Decoded, as the router reads it. */
function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  try {
    return withoutSlash(decodeURI(path));
  } catch {
    return path;
  }
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

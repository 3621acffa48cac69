import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORGET_HEADER } from '#contract/headers/service-name.ts';
import { RequestError } from '#service/request-error.ts';
import type { AccessToken } from './access-token.ts';
import { holdsData } from './holds-data.ts';
import { varyByToken } from './vary-by-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** name of the request's token; null without one */
    tokenName: string | null;
    /** whether that token has the right to write, false without one; null where the service has no tokens; routes ask `mayWrite` */
    tokenMayWrite: boolean | null;
  }
}

/**
 * Browsers send no Authorization header for images and downloads, but this cookie, which is valid for `/media/` only.
 */
const MEDIA_COOKIE = 'noctuary_media';

interface KnownToken {
  name: string;
  mayWrite: boolean;
  tokenHash: Buffer;
  /** derived from the token: every process can compute it, none stores it, and it expires with the token */
  cookie: string;
  cookieHash: Buffer;
}

export interface TokenRules {
  tokens: readonly AccessToken[];
  /** data is answered without a token, too: these are for writing and for names */
  isPublic: boolean;
  /** the cookie is for https alone */
  isSecure: boolean;
}

/**
 * If there are tokens, requires one for every request below `/api/` and `/media/` (`Authorization: Token …`), else
 * answers 401; of a public service it refuses unknown ones alone. An answer to a token also sets the cookie that `/media/` accepts instead, or deletes it where the
 * browser forgets the token.
 */
export function requireToken(app: FastifyInstance, { tokens, isPublic, isSecure }: TokenRules): void {
  app.decorateRequest('tokenName', null);
  app.decorateRequest('tokenMayWrite', tokens.length === 0 ? null : false);
  if (tokens.length === 0) return;
  const known: readonly KnownToken[] = tokens.map(({ name, token, mayWrite = false }) => {
    const cookie = createHmac('sha256', token).update(MEDIA_COOKIE).digest('base64url');
    return { name, mayWrite, tokenHash: hashOf(token), cookie, cookieHash: hashOf(cookie) };
  });
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

  app.addHook('onRequest', (request, reply, done) => {
    if (!holdsData(request)) return done();
    const given = /^token +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    const byToken = given === undefined ? undefined : find(known, 'tokenHash', given);
    const found = byToken ?? (given === undefined && isMediaRead(request) ? byCookie(known, request) : undefined);
    if (found === undefined)
      return done(isPublic && given === undefined ? undefined : refusal(reply, given !== undefined));
    request.tokenName = found.name;
    request.tokenMayWrite = found.mayWrite;
    if (request.headers[FORGET_HEADER] !== undefined) {
      reply.header('set-cookie', `${MEDIA_COOKIE}=; ${attributes}; Max-Age=0`);
    } else if (byToken !== undefined && cookieOf(request) !== byToken.cookie) {
      reply.header('set-cookie', `${MEDIA_COOKIE}=${byToken.cookie}; ${attributes}`);
    }
    return done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (holdsData(request)) varyByToken(reply, request.tokenName !== null);
    done();
  });
}

function refusal(reply: FastifyReply, isGiven: boolean): RequestError {
  reply.header('www-authenticate', 'Token');
  const detail = isGiven
    ? 'This token is not known here.'
    : 'This service asks for a token: send the header "Authorization: Token …".';
  return new RequestError(401, { detail });
}

function isMediaRead(request: FastifyRequest): boolean {
  return /^(GET|HEAD)$/.test(request.method) && (request.routeOptions.url ?? request.url).startsWith('/media/');
}

function byCookie(known: readonly KnownToken[], request: FastifyRequest): KnownToken | undefined {
  const cookie = cookieOf(request);
  return cookie === undefined ? undefined : find(known, 'cookieHash', cookie);
}

function cookieOf(request: FastifyRequest): string | undefined {
  const pairs = request.headers.cookie?.split(';').map((pair) => pair.trim());
  return pairs?.find((pair) => pair.startsWith(`${MEDIA_COOKIE}=`))?.slice(MEDIA_COOKIE.length + 1);
}

/**
 * Compares hashes, so that timing does not reveal the length, and all of them, so that it does not reveal which token
 * was similar.
 */
function find(known: readonly KnownToken[], by: 'tokenHash' | 'cookieHash', given: string): KnownToken | undefined {
  const hash = hashOf(given);
  let found: KnownToken | undefined;
  for (const one of known) if (timingSafeEqual(one[by], hash)) found = one;
  return found;
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COUNTS_HEADER } from '#contract/headers/counts-header.ts';
import { LIST_PARAMETERS_HEADER } from '#contract/lists/list-parameters.ts';
import { OWN_SERVICE, SERVICE_HEADER } from '#contract/headers/service-name.ts';
import type { PreviewRenderer } from './preview-renderer.ts';

/** A document waits no longer for the database and its rendering: the scripts show the rows too. */
const LONGEST_MS = 1_000;
/** The first of a browser's languages. */
const LANGUAGE = /^[a-z]{2,3}(-[a-z]{4})?(-[a-z]{2})?(?=$|[,;])/i;

export interface PreviewOptions {
  /** the address of the service that this one copies; missing: it is no copy */
  copyOf?: string | undefined;
  /** the origin of the addresses in answers */
  originOf: (request: FastifyRequest) => string;
  /** takes a place among the data requests, until the function that it returns is called; null where the service is busy */
  enter: () => (() => void) | null;
}

/**
 * Previews of pages: what their first requests answer, as HTML, which a reader sees before the scripts run. Only where
 * everybody may read the data: a document is requested without a token.
 *
 * @returns a function of a request for a page and the page's first requests; it returns a `<template>` element, or null
 */
export function pagePreviews(
  app: FastifyInstance,
  renderer: Pick<PreviewRenderer, 'render'>,
  { originOf, enter, copyOf }: PreviewOptions,
): (request: FastifyRequest, paths: readonly string[]) => Promise<string | null> | null {
  const answered = async (request: FastifyRequest, path: string) => {
    const headers = { host: request.headers.host ?? '', accept: 'application/json', [SERVICE_HEADER]: OWN_SERVICE };
    // As a request of the reader, whom the limits count.
    const answer = await app.inject({ url: `/api/v2/${path}`, headers, remoteAddress: request.ip });
    const header = (name: string) => answer.headers[name.toLowerCase()]?.toString() ?? null;
    const isWhole = answer.statusCode === 200 && header(COUNTS_HEADER) === null;
    return { path, isWhole, body: answer.body, parameters: header(LIST_PARAMETERS_HEADER) ?? '' };
  };
  const rendered = async (request: FastifyRequest, paths: readonly string[]) => {
    const answers = await Promise.all(paths.map((path) => answered(request, path)));
    // The page has a note on failures and on incomplete counts: the scripts show it.
    if (!answers.every(({ isWhole }) => isWhole)) return null;
    const { 'accept-language': languages = '', 'user-agent': agent = '' } = request.headers;
    const [language] = LANGUAGE.exec(languages) ?? ['en-US'];
    const isNarrow = /\bMobi/.test(agent);
    const page = { address: request.url, language, isNarrow, origin: originOf(request), service: OWN_SERVICE, answers };
    const preview = await renderer.render({ ...page, copyOf });
    if (preview === null) return null;
    return `<template id="preview" lang="${preview.lang}"${isNarrow ? ' data-narrow' : ''}>${preview.html}</template>`;
  };
  const inTime = async (request: FastifyRequest, paths: readonly string[], leave: () => void) => {
    const late = new AbortController();
    const tooLate = setTimeout(LONGEST_MS, null, { signal: late.signal });
    tooLate.catch(() => {});
    try {
      return await Promise.race([rendered(request, paths), tooLate]);
    } catch (error) {
      request.log.error(error, 'A page is sent without a preview.');
      return null;
    } finally {
      late.abort();
      leave();
    }
  };
  return (request, paths) => {
    // Scripts ask for the page too, to look for a new build. A navigation names the type, also through the service worker.
    if (request.headers.accept?.includes('text/html') !== true) return null;
    const leave = enter();
    return leave === null ? null : inTime(request, paths, leave);
  };
}

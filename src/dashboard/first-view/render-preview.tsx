import { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { LIST_PARAMETERS_HEADER } from '#contract/lists/list-parameters.ts';
import { SERVICE_HEADER } from '#contract/headers/service-name.ts';
import { carryingDefaults } from '#dashboard/address/carrying-defaults.ts';
import { giveBegun, type BegunRequest } from '#dashboard/api/http/begun-requests.ts';
import { App } from '#dashboard/shell/app.tsx';
import { pages } from '#dashboard/pages.ts';
import { Frame } from '#dashboard/shell/frame.tsx';
import { renderFor, type PreviewReader } from '#dashboard/ui/preview-reader.ts';
import { messagesLoaded } from '#dashboard/ui/language/catalogue.ts';
import { language, showBrowserLanguage } from '#dashboard/ui/language/language.ts';

const modules = import.meta.glob<{ default: ComponentType }>('../*/*-page.tsx');

/** Of the texts that `Loaded` keeps, in characters. Their records take some times as much. */
const MOST_CHARACTERS = 2_000_000;

/** The records of a page, which stand for it while the same request has the same answers. */
interface Loaded {
  request: string;
  client: QueryClient;
}

/** A page as HTML, and the language of its words. */
interface Preview {
  html: string;
  lang: string;
}

/** The page, its reader, and what the service has answered to the page's first requests. */
interface PreviewRequest extends PreviewReader {
  answers: readonly {
    /** path and query below `/api/v2/` */
    path: string;
    body: string;
    /** which parameters the service takes, as it says in a header */
    parameters: string;
  }[];
}

/** The one used last comes first. */
let loaded: readonly Loaded[] = [];

/**
 * Renders a list page to HTML with the rows that its first requests bring, in the first language of the browser that
 * there is. Runs in the service (src/service/document/preview-worker.ts), which has made these requests; there are no
 * others. One at a time: each has its own reader and answers.
 * Reading the records takes longer than rendering them: it is done once for the same request. The HTML is not cached, since
 * it depends on the time.
 *
 * @returns null for other pages, and where the rows are not there
 */
export async function renderPreview({ answers, ...reader }: PreviewRequest): Promise<Preview | null> {
  const { address, language: _, ...from } = reader;
  const path = address.split('?', 1)[0]?.replace(/\/$/, '');
  const page = pages.find((one) => one.hasPreview === true && one.path === path);
  if (page === undefined) return null;
  const { default: Page } = (await modules[`../${page.module}`]?.()) ?? {};
  if (Page === undefined) return null;
  renderFor(reader);
  giveBegun(begunBy(answers, reader.service));
  showBrowserLanguage();
  await messagesLoaded();
  const element = (
    <Frame>
      <Page />
    </Frame>
  );
  const router = carryingDefaults(createMemoryRouter([{ path: '*', element }], { initialEntries: [address] }));
  const renderWith = (client: QueryClient) => renderToString(<App client={client} router={router} />);
  // All that the records depend on.
  const request = JSON.stringify([address, from, answers]);
  const known = loaded.find((one) => one.request === request);
  const client = known?.client ?? (await load(renderWith));
  const html = renderWith(client);
  if (!html.includes(ROWS_READY)) return null;
  keep(known ?? { request, client });
  return { html, lang: language() };
}

function begunBy(answers: PreviewRequest['answers'], service: string): Map<string, BegunRequest> {
  const headers = { accept: 'application/json', [SERVICE_HEADER]: service };
  return new Map(
    answers.map(({ path, body, parameters }) => {
      const answer = Promise.resolve(new Response(body, { headers: { [LIST_PARAMETERS_HEADER]: parameters } }));
      return [path, { headers, answer, stop: new AbortController(), atMs: performance.now() }];
    }),
  );
}

/** The first rendering finds the page's queries. */
async function load(renderWith: (client: QueryClient) => string): Promise<QueryClient> {
  const queries = { retry: false, networkMode: 'always', gcTime: Infinity } as const;
  const client = new QueryClient({ defaultOptions: { queries } });
  const cache = client.getQueryCache();
  renderWith(client);
  await Promise.allSettled(cache.getAll().map(({ options, queryKey }) => client.query({ ...options, queryKey })));
  for (const query of cache.getAll()) if (query.state.status !== 'success') cache.remove(query);
  return client;
}

function keep(used: Loaded): void {
  let room = MOST_CHARACTERS;
  loaded = [used, ...loaded.filter((one) => one !== used)].filter((one) => {
    room -= one.request.length;
    return room >= 0;
  });
}

/** An attribute that `RecordList` sets. */
const ROWS_READY = ' data-rows-ready=';

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordId } from '#contract/record-id.ts';
import { OWN_SERVICE, SERVICE_HEADER } from '#contract/service-name.ts';
import { dashboardPages, firstRequests } from './dashboard-pages.ts';
import { pageChunks } from './page-chunks.ts';

export interface PageSettings {
  /** the tile server that the operator offers */
  tiles: { url: string; attribution: string; chosen: boolean };
  /** identity of the service that the page shows: `own`, or its address */
  serviceName: string;
}

interface PageDocument {
  /**
   * the HTML for an address, given as path and query: the same for every reader
   *
   * @param preview of the page, as a `<template>` element
   */
  html: (address: string, preview: string | null) => string;
  /** the first requests of the page at an address, below `/api/v2/`; null where it has no preview */
  previewed: (address: string) => readonly string[] | null;
  /** its inline scripts, as the Content-Security-Policy allows them */
  scriptSources: string;
}

const TILES = /<meta name="noctuary-tiles"[^>]*>/;
/** In index.html, before the script that shows the preview. */
const PREVIEW = '<!--preview-->';

/**
 * The dashboard's one page, for each address with what its route needs first: the settings and the first requests in
 * `<meta>` elements, the scripts and styles of the route in `<link>` elements, and the preview of the page in a
 * `<template>` element.
 *
 * @param folder of the built dashboard
 */
export function pageDocument(folder: string, { tiles, serviceName }: PageSettings): PageDocument {
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  if (!TILES.test(built)) throw new Error('The built page has no <meta name="noctuary-tiles"> for its settings.');
  const settings = meta('noctuary-tiles', JSON.stringify(tiles)) + meta(SERVICE_HEADER, serviceName);
  const chunks = pageChunks(folder);
  const routes = Object.entries(dashboardPages).map(([path, page]) => ({
    path: new RegExp(`^${path.replace(':id', '([^/]+)')}/?$`),
    files: chunks(page.modules),
    page,
  }));
  const withoutPage = chunks([]);
  const routeOf = (address: string) => routes.find(({ path }) => path.test(parts(address).path));
  const requestsOf = (address: string) => {
    const { path, query } = parts(address);
    const route = routeOf(address);
    const id = recordId(route?.path.exec(path)?.[1] ?? null);
    const takesFields = serviceName === OWN_SERVICE;
    return firstRequests(route?.page, { id, query: new URLSearchParams(query), takesFields });
  };
  return {
    html: (address, preview) => {
      const files = routeOf(address)?.files ?? withoutPage;
      // The cached copy of a page is shown at other addresses too, if there is no network.
      const first = JSON.stringify({ address, paths: requestsOf(address) });
      return built
        .replace(TILES, () => settings + meta('noctuary-first-requests', first) + messagesMeta(files))
        .replace('</head>', () => `${links(files)}</head>`)
        .replace(PREVIEW, () => preview ?? '');
    },
    previewed: (address) => (routeOf(address)?.page.hasPreview === true ? requestsOf(address) : null),
    scriptSources: [...built.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => source(script)).join(' '),
  };
}

function parts(address: string): { path: string; query: string } {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  return { path, query };
}

/** In the order of Vite's own links; a script that imports a chunk finds its link and adds none. */
function links({ scripts, styles }: { scripts: readonly string[]; styles: readonly string[] }): string {
  const preloads = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return [...preloads, ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)].join('');
}

/** The script of index.html preloads the messages of the language that it chooses. */
function messagesMeta({ messages }: { messages: Readonly<Record<string, readonly string[]>> }): string {
  return meta('noctuary-messages', JSON.stringify(messages));
}

function meta(name: string, content: string): string {
  const text = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<meta name="${name}" content="${text}">`;
}

function source(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COPY_META } from '#contract/copy/copied-source.ts';
import { OWN_SERVICE, SERVICE_HEADER } from '#contract/headers/service-name.ts';
import type { BuiltDashboard } from './built-dashboard.ts';
import { pageChunks } from './page-chunks.ts';

export interface PageSettings {
  /** the tile server that the operator offers */
  tiles: { url: string; attribution: string; chosen: boolean };
  /** where the page reads the basemap */
  basemap: { address: string; isWorld: boolean };
  /** identity of the service that the page shows: `own`, or its address */
  serviceName: string;
  /** the address of the service that this one copies; missing: it is no copy */
  copyOf?: string | undefined;
}

interface PageDocument {
  /** the HTML for an address, given as path and query, up to its body: the same for every reader */
  head: (address: string) => string;
  /**
   * the rest
   *
   * @param preview of the page, as a `<template>` element
   */
  body: (address: string, preview: string | null) => string;
  /** the first requests of the page at an address, below `/api/v2/`; null where it has no preview */
  previewed: (address: string) => readonly string[] | null;
  /** its inline scripts, as the Content-Security-Policy allows them */
  scriptSources: string;
}

const TILES = /<meta name="noctuary-tiles"[^>]*>/;
/** In index.html, before the script that shows the preview. */
const PREVIEW = '<!--preview-->';
const HEAD_END = '</head>';
/** As Vite writes them. */
const ENTRY = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;
const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const STYLESHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;

/**
 * The dashboard's one page, for each address with what its route needs first: the settings and the first requests in
 * `<meta>` elements, its styles, its scripts in `<link>` elements, and the preview of the page in a `<template>` element.
 *
 * The styles are within the document, since a browser draws nothing before it has them. The scripts are loaded once the
 * preview is there, and run after its first frame, by a script of its own (`src/dashboard/first-view/scripts`). `<noscript>` names the first of them for pages
 * that look for a new build.
 *
 */
export function pageDocument(
  { folder, pages }: BuiltDashboard,
  { tiles, basemap, serviceName, copyOf }: PageSettings,
): PageDocument {
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  if (!TILES.test(built)) throw new Error('The built page has no <meta name="noctuary-tiles"> for its settings.');
  const [entry, attributes, file] = ENTRY.exec(built) ?? [];
  if (entry === undefined) throw new Error('The built page has no entry script.');
  const ofEveryPage = `<link rel="modulepreload" id="entry"${attributes} href="${file}">${built.match(PRELOAD)?.join('') ?? ''}`;
  const [head = '', body = ''] = built
    .replace(entry, '')
    .replaceAll(PRELOAD, '')
    .replaceAll(STYLESHEET, (_link, path: string) => inlineStyles(folder, path))
    .split(HEAD_END);
  const offer = JSON.stringify({ address: basemap.address, isWorld: basemap.isWorld });
  const maps = meta('noctuary-tiles', JSON.stringify(tiles)) + meta('noctuary-basemap', offer);
  const copied = copyOf === undefined ? '' : meta(COPY_META, copyOf);
  const settings = maps + meta(SERVICE_HEADER, serviceName) + copied;
  const chunks = pageChunks(folder);
  const routes = pages.map((page) => {
    const { scripts, styles, messages } = chunks(page.modules);
    return {
      // A script that imports a chunk finds its link and adds none.
      scripts: scripts.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`).join(''),
      styles: styles.map((one) => inlineStyles(folder, one)).join(''),
      messages,
      page,
    };
  });
  const routeOf = (address: string) => {
    const { path } = parts(address);
    const route = routes.find(({ page }) => page.path.test(path));
    if (route === undefined) throw new Error(`No page of the dashboard is for ${path}, not even the last.`);
    return route;
  };
  const requestsOf = (address: string) => {
    const { path, query } = parts(address);
    return routeOf(address).page.firstRequests(path, query, serviceName === OWN_SERVICE);
  };
  return {
    head: (address) => {
      // The cached copy of a page is shown at other addresses too, if there is no network.
      const first = JSON.stringify({ address, ...requestsOf(address) });
      const route = routeOf(address);
      // A script of the document preloads the messages of the language that it chooses.
      const messages = meta('noctuary-messages', JSON.stringify(route.messages));
      const named = settings + meta('noctuary-first-requests', first) + messages;
      return head.replace(TILES, () => named) + route.styles + HEAD_END;
    },
    body: (address, preview) =>
      body
        .replace('<body>', () => `<body>${ofEveryPage}${routeOf(address).scripts}`)
        .replace(PREVIEW, () => preview ?? '')
        .replace('<noscript>', () => `<noscript>${entry}`),
    previewed: (address) => (routeOf(address).page.hasPreview ? requestsOf(address).paths : null),
    scriptSources: [...built.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => source(script)).join(' '),
  };
}

function parts(address: string): { path: string; query: string } {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  return { path, query };
}

/** The styles of a file, with a link to it that Vite finds and the browser does not follow. */
function inlineStyles(folder: string, file: string): string {
  const styles = readFileSync(join(folder, file), 'utf8');
  if (/<\/style/i.test(styles)) throw new Error(`${file} cannot be within the page: it contains </style.`);
  return `<style>${styles}</style><link rel="stylesheet" disabled crossorigin href="/${file}">`;
}

function meta(name: string, content: string): string {
  const text = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<meta name="${name}" content="${text}">`;
}

function source(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

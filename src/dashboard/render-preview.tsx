import { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describeFaults } from '#contract/describe-faults.ts';
import { createAppRouter } from '#dashboard/address/create-app-router.ts';
import { memoryHistory } from '#dashboard/address/memory-history.ts';
import DeploymentsPage from '#dashboard/deployments/deployments-page.tsx';
import ExportsPage from '#dashboard/exports/exports-page.tsx';
import ProjectsPage from '#dashboard/projects/projects-page.tsx';
import SessionsPage from '#dashboard/sessions/sessions-page.tsx';
import { App } from '#dashboard/shell/app.tsx';
import { Frame } from '#dashboard/shell/frame.tsx';
import { messagesLoaded } from '#dashboard/ui/language/catalogue.ts';
import { language } from '#dashboard/ui/language/language.ts';
import StoragePage from '#dashboard/storage/storage-page.tsx';
import TaxaPage from '#dashboard/taxa/taxa-page.tsx';

// A preview loads nothing later, but its records may have faults.
describeFaults();

const PAGES: Readonly<Record<string, ComponentType>> = {
  '/deployments': DeploymentsPage,
  '/sessions': SessionsPage,
  '/exports': ExportsPage,
  '/taxa': TaxaPage,
  '/storage': StoragePage,
  '/projects': ProjectsPage,
};

/**
 * Renders a list page to HTML, in the first language of the browser that there is, with the rows that its first requests bring. Runs in the service
 * (src/service/document/preview-worker.ts), which has made these requests (`window.noctuaryBegun`); there are no others.
 *
 * @param address path and query of the page
 * @returns null for other pages, and where the rows are not there
 */
export async function renderPreview(address: string): Promise<{ html: string; lang: string } | null> {
  const Page = PAGES[address.split('?', 1)[0]?.replace(/\/$/, '') ?? ''];
  if (Page === undefined) return null;
  await messagesLoaded();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const element = (
    <Frame>
      <Page />
    </Frame>
  );
  const router = createAppRouter([{ path: '*', element }], memoryHistory(address));
  const render = () => renderToString(<App client={client} router={router} />);
  const cache = client.getQueryCache();
  try {
    // The first pass finds the page's queries, the second has their answers.
    render();
    await Promise.allSettled(cache.getAll().map(({ options, queryKey }) => client.query({ ...options, queryKey })));
    for (const query of cache.getAll()) if (query.state.status !== 'success') cache.remove(query);
    const html = render();
    return html.includes(ROWS_READY) ? { html, lang: language() } : null;
  } finally {
    client.clear();
  }
}

/** An attribute that `RecordList` sets. */
const ROWS_READY = ' data-rows-ready=';

import type { ComponentType } from 'react';
import { Outlet, type NonIndexRouteObject, type RouteObject } from 'react-router-dom';
import { lazyPage } from '#dashboard/address/lazy-page.ts';
import { ErrorBoundary } from '#dashboard/shell/pages/error-boundary.tsx';
import { ErrorPage } from '#dashboard/shell/pages/error-page.tsx';
import { ErrorPart } from '#dashboard/shell/pages/error-part.tsx';
import { Frame } from '#dashboard/shell/frame.tsx';
import { OpenedPage } from '#dashboard/shell/pages/opened-page.tsx';
import { NotFoundPage } from '#dashboard/shell/pages/not-found-page.tsx';
import { messagesLoaded } from '#dashboard/ui/language/catalogue.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';

const DeploymentNights = lazyPart(
  async () => (await import('#dashboard/sessions/deployment-nights.tsx')).DeploymentNights,
);

/** Its script is loaded, with its messages, in parallel with the first render of the frame, and before a navigation to the page ends. */
function page(path: string, load: () => Promise<{ default: ComponentType }>): NonIndexRouteObject {
  const handle = lazyPage(async () => {
    const loaded = await load();
    await messagesLoaded();
    return loaded;
  });
  return { path, handle, element: <OpenedPage page={handle} /> };
}

/** The frame itself threw an error. */
function FrameError({ error }: { error: unknown }) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  );
}

/** Path → page: the product's map. */
export const routes: RouteObject[] = [
  {
    element: (
      <ErrorBoundary Fallback={FrameError}>
        <Frame>
          <ErrorBoundary Fallback={ErrorPage}>
            <Outlet />
          </ErrorBoundary>
        </Frame>
      </ErrorBoundary>
    ),
    children: [
      page('/', () => import('#dashboard/overview/overview-page.tsx')),
      page('/deployments', () => import('#dashboard/deployments/deployments-page.tsx')),
      {
        ...page('/deployments/:id', () => import('#dashboard/deployments/deployment-page.tsx')),
        // The head of the page does not wait for the nights, and stays where they fail.
        children: [
          {
            index: true,
            element: (
              <ErrorBoundary Fallback={ErrorPart}>
                <DeploymentNights />
              </ErrorBoundary>
            ),
          },
        ],
      },
      page('/sessions', () => import('#dashboard/sessions/sessions-page.tsx')),
      page('/sessions/:id', () => import('#dashboard/sessions/session-page.tsx')),
      page('/effort', () => import('#dashboard/effort/effort-page.tsx')),
      page('/compare', () => import('#dashboard/compare/compare-page.tsx')),
      page('/exports', () => import('#dashboard/exports/exports-page.tsx')),
      page('/taxa', () => import('#dashboard/taxa/taxa-page.tsx')),
      page('/taxa/:id', () => import('#dashboard/taxa/taxon-page.tsx')),
      page('/storage', () => import('#dashboard/storage/storage-page.tsx')),
      page('/projects', () => import('#dashboard/projects/projects-page.tsx')),
      page('/settings', () => import('#dashboard/settings/settings-page.tsx')),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { ErrorPage } from '#dashboard/shell/pages/error-page.tsx';
import { ErrorPart } from '#dashboard/shell/pages/error-part.tsx';
import { Frame } from '#dashboard/shell/frame.tsx';
import { OpeningPage } from '#dashboard/shell/pages/opening-page.tsx';
import { PageMissingError } from '#dashboard/shell/pages/page-missing-error.ts';
import { NotFoundPage } from '#dashboard/shell/pages/not-found-page.tsx';
import { isScriptMissing } from '#dashboard/ui/is-script-missing.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';

const DeploymentNights = lazyPart(
  async () => (await import('#dashboard/sessions/deployment-nights.tsx')).DeploymentNights,
);

/** Loads a page's script: in parallel with the first render of the frame, and before a navigation to the page ends. */
function page(load: () => Promise<{ default: ComponentType }>): LazyRouteFunction<RouteObject> {
  return async () => {
    try {
      return { Component: (await load()).default };
    } catch (cause) {
      throw isScriptMissing(cause) ? new PageMissingError('', { cause }) : cause;
    }
  };
}

/** Path → page: the product's map. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: (
      <Frame>
        <ErrorPage />
      </Frame>
    ),
    children: [
      {
        errorElement: <ErrorPage />,
        hydrateFallbackElement: <OpeningPage />,
        children: [
          { path: '/', lazy: page(() => import('#dashboard/overview/overview-page.tsx')) },
          { path: '/deployments', lazy: page(() => import('#dashboard/deployments/deployments-page.tsx')) },
          {
            path: '/deployments/:id',
            lazy: page(() => import('#dashboard/deployments/deployment-page.tsx')),
            // The head of the page does not wait for the nights, and stays where they fail.
            children: [{ index: true, element: <DeploymentNights />, errorElement: <ErrorPart /> }],
          },
          { path: '/sessions', lazy: page(() => import('#dashboard/sessions/sessions-page.tsx')) },
          { path: '/sessions/:id', lazy: page(() => import('#dashboard/sessions/session-page.tsx')) },
          { path: '/exports', lazy: page(() => import('#dashboard/exports/exports-page.tsx')) },
          { path: '/taxa', lazy: page(() => import('#dashboard/taxa/taxa-page.tsx')) },
          { path: '/storage', lazy: page(() => import('#dashboard/storage/storage-page.tsx')) },
          { path: '/projects', lazy: page(() => import('#dashboard/projects/projects-page.tsx')) },
          { path: '/settings', lazy: page(() => import('#dashboard/settings/settings-page.tsx')) },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

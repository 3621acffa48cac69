import type { ComponentType } from 'react';
import { Outlet, type NonIndexRouteObject, type RouteObject } from 'react-router-dom';
import { ErrorPage } from '#dashboard/shell/pages/error-page.tsx';
import { ErrorPart } from '#dashboard/shell/pages/error-part.tsx';
import { Frame } from '#dashboard/shell/frame.tsx';
import { PageOpening } from '#dashboard/shell/pages/page-opening.tsx';
import { NotFoundPage } from '#dashboard/shell/pages/not-found-page.tsx';
import { messagesLoaded } from '#dashboard/ui/language/catalogue.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';

const DeploymentNights = lazyPart(
  async () => (await import('#dashboard/sessions/deployment-nights.tsx')).DeploymentNights,
);

/** Its script is loaded, with its messages, before a navigation to the page ends; that of the first page beside the frame. */
export function page(path: string, load: () => Promise<{ default: ComponentType }>): NonIndexRouteObject {
  const lazy = async () => {
    const { default: Component } = await load();
    await messagesLoaded();
    return { Component };
  };
  return { path, lazy, HydrateFallback: PageOpening, ErrorBoundary: ErrorPage };
}

function FramedPage() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The frame itself threw an error. */
function FrameError() {
  return (
    <Frame>
      <ErrorPage />
    </Frame>
  );
}

/** Path → page: the product's map. */
export const routes: RouteObject[] = [
  {
    Component: FramedPage,
    ErrorBoundary: FrameError,
    children: [
      page('/', () => import('#dashboard/overview/overview-page.tsx')),
      page('/deployments', () => import('#dashboard/deployments/deployments-page.tsx')),
      {
        ...page('/deployments/:id', () => import('#dashboard/deployments/deployment-page.tsx')),
        // The head of the page does not wait for the nights, and stays where they fail.
        children: [{ index: true, Component: DeploymentNights, ErrorBoundary: ErrorPart }],
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
      { path: '*', Component: NotFoundPage, ErrorBoundary: ErrorPage },
    ],
  },
];

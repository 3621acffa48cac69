import type { ComponentType } from 'react';
import { matchRoutes, Outlet, type NonIndexRouteObject, type RouteObject, useRouteError } from 'react-router-dom';
import { ErrorPage } from '#dashboard/shell/pages/error-page.tsx';
import { pages, type Page } from '#dashboard/pages.ts';
import { Frame } from '#dashboard/shell/frame.tsx';
import { NotFoundPage } from '#dashboard/shell/pages/not-found-page.tsx';
import { messagesLoaded } from '#dashboard/ui/language/catalogue.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import classes from '#dashboard/shell/frame.module.css';
import { Failure } from '#dashboard/ui/notes/failure.tsx';

const deploymentNights = async () =>
  (await import('#dashboard/deployments/nights/deployment-nights.tsx')).DeploymentNights;
const DeploymentNights = lazyPart(deploymentNights);

/**
 * Its script is loaded, with its messages, before a navigation to the page ends; that of the first page beside the frame.
 *
 * @param loadParts begins to load what is rendered beside it, once its own script and messages were loaded
 */
export function page(
  path: string,
  load: () => Promise<{ default: ComponentType }>,
  loadParts?: () => Promise<unknown>,
): NonIndexRouteObject {
  const read = async () => {
    const { default: Component } = await load();
    await messagesLoaded();
    // A failure shows where the part is rendered.
    loadParts?.().catch(() => {});
    return { Component };
  };
  // Loaded ahead and opened meanwhile, it is one import, which fails once.
  let reading: ReturnType<typeof read> | undefined;
  const lazy = () => (reading ??= read().finally(() => (reading = undefined)));
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

/** The parts of pages that load beside them, by route. */
const PARTS: Readonly<Record<string, { load: () => Promise<unknown>; children: RouteObject[] }>> = {
  // The head of the page does not wait for the nights, and stays where they fail.
  '/deployments/:id': {
    load: deploymentNights,
    children: [{ index: true, Component: DeploymentNights, ErrorBoundary: ErrorPart }],
  },
};

const modules = import.meta.glob<{ default: ComponentType }>('./*/*-page.tsx');

function loadPage({ path, module }: Page): () => Promise<{ default: ComponentType }> {
  const load = modules[`./${module}`];
  if (load === undefined) throw new Error(`The page at ${path} has no module ${module}.`);
  return load;
}

/** Path → page: the product's map. */
export const routes: RouteObject[] = [
  {
    Component: FramedPage,
    ErrorBoundary: FrameError,
    children: [
      ...pages.map((one) => {
        const parts = PARTS[one.path];
        return { ...page(one.path, loadPage(one), parts?.load), children: parts?.children ?? [] };
      }),
      { path: '*', Component: NotFoundPage, ErrorBoundary: ErrorPage },
    ],
  },
];

/** Loads the script of the page at a pathname, with its messages, as a navigation to it does. */
export async function loadPageAt(pathname: string): Promise<void> {
  const { lazy } = matchRoutes(routes, pathname)?.find(({ route }) => route.lazy !== undefined)?.route ?? {};
  if (typeof lazy === 'function') await lazy();
}

/** In place of the document's first page while its script is being loaded. */
function PageOpening() {
  const words = useMessages(shellMessages);
  return <p className={classes.waiting}>{words.pageOpening}</p>;
}

/** Shown in place of a part of a page that threw an error; the rest of the page stays. */
function ErrorPart() {
  const error = useRouteError();
  const words = useMessages(shellMessages);
  return (
    <Failure
      what={words.partError}
      why={error instanceof Error ? error.message : String(error)}
      onRetry={() => window.location.reload()}
    />
  );
}

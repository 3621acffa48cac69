import type { ComponentType } from 'react';
import { Outlet, type NonIndexRouteObject, type RouteObject, useRouteError } from 'react-router-dom';
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

const DeploymentNights = lazyPart(
  async () => (await import('#dashboard/deployments/nights/deployment-nights.tsx')).DeploymentNights,
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

/** The parts of pages that load beside them, by route. */
const CHILDREN: Readonly<Record<string, RouteObject[]>> = {
  // The head of the page does not wait for the nights, and stays where they fail.
  '/deployments/:id': [{ index: true, Component: DeploymentNights, ErrorBoundary: ErrorPart }],
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
      ...pages.map((one) => ({ ...page(one.path, loadPage(one)), children: CHILDREN[one.path] ?? [] })),
      { path: '*', Component: NotFoundPage, ErrorBoundary: ErrorPage },
    ],
  },
];

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

import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, type RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createAppRouter } from '#dashboard/address/create-app-router.ts';
import { lazyPage } from '#dashboard/address/lazy-page.ts';
import { memoryHistory } from '#dashboard/address/memory-history.ts';
import { createQueryClient } from '#dashboard/api/client/create-query-client.ts';
import { routes } from '#dashboard/routes.tsx';
import { App } from '#dashboard/shell/app.tsx';
import { OpenedPage } from '#dashboard/shell/pages/opened-page.tsx';
import { OpeningProgress } from '#dashboard/shell/pages/opening-progress.tsx';
import { words } from '#test/words.ts';

const client = createQueryClient();

/** A page that says its name, and whose script comes when `arrive` is called. */
function laterPage(path: string) {
  let arrive = () => {};
  const script = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: () => <h1>{path}</h1> });
  });
  const handle = lazyPage(() => script);
  const route: RouteObject = {
    path,
    handle,
    element: (
      <>
        <OpeningProgress />
        <OpenedPage page={handle} />
      </>
    ),
  };
  return { route, arrive };
}

/** Pages /a, /b and /c with /a open; `b` and `c` let the other scripts arrive. */
async function openedAtA() {
  const [a, b, c] = ['/a', '/b', '/c'].map(laterPage) as [Later, Later, Later];
  a.arrive();
  const router = createAppRouter([a.route, b.route, c.route], memoryHistory('/a'));
  await router.firstPage;
  render(<App client={client} router={router} />);
  return { router, b, c };
}
type Later = ReturnType<typeof laterPage>;

const shown = () => screen.queryByRole('heading')?.textContent;
const progress = () => screen.queryByRole('progressbar');

test('the page and the address stay until the script of the next page was loaded', async () => {
  const { router, b } = await openedAtA();
  expect([shown(), progress()]).toEqual(['/a', null]);
  router.push('/b?x=1#y');
  await waitFor(() => expect(progress()).toBeVisible());
  expect([shown(), router.state.location.pathname]).toEqual(['/a', '/a']);
  b.arrive();
  await waitFor(() => expect(shown()).toBe('/b'));
  expect(progress()).toBeNull();
  expect(router.state).toMatchObject({ opening: null, location: { pathname: '/b', search: '?x=1', hash: '#y' } });
  router.go(-1);
  await waitFor(() => expect(shown()).toBe('/a'));
});

test('default filters that are off stay off along links and navigations, until an address says on', async () => {
  const router = createAppRouter([{ path: '*', element: null }], memoryHistory('/a?defaults=off'));
  expect(router.createHref('/b')).toBe('/b?defaults=off');
  expect(router.createHref({ pathname: '/b', search: '?project=3', hash: '#c' })).toBe('/b?project=3&defaults=off#c');
  router.push('/b?ordering=-a,b#c');
  expect(createPath(router.state.location)).toBe('/b?ordering=-a,b&defaults=off#c');
  router.replace('/b?project=3&defaults=on');
  expect(createPath(router.state.location)).toBe('/b?project=3');
  router.push('/c?defaults=anything');
  expect(createPath(router.state.location)).toBe('/c');
  router.push('/d?defaults=off');
  expect(createPath(router.state.location)).toBe('/d?defaults=off');
});

test('a navigation that is overtaken by another one does nothing more', async () => {
  const { router, b, c } = await openedAtA();
  router.push('/b');
  router.push('/c');
  c.arrive();
  await waitFor(() => expect(shown()).toBe('/c'));
  b.arrive();
  router.replace('/a?again');
  router.push('/b');
  await waitFor(() => expect(shown()).toBe('/b'));
  router.go(-1);
  expect(router.state.location).toMatchObject({ pathname: '/a', search: '?again' });
  router.go(-1);
  expect(router.state.location.pathname).toBe('/a');
  expect(router.state.location.search).toBe('');
});

test('the next page still opens when the open page replaces its own address meanwhile', async () => {
  const { router, b } = await openedAtA();
  router.push('/b');
  router.replace('/a?map=1,2,3');
  expect(router.state).toMatchObject({ opening: 'next page', location: { pathname: '/a', search: '?map=1,2,3' } });
  b.arrive();
  await waitFor(() => expect(shown()).toBe('/b'));
  router.go(-1);
  expect(router.state.location).toMatchObject({ pathname: '/a', search: '?map=1,2,3' });
});

test('a link to the open page gives up the next page', async () => {
  const { router, b } = await openedAtA();
  router.push('/b');
  // As React Router's links do where the address is the same.
  router.replace('/a');
  expect(router.state).toMatchObject({ opening: null, location: { pathname: '/a' } });
  b.arrive();
  await waitFor(() => expect(progress()).toBeNull());
  expect([shown(), router.state.location.pathname]).toEqual(['/a', '/a']);
});

test('the document opens with a note until its page was loaded', async () => {
  const later = laterPage('/a');
  render(<App client={client} router={createAppRouter([later.route], memoryHistory('/a'))} />);
  expect(screen.getByText(words.shell.pageOpening)).toBeVisible();
  expect(progress()).toBeNull();
  later.arrive();
  await waitFor(() => expect(shown()).toBe('/a'));
});

test('an app whose first page was loaded renders it at its first render, on a server too', async () => {
  const later = laterPage('/a');
  const router = createAppRouter([later.route], memoryHistory('/a'));
  later.arrive();
  await router.firstPage;
  expect(renderToString(<App client={client} router={router} />)).toBe('<h1>/a</h1>');
});

test('an error of a page replaces the page alone, until the next navigation', async () => {
  const broken = lazyPage(() => Promise.reject(new Error('A moth in the program.')));
  const [frame] = routes;
  const router = createAppRouter(
    [
      {
        element: frame?.element,
        children: [
          { path: '/broken', handle: broken, element: <OpenedPage page={broken} /> },
          { path: '/a', element: <h1>/a</h1> },
        ],
      },
    ],
    memoryHistory('/broken'),
  );
  render(<App client={client} router={router} />);
  expect(await screen.findByText('A moth in the program.')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  router.push('/a');
  await waitFor(() => expect(shown()).toBe('/a'));
  // The failure stays, as in the browser's cache of modules.
  router.push('/broken');
  expect(await screen.findByText('A moth in the program.')).toBeVisible();
  // React reports each error that a boundary caught.
  const reports = vi.mocked(console.error);
  expect(reports).toHaveBeenCalledTimes(2);
  reports.mockClear();
});

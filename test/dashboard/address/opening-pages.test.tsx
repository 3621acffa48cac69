import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, createPath, Link, Outlet, type DataRouter, type RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { defaultFiltersParameters } from '#dashboard/address/default-filters-parameter.ts';
import { carryingDefaults } from '#dashboard/address/carrying-defaults.ts';
import { textParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { createQueryClient } from '#dashboard/api/lists/create-query-client.ts';
import { page, routes } from '#dashboard/routes.tsx';
import { App } from '#dashboard/shell/app.tsx';
import { OpeningProgress } from '#dashboard/shell/frame.tsx';
import { words } from '#test/words.ts';

const client = createQueryClient();
const mapParameters = { map: textParameter, ...defaultFiltersParameters };
type Change = (patch: { map?: string; defaults?: 'on' | 'off' }, options?: { replace: boolean }) => Promise<void>;

/** A page that says its name, and whose script comes when `arrive` is called. */
function laterPage(path: string, onRender: (change: Change) => void) {
  let arrive = () => {};
  function Page() {
    onRender(useUrlState(mapParameters)[1]);
    return (
      <>
        <h1>{path}</h1>
        <Link to="/c?x=1#y">to c</Link>
      </>
    );
  }
  const script = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: Page });
  });
  return { route: page(path, () => script), arrive };
}

function routed(children: RouteObject[], address: string): DataRouter {
  const element = (
    <>
      <OpeningProgress />
      <Outlet />
    </>
  );
  return carryingDefaults(createMemoryRouter([{ element, children }], { initialEntries: [address] }));
}

/** Pages /a, /b and /c with /a open; `b` and `c` let the other scripts arrive. */
async function openedAtA(address = '/a') {
  let latest: Change | undefined;
  const [a, b, c] = ['/a', '/b', '/c'].map((path) => laterPage(path, (change) => void (latest = change))) as [
    Later,
    Later,
    Later,
  ];
  const router = routed([a.route, b.route, c.route], address);
  render(<App client={client} router={router} />);
  a.arrive();
  await waitFor(() => expect(shown()).toBe('/a'));
  const change: Change = async (...of) => latest?.(...of);
  return { router, change, b, c, shownAddress: () => createPath(router.state.location) };
}
type Later = ReturnType<typeof laterPage>;

const shown = () => screen.queryByRole('heading')?.textContent;
const progress = () => screen.queryByRole('progressbar');

test('the page and the address stay until the script of the next page was loaded', async () => {
  const { router, b, shownAddress } = await openedAtA();
  expect(progress()).toBeNull();
  const opened = router.navigate('/b?x=1#y');
  await waitFor(() => expect(progress()).toBeVisible());
  expect([shown(), shownAddress()]).toEqual(['/a', '/a']);
  b.arrive();
  await act(() => opened);
  await waitFor(() => expect(shown()).toBe('/b'));
  expect(progress()).toBeNull();
  expect(shownAddress()).toBe('/b?x=1#y');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(shown()).toBe('/a'));
});

test('a page that is loaded ahead and opened meanwhile is imported once, and again after it failed', async () => {
  let imports = 0;
  const { lazy } = page('/d', () => {
    imports += 1;
    return Promise.reject(new Error('missing'));
  });
  if (typeof lazy !== 'function') throw new Error('The page is not loaded by a function.');
  expect(await Promise.allSettled([lazy(), lazy()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(imports).toBe(1);
  await expect(lazy()).rejects.toThrow('missing');
  expect(imports).toBe(2);
});

test('default filters that are off stay off along links and navigations, until an address says on', async () => {
  const { router, change, b, c, shownAddress } = await openedAtA('/a?defaults=off');
  b.arrive();
  c.arrive();
  expect(screen.getByRole('link', { name: 'to c' })).toHaveAttribute('href', '/c?x=1&defaults=off#y');
  await act(() => router.navigate('/b?ordering=-a,b#c'));
  expect(shownAddress()).toBe('/b?ordering=-a,b&defaults=off#c');
  await act(() => change({ defaults: 'on' }));
  expect(shownAddress()).toBe('/b?ordering=-a,b');
  expect(screen.getByRole('link', { name: 'to c' })).toHaveAttribute('href', '/c?x=1#y');
  await act(() => router.navigate('/c?defaults=anything'));
  expect(shownAddress()).toBe('/c');
  await act(() => router.navigate('/a?defaults=off'));
  expect(shownAddress()).toBe('/a?defaults=off');
  await act(() => router.navigate('/b?project=3&defaults=on'));
  expect(shownAddress()).toBe('/b?project=3');
});

test('a navigation that is overtaken by another one does nothing more', async () => {
  const { router, b, c, shownAddress } = await openedAtA();
  const overtaken = router.navigate('/b');
  c.arrive();
  await act(() => router.navigate('/c'));
  await waitFor(() => expect(shown()).toBe('/c'));
  b.arrive();
  await act(() => overtaken);
  expect(shownAddress()).toBe('/c');
  await act(() => router.navigate(-1));
  expect(shownAddress()).toBe('/a');
});

test('the next page still opens when the open page replaces its own address meanwhile', async () => {
  window.history.replaceState(null, '', '/a');
  const { router, change, b } = await openedAtA();
  const opened = router.navigate('/b');
  await waitFor(() => expect(progress()).toBeVisible());
  await act(() => change({ map: '1,2,3' }, { replace: true }));
  expect([window.location.pathname, window.location.search]).toEqual(['/a', '?map=1,2,3']);
  expect(progress()).toBeVisible();
  b.arrive();
  await act(() => opened);
  await waitFor(() => expect(shown()).toBe('/b'));
});

test('a link to the open page gives up the next page', async () => {
  const { router, b, shownAddress } = await openedAtA();
  const opened = router.navigate('/b');
  await waitFor(() => expect(progress()).toBeVisible());
  await act(() => router.navigate('/a', { replace: true }));
  await waitFor(() => expect(progress()).toBeNull());
  b.arrive();
  await act(() => opened);
  expect([shown(), shownAddress()]).toEqual(['/a', '/a']);
});

test('the document opens with a note until its page was loaded', async () => {
  const later = laterPage('/a', () => {});
  const router = routed([later.route], '/a');
  render(<App client={client} router={router} />);
  expect(screen.getByText(words.shell.pageOpening)).toBeVisible();
  expect(progress()).toBeNull();
  later.arrive();
  await waitFor(() => expect(shown()).toBe('/a'));
});

test('a page without a script of its own is rendered at the first render, on a server too', () => {
  const router = createMemoryRouter([{ path: '*', element: <h1>/a</h1> }], { initialEntries: ['/a?b=c'] });
  expect(renderToString(<App client={client} router={router} />)).toBe('<h1>/a</h1>');
});

test('an error of a page replaces the page alone, until the next navigation', async () => {
  const broken = page('/broken', () => Promise.reject(new Error('A moth in the program.')));
  const [frame] = routes;
  const children = [broken, { path: '/a', element: <h1>/a</h1> }];
  const router = createMemoryRouter([{ ...frame, children } as RouteObject], { initialEntries: ['/broken'] });
  render(<App client={client} router={router} />);
  expect(await screen.findByText('A moth in the program.')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await act(() => router.navigate('/a'));
  await waitFor(() => expect(shown()).toBe('/a'));
  await act(() => router.navigate('/broken'));
  expect(await screen.findByText('A moth in the program.')).toBeVisible();
  vi.mocked(console.error).mockClear();
});

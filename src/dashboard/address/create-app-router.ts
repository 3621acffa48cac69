import {
  createPath,
  matchRoutes,
  parsePath,
  type Location,
  type Navigator,
  type RouteObject,
  type To,
} from 'react-router-dom';
import type { AppHistory } from './app-history.ts';
import { withCarriedDefaults } from './default-filters-parameter.ts';
import type { LazyPage } from './lazy-page.ts';

export interface RouterState {
  location: Location;
  /** whose script is being loaded: that of the page at `location`, or that of the next page */
  opening: 'this page' | 'next page' | null;
}

/**
 * The app's place, for React Router's `<Router>`. Its state has a new location at once, while React Router's hooks return
 * it with the next render.
 */
export interface AppRouter extends Navigator {
  readonly routes: RouteObject[];
  readonly state: RouterState;
  /** resolved when the script of the first page was loaded; the app then renders this page at its first render */
  readonly firstPage: Promise<void>;
  /**
   * Calls `listener` at once, since the state may have changed since the last render, and at each change.
   *
   * @returns a function that ends it
   */
  subscribe: (listener: (state: RouterState, options: { flushSync: boolean }) => void) => () => void;
}

/**
 * @param routes React Router's; `handle` of a route with a script is its `LazyPage`. The script of the first page begins
 * to load here. At a navigation, the location changes when the script of the next page was loaded. Links and navigations
 * carry the choice of default filters (`withCarriedDefaults`).
 */
export function createAppRouter(routes: RouteObject[], history: AppHistory): AppRouter {
  const listeners = new Set<Parameters<AppRouter['subscribe']>[0]>();
  let state: RouterState = { location: history.read(), opening: null };
  /** The latest navigation to a page: an earlier one that still loads its page is given up. */
  let latest = {};

  const loadPage = ({ pathname }: Location): Promise<unknown> | null => {
    const pages = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle as LazyPage | undefined);
    const loads = pages.flatMap((page) => page?.load() ?? []);
    return loads.length === 0 ? null : Promise.all(loads);
  };
  const change = (next: RouterState, flushSync = false) => {
    state = next;
    for (const listener of listeners) listener(next, { flushSync });
  };
  const open = async (location: Location, write: () => void, flushSync: boolean) => {
    const own = (latest = {});
    const loading = loadPage(location);
    if (loading !== null) {
      change({ ...state, opening: 'next page' });
      await loading;
      if (own !== latest) return;
    }
    write();
    change({ location, opening: null }, flushSync);
  };
  const pathOf = (to: To) => {
    const path = { pathname: '/', search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) };
    return { ...path, search: withCarriedDefaults(path.search, state.location.search) };
  };
  const goTo = (to: To, entry: unknown, replace: boolean, flushSync = false) => {
    const key = Math.random().toString(36).slice(2, 10);
    const location = { ...pathOf(to), state: entry ?? null, key };
    const isOwnState =
      replace && location.pathname === state.location.pathname && createPath(location) !== createPath(state.location);
    if (isOwnState && state.opening === 'next page') {
      // Only this page's own state changed, for example the view of its map: the next page still opens. A link to the open
      // page replaces its address with the same one.
      history.write(location, true);
      change({ ...state, location }, flushSync);
      return;
    }
    void open(location, () => history.write(location, replace), flushSync);
  };
  const openFirst = async () => {
    const own = latest;
    const loading = loadPage(state.location);
    if (loading === null) return;
    state = { ...state, opening: 'this page' };
    await loading;
    if (own === latest) change({ ...state, opening: null });
  };
  history.listen(() => void open(history.read(), () => {}, false));
  const firstPage = openFirst();
  return {
    routes,
    firstPage,
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      listener(state, { flushSync: false });
      return () => listeners.delete(listener);
    },
    createHref: (to) => createPath(pathOf(to)),
    push: (to, entry, options) => goTo(to, entry, false, options?.flushSync),
    replace: (to, entry, options) => goTo(to, entry, true, options?.flushSync),
    go: history.go,
  };
}

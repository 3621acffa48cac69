import { createPath } from 'react-router-dom';
import type { AppHistory } from './app-history.ts';

/** In the form of React Router's own histories. */
interface Entry {
  usr?: unknown;
  key?: string;
}

/** The history of the browser's tab. */
export const browserHistory: AppHistory = {
  read: () => {
    const { pathname, search, hash } = window.location;
    const { usr = null, key = 'default' } = (window.history.state ?? {}) as Entry;
    return { pathname, search, hash, state: usr, key };
  },
  write: (location, replace) => {
    const entry: Entry = { usr: location.state, key: location.key };
    const url = createPath(location);
    if (replace) {
      window.history.replaceState(entry, '', url);
      return;
    }
    try {
      window.history.pushState(entry, '', url);
    } catch {
      // Safari refuses more than 100 entries in ten seconds.
      window.location.assign(url);
    }
  },
  go: (delta) => window.history.go(delta),
  listen: (onMove) => window.addEventListener('popstate', onMove),
};

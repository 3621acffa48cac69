import { parsePath, type Location } from 'react-router-dom';
import type { AppHistory } from './app-history.ts';

/** A history that begins at an address and needs no browser: for tests, and to render a page on a server. */
export function memoryHistory(address: string): AppHistory {
  let entries: Location[] = [
    { pathname: '/', search: '', hash: '', state: null, key: 'default', ...parsePath(address) },
  ];
  let index = 0;
  let moved: (() => void) | undefined;
  return {
    read: () => entries[index] as Location,
    write: (location, replace) => {
      if (!replace) index += 1;
      entries = replace ? entries.with(index, location) : [...entries.slice(0, index), location];
    },
    go: (delta) => {
      index = Math.min(Math.max(0, index + delta), entries.length - 1);
      moved?.();
    },
    listen: (onMove) => {
      moved = onMove;
    },
  };
}

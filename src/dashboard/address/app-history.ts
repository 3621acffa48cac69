import type { Location } from 'react-router-dom';

/** The history of a browser tab, or one in memory. */
export interface AppHistory {
  /** the location of the current entry */
  read: () => Location;
  /** adds an entry, or replaces the current one */
  write: (location: Location, replace: boolean) => void;
  go: (delta: number) => void;
  /** calls `onMove` when another entry becomes the current one: Back, Forward, a link to a part of the page */
  listen: (onMove: () => void) => void;
}

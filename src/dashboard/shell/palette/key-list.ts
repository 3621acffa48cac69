/** The keys of one part of the dashboard. */
export interface KeyGroup {
  title: string;
  /** the first path segments of its pages: "deployments", "" for Overview; empty: every page */
  pages: readonly string[];
  rows: readonly KeyRow[];
}

export interface KeyRow {
  /** alternatives, as in `KeyboardEvent.key`, with "Shift+" or "Ctrl+" before them */
  keys: readonly string[];
  does: string;
}

const LISTS = ['deployments', 'sessions', 'taxa', 'exports', 'storage', 'projects'];

/** Every key of the dashboard beyond the browser's own; a test compares them with the handlers. */
export const KEY_LIST: readonly KeyGroup[] = [
  {
    title: 'Everywhere',
    pages: [],
    rows: [
      { keys: ['Ctrl+k', '/'], does: 'Search' },
      { keys: ['?'], does: 'Show the keyboard shortcuts' },
      { keys: ['Escape'], does: 'Close a dialog or a panel' },
    ],
  },
  {
    title: 'Search',
    pages: [],
    rows: [
      { keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'], does: 'Choose a result' },
      { keys: ['Enter'], does: 'Open the result' },
    ],
  },
  {
    title: 'Table',
    pages: LISTS,
    rows: [
      { keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'], does: 'Select a row' },
      { keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], does: 'Select several rows' },
      { keys: ['Ctrl+a'], does: 'Select all rows' },
      { keys: ['Ctrl+c'], does: 'Copy the selected rows' },
      { keys: ['Enter'], does: 'Open the row' },
      { keys: ['Escape'], does: 'Clear the selection' },
      { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], does: 'On a header: change the column’s width' },
    ],
  },
  {
    title: 'Map',
    pages: ['', 'deployments', 'taxa'],
    rows: [
      {
        keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
        does: 'Go to the next deployment in that direction',
      },
      { keys: ['PageUp', 'PageDown'], does: 'Go to the next deployment from west to east' },
      { keys: ['Home', 'End'], does: 'Go to the first or the last deployment' },
      { keys: ['Enter', ' '], does: 'Select the deployment' },
      { keys: ['+', '-'], does: 'Zoom' },
      { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], does: 'Move the map' },
      { keys: ['Escape'], does: 'Close a cluster, or clear the selection' },
    ],
  },
  {
    title: 'Days over the list',
    pages: ['deployments', 'sessions'],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'Move an end by a day' },
      { keys: ['PageUp', 'PageDown'], does: 'Move an end by 30 days' },
      { keys: ['Home', 'End'], does: 'Move an end to the first or the last day' },
      { keys: ['Escape'], does: 'Undo the change' },
    ],
  },
  {
    title: 'Calendar',
    pages: ['sessions', 'deployments'],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'Go to the night before or after' },
      { keys: ['Ctrl+ArrowLeft', 'Ctrl+ArrowRight'], does: 'Go to the session before or after' },
      { keys: ['ArrowUp', 'ArrowDown'], does: 'Go to the row above or below' },
      { keys: ['PageUp', 'PageDown'], does: 'Go 30 nights back or on' },
      { keys: ['Home', 'End'], does: 'Go to the first or the last session of the row' },
      { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], does: 'Select several nights' },
      { keys: ['Enter'], does: 'Open the night' },
      { keys: ['Escape'], does: 'Clear the selection' },
    ],
  },
  {
    title: 'Activity of a night',
    pages: ['sessions'],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'Go to the interval before or after' },
      { keys: ['PageUp', 'PageDown', 'Home', 'End'], does: 'Go further' },
      { keys: ['Enter', ' '], does: 'Show the images of the interval' },
    ],
  },
  {
    title: 'Images of a session',
    pages: ['sessions'],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'Go to an image' },
      { keys: ['PageUp', 'PageDown', 'Home', 'End'], does: 'Go further' },
    ],
  },
  {
    title: 'Image viewer',
    pages: ['sessions'],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'Show the image before or after' },
      { keys: ['PageUp', 'PageDown'], does: 'Go 10 images back or on' },
      { keys: ['Home', 'End'], does: 'Show the first or the last image' },
      { keys: [' '], does: 'Play and pause' },
      { keys: ['+', '-', '0'], does: 'Zoom in, out and back' },
      { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'], does: 'Move the image' },
      { keys: ['Escape'], does: 'Close the viewer' },
    ],
  },
  {
    title: 'Captures by week',
    pages: [''],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'Go to the week before or after' },
      { keys: ['PageUp', 'PageDown', 'Home', 'End'], does: 'Go further' },
    ],
  },
  {
    title: 'Tree of taxa',
    pages: ['taxa'],
    rows: [
      { keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'], does: 'Go to a taxon' },
      { keys: ['ArrowRight', 'ArrowLeft'], does: 'Open or close the branch' },
      { keys: ['*'], does: 'Open all branches beside it' },
      { keys: ['Enter', ' '], does: 'Select the taxon' },
    ],
  },
  {
    title: 'Sizes of storage sources',
    pages: ['storage'],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'Go to the source beside it' },
      { keys: ['Home', 'End'], does: 'Go to the largest or the smallest source' },
      { keys: ['Enter', ' '], does: 'Select the source' },
    ],
  },
];

import type { ReactNode } from 'react';
import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  panels: { filters: 'Filters', columns: 'Columns', download: 'Download', views: 'Views' },
  filtersSet: (count: number) => plural(count, { one: 'Filters, # set', other: 'Filters, # set' }),
  searchByName: 'Search by name',
  opening: 'Opening …',
  controls: 'Controls',
  controlsSet: (count: number) => plural(count, { one: 'Controls, # filter set', other: 'Controls, # filters set' }),

  notLoaded: (many: string) => `The ${many} could not be loaded.`,
  loading: (many: string) => `Loading ${many} …`,
  shownOf: (shown: ReactNode, all: string, many: string): ReactNode => (
    <>
      {shown} of {all} {many}
    </>
  ),
  rowsOf: (shown: ReactNode, all: string, many: string): ReactNode => (
    <>
      Rows 1–{shown} of {all} {many}
    </>
  ),
  soFar: (shown: ReactNode, many: string): ReactNode => (
    <>
      {shown} {many} so far
    </>
  ),
  loadedOf: (loaded: string, all: string, many: string) => `${loaded} of ${all} ${many} loaded`,
  loaded: (loaded: string) => `${loaded} loaded`,
  loadedLeft: (loaded: string, all: string, time: string) => `${loaded} of ${all}, ${time} left`,
  cancel: 'Cancel',
  notRefreshed: (reason: string) => `Could not be refreshed: ${reason}`,
  stopped: (reason: string) => `Loading stopped: ${reason}`,
  stoppedAt: (loaded: string, all: string) => `Loading stopped at ${loaded} of ${all}`,
  goOn: 'Continue',

  moreThan: (count: string) => `more than ${count}`,
  loadAll: (many: string) => `Load all ${many}`,
  loadAllOf: (count: string, many: string) => `Load all ${count} ${many}`,
  loadAllTo: (loadAll: string, purpose: string) => `${loadAll} ${purpose}`,
  toSumUp: 'to search, filter and add up',
  takes: (time: string) => `Takes about ${time}. You can cancel it.`,

  uncounted: (loaded: string, many: string, counted: string) =>
    `${loaded} ${many} loaded; the server counted ${counted}.`,
  endless: (many: string) => `The server announces a further page of ${many}, but sends nothing new.`,

  area: (corners: number) => plural(corners, { one: 'area with # corner', other: 'area with # corners' }),
  box: (latitudes: string, longitudes: string) => `${latitudes}, ${longitudes}`,
  directions: {
    number: { up: 'low to high', down: 'high to low' },
    date: { up: 'earliest first', down: 'latest first' },
    text: { up: 'ascending', down: 'descending' },
    'yes-no': { up: 'no first', down: 'yes first' },
  },
  orderedBy: (column: string, direction: string) => `${column}, ${direction}`,
  thenBy: (first: string, next: string) => `${first}, then ${next}`,
  first: (count: string) => `First ${count}`,
  countOf: (count: string, all: string) => `${count} of ${all}`,
  sortedByServer: (ordering: string) => `sorted by the server by ${ordering}`,
  sorted: (ordering: string) => `sorted in your browser by ${ordering}`,
  sortedSoFar: (ordering: string) => `sorted so far by ${ordering}`,
  sorting: (ordering: string) => `being sorted by ${ordering}`,
  showMore: (shown: string, all: string) => `Show more (${shown} of ${all} shown)`,
  all: (count: number, noun: { one: string; many: string }) =>
    plural(count, { one: `all # ${noun.one}`, other: `all # ${noun.many}` }),
  filteredBy: (columns: string) => `filtered by ${columns}`,
  updated: (time: string) => `updated ${time}`,

  search: 'Search',
  filter: (name: string, condition: string) => `${name}: ${condition}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  atLeast: (value: string) => `at least ${value}`,
  atMost: (value: string) => `at most ${value}`,
  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  or: (one: string, other: string) => `${one} or ${other}`,
  more: (count: string) => `${count} more`,
  yes: 'yes',
  no: 'no',
  notReported: 'not reported',
  none: 'none',
  noFilters: 'No filters',
  filtersLabel: 'Filters set',
  clearAll: 'Clear all',
  removed: (filters: string) => `Removed, not in this project: ${filters}`,
  dismiss: 'Dismiss',

  sumOf: (count: string) => `Sum of ${count}`,
  withoutUnknown: (count: number) =>
    plural(count, { one: 'sum without # not reported', other: 'sum without # not reported' }),
  printed: (count: string, all: string) =>
    `Printed: the first ${count} of ${all}. The download as CSV has all of them.`,
  nothing: 'There is nothing to show.',
  rowsSelected: (count: number) => plural(count, { one: '# row selected', other: '# rows selected' }),
  rowsCopied: (count: number) => plural(count, { one: '# row copied', other: '# rows copied' }),
  copyRefused: 'Not copied: the browser does not allow it.',

  id: 'Id',
  idMeans: (one: string) => `The id of the ${one}, as in its address.`,
  uncertainty: 'Coordinate uncertainty',
  uncertaintyMeans:
    'Coordinates are rounded: their uncertainty, as Georeferencing Best Practices gives for this precision, and that of the location where it is known.',

  missing: (count: number) =>
    plural(count, { one: '# missing: the server did not send it', other: '# missing: the server did not send them' }),
  repeated: (count: number) =>
    plural(count, {
      one: '# missing: the server repeated records between pages',
      other: '# missing: the server repeated records between pages',
    }),
  loadAgain: 'Load again',
  notRequested: (count: number) =>
    plural(count, {
      one: '# left out: the server sent it although it was not requested',
      other: '# left out: the server sent them although they were not requested',
    }),
  setAside: (count: number) =>
    plural(count, {
      one: '# not included: invalid record',
      other: '# not included: invalid records',
    }),
  toSort: (columns: string) => `to sort by ${columns}`,
  allToSearch: (count: string, many: string) =>
    `There are ${count} ${many}. Search and filters need all of them, so they have to be loaded first.`,
  allToSort: (count: string, many: string, ordering: string) =>
    `There are ${count} ${many}. The server was not verified to sort by ${ordering}, so all of them have to be loaded first.`,

  noneYet: (loaded: string) => `No match among the ${loaded} loaded so far; the others are still loading.`,
  noneOf: (loaded: string, all: string) => `No match among the ${loaded} loaded; there are ${all}.`,
  noneOfPart: (many: string, part: string) => `No ${many} match so far. ${part}`,
  noRecords: (many: string) => `There are no ${many} here.`,
  noRecordsInProject: (many: string) => `There are no ${many} in this project.`,
  noMatch: (many: string, filters: number) =>
    plural(filters, {
      one: `No ${many} match this filter.`,
      other: `No ${many} match these # filters together.`,
    }),
  clearAllFilters: 'Clear all filters',
  remove: (filter: string) => `Remove ${filter}`,
  removeToShow: (filter: string, count: string) => `Remove ${filter} (shows ${count})`,
  notSent: (count: number, noun: { one: string; many: string }) =>
    plural(count, {
      one: `The server counts # ${noun.one} but did not send it.`,
      other: `The server counts # ${noun.many} but did not send them.`,
    }),
  unreadable: (count: number, noun: { one: string; many: string }) =>
    plural(count, {
      one: `# ${noun.one} was received but could not be read:`,
      other: `# ${noun.many} were received but could not be read:`,
    }),
  dataProblems: 'Data problems in Settings',
};

export type Messages = typeof messages;

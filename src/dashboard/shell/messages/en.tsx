import type { ReactNode } from 'react';
import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

/** A part of a sentence that is an element, such as a link. */
export type Tag = (text: string) => ReactNode;

export const messages = {
  pages: {
    overview: 'Overview',
    deployments: 'Deployments',
    sessions: 'Sessions',
    effort: 'Effort',
    compare: 'Compare',
    taxa: 'Taxa',
    exports: 'Exports',
    storage: 'Storage',
    projects: 'Projects',
    settings: 'Settings',
  },
  pagesLabel: 'Pages',
  more: 'More',
  morePages: 'More pages',
  withMore: (page: string) => `${page} …`,
  skip: 'Skip to content',
  home: 'Noctuary, home',
  notes: 'Notes',
  copy: 'Copy',
  copyOf: (host: string) => `Copy of ${host}`,

  project: 'Project',
  allProjects: 'All projects',
  allProjectsUnnamed: 'All projects (their names could not be loaded)',
  unnamedProject: (id: string) => `Project ${id}`,
  printed: (project: string, day: string, time: string) => ` · ${project} · Printed ${day}, ${time}`,

  refresh: 'Refresh',
  refreshing: 'Refreshing …',
  updated: (time: string, hidden: Tag): ReactNode => (
    <>
      {hidden('Updated ')}
      {time}
    </>
  ),
  colourScheme: { light: 'Colour scheme: light', dark: 'Colour scheme: dark', auto: 'Colour scheme: as the system' },
  language: (name: string) => `Language: ${name}`,
  languageLabel: 'Language',

  search: 'Search',
  searchAll: 'Search deployments, sessions, sites, taxa, projects, exports, saved views and pages',
  searchHint: 'Part of a name, or an id',
  escape: 'Esc',
  closeSearch: 'Esc, close the search',
  searchOpening: 'Opening the search …',

  jobs: 'Jobs',
  opening: 'Opening …',
  endedSince: (count: number) =>
    plural(count, { one: ', # ended since you looked', other: ', # ended since you looked' }),
  connectionLost:
    'No connection to the server. The page shows what was last loaded, and refreshes when the connection is back.',
  countsIncomplete: 'Counts are not complete yet: records are being loaded. This page updates when they are counted.',
  noAnswer: (time: string) => `No answer from the server since ${time}`,
  seconds: (count: string) => `(${count} s)`,
  waitingFor: (requests: string) => `Waiting for ${requests}`,
  retry: 'Retry',
  cancel: 'Cancel',
  tokenRefused: (what: ReactNode): ReactNode => (
    <>The server requires a token, or does not accept the one it received. {what}</>
  ),
  notAllowed: (what: ReactNode): ReactNode => <>The server does not allow this. {what}</>,
  tokenBelow: 'Enter one below.',
  tokenInSettings: 'Enter one in Settings',
  newBuild: 'A new version of Noctuary is available.',
  newService: 'This address now shows the data of another server. What you see was loaded before.',
  reload: 'Reload',

  error: 'Error',
  pageError: 'An error occurred on this page',
  pageErrorMeans: 'This is an error of the dashboard; other pages are not affected. Reload the page to try again.',
  partError: 'An error occurred in this part of the page.',
  notFound: 'Not found',
  pageNotFound: 'Page not found',
  noPageAt: (path: ReactNode): ReactNode => <>There is no page at {path}.</>,
  toDeployments: 'Go to Deployments',
  pageOpening: 'Opening the page …',
  openingLabel: 'Opening the page',
  notLoaded: 'Not loaded',
  pageNotLoaded: 'This page could not be loaded',
  pageNotLoadedMeans: 'The server did not send the script of this page. No data is lost.',
  pageLoadsItself: 'If the connection is down, the page loads by itself when it is back.',
};

export type Messages = typeof messages;

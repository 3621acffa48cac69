import type { ReactNode } from 'react';

export const messages = {
  retry: 'Retry',
  reload: 'Reload',
  partMissing: 'This part of the page could not be loaded.',
  mayBeRemoved: 'It may have been removed, or the address may be mistyped.',

  notReported: 'not reported by the server',
  serverWords: 'The server’s own words; it reports no number',
  serverWordsRead: (text: string) => `“${text}”, the server’s own words; no number reported`,
  named: (name: string) => `name ${name}`,
  orRead: (reading: string) => `or: ${reading}`,
  quoted: (text: string) => `“${text}”`,
  asSent: (time: string) => `${time}, as the server sent it`,
  rounded: ({ step, moved }: { step: string; moved: string }) =>
    `Coordinates are rounded to ${step}: each location is moved by at most ${moved}.`,
  howComputed: 'How it is computed',
  howOf: (figure: string) => `${figure}: how it is computed`,

  unitsOfSizes: 'Units of sizes',
  decimalUnits: (bytes: string) => `Decimal: 1 GB is ${bytes}`,
  binaryUnits: (bytes: string) => `Binary: 1 GiB is ${bytes}`,
  coordinates: 'Coordinates',
  coordinatesAbout: 'Rounds coordinates on screen and in files, so that traps cannot be found by them',
  exact: 'Coordinates: exact',
  roundedTo: (step: string) => `Coordinates: to ${step}`,
  view: 'View',
  removeFilter: (filter: string) => `Remove the filter ${filter}`,

  previous: '← Previous',
  next: 'Next →',
  partOf: (whole: string) => `Part ${whole}`,
  share: (percent: ReactNode, whole: string): ReactNode => (
    <>
      {percent} {whole}
    </>
  ),

  status: {
    CREATED: 'Queued',
    PENDING: 'Queued',
    STARTED: 'Running',
    SUCCESS: 'Done',
    FAILURE: 'Failed',
    REVOKED: 'Cancelled',
  },
  noStatus: 'no status reported',
};

export type Messages = typeof messages;

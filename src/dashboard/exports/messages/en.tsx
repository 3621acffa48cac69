import type { ReactNode } from 'react';
import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

const plural = pluralIn('en');

export const messages = {
  title: 'Exports',
  nouns: { one: 'export', many: 'exports' },
  search: 'Search exports by content, project or user',
  searchHint: 'Content, project, user',
  noMatch: (text: string) => `No exports match “${text}”.`,
  cards: 'Cards',
  table: 'Table',
  newExport: 'New export …',
  onlyStatus: 'Filter by status',
  loading: 'Loading exports …',

  created: 'Created',
  createdMeans: 'When the export was ordered, by the server’s clock.',
  what: 'What',
  whatMeans: 'The export’s filters, in the server’s words.',
  project: 'Project',
  projectMeans: 'The project of the job that writes the export.',
  user: 'User',
  userMeans: 'Who ordered the export.',
  format: 'Format',
  formatMeans: 'The format of the file.',
  formats: {
    occurrences_simple_csv: 'Occurrences, simple CSV',
    sessions_csv: 'Sessions, CSV',
    deployments_csv: 'Deployments, CSV',
    deployments_geojson: 'Deployments, GeoJSON',
    captures_csv: 'Captures, CSV',
    camtrap_dp: 'Camtrap DP',
    darwin_core_archive: 'Darwin Core archive',
  },
  status: 'Status',
  statusMeans: 'The status of the export’s job, and its progress until it ends. The server’s own word on hover.',
  records: 'Records',
  recordsMean:
    'Records in the file, by what they are in its format: a package has the lines of all its tables. Not reported until the file is complete.',
  size: 'Size',
  sizeMeans: 'Size of the file; the exact number of bytes on hover and in downloads.',
  updated: 'Updated',
  updatedMeans: 'When the server last changed the export’s record, by its own clock.',
  activity: 'Activity',
  activityMeans: 'In progress until the export ends; stalled if it is in progress but has not changed for ten minutes.',
  activities: { ended: 'Ended', stalled: 'Stalled', 'under way': 'In progress' },
  serverClock: (timestamp: string) => `${timestamp}, by the server’s own clock, which has no time zone`,

  noProgress: 'progress not reported',
  reported: (percent: string) => `${percent} reported`,
  oddProgress: (progress: string, status: string) => `The job reports ${progress} with the status ${status}.`,
  stalled: 'stalled?',
  stalledMeans: 'No change for ten minutes or more',
  isNew: 'new since your last visit',
  exportId: (id: string) => `Export ${id}`,
  formatFor: (format: string, user: string) => `${format} · for ${user}`,
  formatForUnknown: (format: string) => `${format} · user not reported`,
  formatUnknown: 'format not reported',
  notRefreshed: (reason: string) => `Could not be refreshed: ${reason}`,
  stages: 'Stages',
  noStages: 'No stages reported.',
  stage: (number: string) => `Stage ${number}`,
  partOf: (done: string, total: string) => `${done} of ${total}`,
  errors: (count: number) => plural(count, { one: '# error', other: '# errors' }),
  logLines: (count: number) => plural(count, { one: '# line of the log', other: '# lines of the log' }),

  started: 'Started',
  lastUpdate: 'Last update',
  timeAndAge: (time: ReactNode, age: ReactNode): ReactNode => (
    <>
      {time}, {age}
    </>
  ),
  took: (span: string) => `took ${span}`,
  tookMeans: 'From the server’s start time to its end time',
  timeLeft: 'Time left',
  timeLeftMeans: 'Estimated from the last minute',
  timeLeftUnknown: 'not known yet',
  about: (span: string) => `about ${span}`,
  aboutAt: (span: string, records: number) => `about ${span} at ${numberText(records)} records/s`,
  justNow: 'just now',
  ago: (span: string) => `${span} ago`,
  seenMeans: 'Measured by this page, since it saw the change.',
  noChangeYet: 'no change seen yet',
  atLeastAgo: (span: string) => `at least ${span} ago`,
  atLeastMeans:
    'The server’s times have no time zone; shown is the time since this page last saw a change, or the difference to the server’s newest time.',

  agrees: '✓ row counts agree',
  agreesMeans:
    'The number of records is the same in the export and in both figures of its job, and so is the file’s address.',
  differs: '✕ differs from its job',
  notComparable: 'row counts cannot be compared: not all were reported',
  differences: 'Differences',
  compared: {
    done: 'Records, compared with “number of records exported”',
    total: 'Records, compared with “total records to export”',
    address: 'Address of the file',
    rows: 'Rows of data',
    bytes: 'Bytes',
    checksum: 'SHA-256',
  },
  ofExport: 'Export',
  ofJob: 'Job',
  notReported: 'not reported',
  fileElsewhere: (host: string) =>
    `The file is not checked: this page cannot read files of ${host}. Download it to count its rows.`,
  check: 'Check file',
  noFile: 'The server reports no address of the file.',
  fileNotUsed: (why: string, address: string) => `No download: the address of the file is not used. ${why} ${address}`,
  download: 'Download',
  fromHost: (host: string) => `from ${host}`,

  counted: {
    occurrences: (count: number) => plural(count, { one: '# occurrence', other: '# occurrences' }),
    sessions: (count: number) => plural(count, { one: '# session', other: '# sessions' }),
    deployments: (count: number) => plural(count, { one: '# deployment', other: '# deployments' }),
    captures: (count: number) => plural(count, { one: '# capture', other: '# captures' }),
    records: (count: number) => plural(count, { one: '# record', other: '# records' }),
  },
  noRecords: 'no records',
  notCounted: 'not counted yet',
  options: 'Options',
  optionsMean:
    'How far coordinates were rounded, how people are named, and the time zone of the times, where the format has them.',
  coordinatesExact: 'exact coordinates',
  coordinatesRounded: (step: string) => `coordinates rounded to ${step}`,
  people: { names: 'people named', initials: 'people by initials', none: 'no names of people' },
  zoneUnknown: 'time zone not known',
  rightsHolderIs: (name: string) => `rights holder: ${name}`,
  creatorIs: (name: string) => `creator: ${name}`,

  cancel: 'Cancel …',
  again: 'Order again',
  preview: 'Preview',
  file: 'File',
  fileMeans: 'Download and check of a finished file, or actions for an unfinished one.',
  unit: 'Unit',
  tryAgain: 'Try again',
  noProjectToRepeat: 'This export cannot be ordered again here: the server does not report its project.',
  noFiltersToRepeat: 'This export cannot be ordered again here: the server does not report its filters.',
  noFormatToRepeat: 'This export cannot be ordered again here: the server does not report its format.',

  notify: 'Notify me when done',
  notifies: '✓ Notifications on',
  notifyMeans:
    'The browser notifies you when exports end. While exports run, this tab asks the server every 30 seconds, also in the background.',
  notifyBlocked: 'This browser blocks notifications. Its settings for this site can change that.',

  ofFile: 'File',
  checking: 'Checking the file …',
  checkAgain: 'Check again',
  notChecked: (reason: string) => `The file could not be checked. ${reason}`,
  fileMissing: (status: number) => `The file is missing: the server answered ${status}.`,
  fileRefused: (status: number) =>
    `The server does not allow you to read the file (${status}). You can enter a token in Settings.`,
  fileDifferences: 'Differences in the file',
  fileDiffers: '✕ the file differs from the export',
  fileAgreesWhole: (size: string) => `✓ checksum agrees (${size})`,
  fileAgrees: (size: string) => `✓ file checked: ${size}`,
  fileHas: (size: string) => `The file has ${size}; the export does not report all of these numbers.`,
  rowsAndBytes: (rows: number, bytes: string) => plural(rows, { one: `# row, ${bytes}`, other: `# rows, ${bytes}` }),
  tooLargeToHash: (size: string) => `The checksum was not compared: browsers compute it of files up to ${size}.`,
  noHashing: 'The checksum was not compared: browsers compute it over HTTPS only.',
  cancelTitle: (name: string) => `Cancel ${name}?`,
  cancelAsk: 'Cancel this export? The partial file will be deleted.',
  cancelConfirm: 'Cancel export',
  keep: 'Keep export',
  notCancelled: (reason: string) => `The export was not cancelled. ${reason}`,

  notInFile: (count: number) =>
    plural(count, { one: '# deployment is not in the file', other: '# deployments are not in the file' }),
  named: (name: string, id: string) => `${name} (ID ${id})`,
  reasons: {
    noLocation: 'no location',
    noSession: 'no session',
    noSessionInNights: 'no session in these nights',
  },
  others: (count: number) => plural(count, { one: 'and # other', other: 'and # others' }),
  unlocated: (count: number) =>
    plural(count, {
      one: 'The deployment has no location.',
      other: 'None of the # deployments has a location.',
    }),
  noZero: 'A night without a session is a gap, not a night without animals.',

  notApplied: (what: string) => `Whole project: the service did not apply ${what}`,
  filters: {
    deployment: (name: string) => `deployment ${name}`,
    event: (name: string) => `session ${name}`,
    determination: (name: string) => `determination ${name}`,
  },
  countsDiffer: (rows: number, what: string, matching: number) =>
    `The file has ${plural(rows, { one: '# record', other: '# records' })}; the service counts ${numberText(matching)} for ${what}.`,
  countsDifferWithDefaults: (rows: number, what: string, matching: number, filtered: number) =>
    `The file has ${plural(rows, { one: '# record', other: '# records' })}; the service counts ${numberText(matching)} for ${what}, ${numberText(filtered)} with the project’s default filters.`,

  needsToken: 'Orders on this server need a token, and this page has none.',
  toSettings: 'Enter one in Settings',
  notOrderedAgain: (reason: string) => `The export was not ordered again. ${reason}`,
  filtersGone: 'Its filters may refer to deleted records.',
  notKnownIfReceived: (reason: string) =>
    `${reason} It is not known whether the server received the request. Check the list before you try again.`,
  tokenRequired: (reason: string) => `The server requires a valid token. ${reason}`,
  notAllowed: (reason: string) => `You do not have permission to do this. ${reason}`,
  makesNoExports: (reason: string) => `This server does not create exports. ${reason}`,
  cancelsNoExports: (reason: string) => `This server does not cancel exports. ${reason}`,
  busy: (reason: string) => `The server is busy: try again later. ${reason}`,
  busyFor: (seconds: number, reason: string) =>
    `${plural(seconds, { one: 'The server is busy: try again in # second.', other: 'The server is busy: try again in # seconds.' })} ${reason}`,
  serverFailed: (reason: string) => `The server failed; your request is not the cause. ${reason}`,
};

export type Messages = typeof messages;

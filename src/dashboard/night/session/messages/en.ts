import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');
const captures = (count: number) => plural(count, { one: '# capture', other: '# captures' });

export const messages = {
  title: (id: string) => `Session ${id}`,
  loading: (id: string) => `Loading session ${id} …`,
  notLoaded: 'The session could not be loaded.',
  notRefreshed: (reason: string) => `Could not be refreshed: ${reason}`,
  notFound: 'Session not found',
  noneWithId: (id: string) => `There is no session with the id ${id}.`,
  allSessions: 'All sessions',

  exportIt: 'Export this session',
  facts: 'Facts',
  name: 'Name',
  reading: 'Loading …',
  deploymentNotLoaded: 'the deployment could not be loaded',
  end: 'End',
  updated: 'Updated',
  changedAtSource: 'Changed at the source',
  id: 'Id',
  moonLit: (phase: string, percent: string) => `${phase}, about ${percent} lit`,
  moonMeans: 'In the middle of the session, whether or not it had risen or was behind clouds.',
  trapClock: 'Times are by the trap’s clock.',
  clockLess: (by: string) => `From start to end, the clock shows ${by} less than the duration that the server reports.`,
  clockMore: (by: string) => `From start to end, the clock shows ${by} more than the duration that the server reports.`,
  clockBack: (by: string) => `The clock was set back by ${by} during this session: those times occur twice.`,
  clockForward: (by: string) =>
    `The clock was set forward by ${by} during this session: the skipped times are not a gap.`,

  compared: (count: number) =>
    plural(count, { one: 'Checked against this trap’s # session.', other: 'Checked against this trap’s # sessions.' }),
  notCompared: 'Not checked against all sessions of this deployment',
  notComparedBecause: (reason: string) => `Not checked against all sessions of this deployment: ${reason}`,

  neighbours: {
    previous: 'Previous session',
    next: 'Next session',
    noPrevious: 'No earlier session',
    noNext: 'No later session',
  },
  follow: 'Previous and next go through',
  followed: { list: 'The list', nights: 'This trap’s nights' },
  ofList: 'Sessions of the list',
  ofDeployment: 'Sessions of this deployment',
  finding: 'Finding the sessions before and after …',
  neighboursUnknown: 'The sessions before and after are unknown: this deployment’s sessions could not all be loaded.',
  neighboursUnknownWithout: 'The sessions before and after are unknown: the deployment could not be loaded.',
  position: (position: string, all: number) =>
    plural(all, { one: `${position} of # session of this trap`, other: `${position} of # sessions of this trap` }),
  positionMissing: (position: string, missing: number) =>
    `${position}, ${plural(missing, { one: '# missing', other: '# missing' })}`,

  perHour: (rate: string) => `${rate} per hour`,
  per100: (rate: string) => `${rate} per 100 captures`,
  under: (rate: string) => `under ${rate}`,

  activity: 'Activity over the night',
  activityOf: (session: string) => `Activity over the night: ${session}`,
  activitySoFar: 'Activity over the night, as far as it is loaded',
  barLength: 'Length of a bar',
  fitsBest: (length: string) => `${length} (fits best)`,
  units: { minute: 'minute', hour: 'hour', day: 'day' },
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  detectionsPer: (length: string) => `Detections per ${length}`,
  capturesPer: (length: string) => `Captures per ${length}`,
  capturesPerMost: (length: string, most: string) => `Captures per ${length}, ${most} at most`,
  keys: 'The arrow keys move between bars, Enter goes to the captures of a bar.',
  pauses: (count: number, least: string, pauses: string) =>
    `${plural(count, { one: '# pause', other: '# pauses' })} of ${least} or more without a capture: ${pauses}.`,
  hatched: (pauses: string) => `Hatched: ${pauses}`,
  morePauses: (count: number) => plural(count, { one: '# more', other: '# more' }),
  taxonLoading: 'Selected taxon: loading …',
  taxonNotLoaded: (reason: string) => `The occurrences of the selected taxon could not be loaded: ${reason}`,
  taxonAbsent: 'The selected taxon has no occurrences in this session.',
  taxonSeen: (name: string, count: number, first: string, last: string) =>
    plural(count, {
      one: `${name}: # occurrence, in view from ${first} to ${last}.`,
      other: `${name}: # occurrences, in view from ${first} to ${last}.`,
    }),
  taxonUntimed: (name: string, count: number) =>
    plural(count, { one: `${name}: # occurrence without a time.`, other: `${name}: # occurrences without a time.` }),
  taxonPart: (some: string, all: number) =>
    plural(all, {
      one: `Based on ${some} of # occurrence of the session.`,
      other: `Based on ${some} of # occurrences of the session.`,
    }),
  bestCapture: (score: string, time: string) => `Best score ${score}: capture at ${time}`,
  bestCaptureMeans: 'The first capture of the occurrence with the highest score',
  inViewPer: (name: string, length: string, most: string) =>
    `${name}: occurrences in view per ${length}, ${most} at most`,
  inView: (name: string) => `${name} in view`,
  withInView: (stretch: string, name: string, count: number) => `${stretch}; ${name}: ${count} in view`,
  noPlot: 'The plot could not be loaded. The table has the numbers.',
  asTable: 'Show as table',
  time: 'Time',
  noCapturesAt: (times: string) => `${times}: no captures`,
  capturesAt: (times: string, count: number) => `${times}: ${captures(count)}`,
  detectionsAt: (times: string, count: number, detections: string) => `${times}: ${captures(count)}, ${detections}`,
  detections: (count: number) =>
    count === 0 ? 'no detections' : plural(count, { one: '# detection', other: '# detections' }),
  detectionsUnknown: 'detections not reported',

  capturesNotLoaded: 'The captures could not be loaded.',
  loadingCaptures: 'Loading captures …',
  part: (some: string, all: number) => plural(all, { one: `${some} of # capture`, other: `${some} of # captures` }),
  partOfMore: (some: string, all: number) =>
    plural(all, { one: `${some} of more than # capture`, other: `${some} of more than # captures` }),
  partLoaded: (part: string) => `${part} loaded`,
  withoutTime: (count: number) =>
    plural(count, {
      one: '# capture has no time: it is not drawn, and comes last among the captures.',
      other: '# captures have no time: they are not drawn, and come last among the captures.',
    }),
  allLoaded: (count: number) =>
    count === 0 ? 'No captures' : plural(count, { one: '# capture loaded', other: 'All # captures loaded' }),
  captures: 'captures',
  cancel: 'Cancel',
  goOn: 'Continue',
  onRequest: (most: string) => `More than ${most} are loaded only on request.`,
  onRequestIn: (most: string, duration: string) =>
    `More than ${most} are loaded only on request. Loading takes about ${duration}.`,
  stoppedAt: (part: string) => `Stopped at ${part}`,
  stopped: (missing: string, reason: string) => `Stopped loading, ${missing} missing: ${reason}`,
  repeated: (missing: string) => `${missing} missing: the server repeated captures between pages`,
  notSent: (missing: string) => `${missing} missing: the server did not send them`,
  invalid: (count: string) => `${count} not included: invalid records`,
  ofOthers: (count: number) => `${captures(count)} of other sessions left out, which the server also sent`,
  countDiffers: (count: string, sent: string) => `The session’s own count is ${count}; the server sent ${sent}.`,

  detectionsFirst: 'With detections first',
  only: {
    detections: (count: string) => `Only with detections (${count})`,
    blank: (count: string) => `Only processed without detections (${count})`,
    unprocessed: (count: string) => `Only not processed or not known (${count})`,
    starred: (count: string) => `Only starred (${count})`,
  },
  starred: 'starred',
  hasNote: 'with a note',
  images: 'Load images',
  smallImages: 'Load images, small',
  largeImages: (size: string) => `Load images, about ${size} each`,
  someLargeImages: (size: string) => `Load images, some about ${size} each`,
  notAmong: (id: string) => `Capture ${id} is not among the captures of this session.`,
  findingCapture: (id: string) => `Finding capture ${id} …`,
  noneOf: {
    detections: 'No captures have detections.',
    blank: 'No captures are known to be processed and without detections.',
    unprocessed: 'No captures are known to be unprocessed.',
    starred: 'No captures are starred.',
  },
  noneToShow: 'No captures of this session can be shown.',
  capturesOf: (session: string) => `Captures of ${session}`,
  notPrinted: 'Captures are not printed.',
  parts: 'Parts of the gallery',
  earlier: 'Earlier',
  later: 'Later',
  partShown: (first: string, last: string, all: string) => `Captures ${first} to ${last} of ${all}`,

  positionOf: (position: string, all: string) => `${position} of ${all}`,
  positionAt: (position: string, all: string, time: string) => `${position} of ${all}, ${time}`,
  captureWith: (time: string, detections: string) => `Capture at ${time}, ${detections}`,
  zoom: 'Zoom',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  wholeImage: 'Whole image',
  openFile: 'Open the image file in a new tab',
  openAddress: 'Open its address',
  close: 'Close',
  withKey: (label: string, key: string) => `${label} (${key})`,
  space: 'Space',
  previousCapture: 'Previous capture',
  nextCapture: 'Next capture',
  play: 'Play through the night',
  pause: 'Pause',
  capture: 'Capture',
  speed: 'Speed',
  perSecond: (count: number) => plural(count, { one: '# per second', other: '# per second' }),
};

export type Messages = typeof messages;

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  zoom: 'Zoom to deployment',
  itsSessions: 'Sessions',
  itsPage: 'Details',
  drag: 'Drag down to close',

  allDays: 'All days',
  daysFrom: (day: string) => `Since ${day}`,
  daysTo: (day: string) => `Until ${day}`,
  days: (from: string, to: string) => `${from} to ${to}`,
  counting: 'Loading its sessions …',
  notCounted: (reason: string) => `Its sessions could not be loaded: ${reason}`,
  tooMany: (count: string) => `Counts are for all days: ${count} sessions are too many to load here.`,
  noSessions: 'No sessions',
  noSessionsInDays: 'No sessions in these days',
  nights: 'Nights',
  nightsMean: 'Nights on which at least one session ran.',
  perHour: 'Captures/h',
  perHourMeans: 'Captures an hour, over the duration of all sessions.',
  perNight: 'Occ./night',
  perNightMeans: 'Occurrences a night with a session, of the nights whose images are all processed.',
  ofDays: 'Only these nights are counted. Counts of a session that runs beyond them are not known.',
  capturesByNight: (from: string, to: string, most: string, night: string) =>
    `Captures by night, ${from} to ${to}. Highest: ${most}, night of ${night}.`,
  capturesByNights: (nights: number, from: string, to: string, most: string, night: string) =>
    plural(nights, {
      one: `Captures by night, mean of # night a bar, ${from} to ${to}. Highest: ${most}, night of ${night}.`,
      other: `Captures by night, mean of # nights a bar, ${from} to ${to}. Highest: ${most}, night of ${night}.`,
    }),
  capturesUnknown: 'Captures by night: not reported',

  latest: 'Latest session',
  latestOfDays: 'Latest of these sessions',
  capture: 'Capture',
  captureAt: (time: string) => `Capture at ${time}`,
  noImage: 'No image',

  copy: 'Copy coordinates',
  copied: 'Copied',
  notCopied: 'Could not be copied',

  sameSpot: 'At the same location',
  near: 'Within 1 km',
  alone: 'No other trap within 1 km',
  more: (count: number) => plural(count, { one: '# more', other: '# more' }),
};

export type Messages = typeof messages;

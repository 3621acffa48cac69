import type { ReactNode } from 'react';
import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');
const requests = (count: number) => plural(count, { one: '# request', other: '# requests' });

export const messages = {
  reading: 'Loading …',
  notKnown: (reason: string) => `The state of the copy is not known: ${reason}`,
  notRefreshed: (reason: string) => `Could not be refreshed: ${reason}`,

  address: 'Address',
  copied: 'Copied',
  allProjects: 'All projects',
  someProjects: (ids: string) => `Projects with these ids: ${ids}`,
  state: 'State',
  phases: {
    filling: 'Being filled for the first time. Records are missing until it is done.',
    looking: 'Looking for changes',
    comparing: 'Comparing all records with the source',
    waiting: 'Waiting for the next look',
    paused: 'Paused. Changes at the source do not come here until it goes on.',
    asking: 'Stopped until its question is answered',
    not_running: 'No process follows the source at the moment. Another one starts within a minute.',
  },
  doneOf: (done: string, of: string, list: string) => `${done} of ${of} ${list}`,
  timeLeft: (progress: string, left: string) => `${progress}, about ${left} left`,
  reach: 'Source',
  awaySince: (time: string) => `Not reached since ${time}. The pages show what was copied before.`,
  refusedSince: (time: string) => `The source refuses to be read since ${time}. The pages show what was copied before.`,
  decision: 'Decision',
  kept: 'Kept as it is, by decision.',
  keptAsOf: (time: string) => `Kept as of ${time}, by decision.`,
  keptMeans: (time: string) =>
    `Decided at ${time}: changes at the source do not come here until this difference is gone or is another one.`,
  projectKeptMeans: (time: string) => `Decided at ${time}: it stays here as it is, and the other projects are copied.`,
  filled: 'Complete since',
  notFilled: 'not complete yet',
  lastLook: 'Last look',
  noLook: 'none was complete yet',
  nextLook: 'Next look',
  onlyWhenTold: 'only when told to',
  every: (span: string) => `every ${span}`,
  nextAt: (time: string, every: string) => `${time}, ${every}`,
  compared: 'Last comparison',
  notCompared: 'none yet',
  pace: 'Pace',
  requests: (count: number, atATime: number) => `${requests(count)}, at most ${atATime} at a time`,
  requestsAndMean: (count: number, atATime: number, mean: string) =>
    `${requests(count)}, at most ${atATime} at a time; mean time of an answer ${mean}`,

  lookNow: 'Look now',
  pause: 'Pause',
  goOn: 'Go on',
  mayNotChange: 'Your token does not allow you to look now or to pause the copy.',
  notDone: (reason: string) => `This was not done. ${reason}`,

  lists: 'Lists of the copy',
  scrolls: 'Lists of the copy, scrolls',
  list: 'List',
  here: 'Here',
  hereMeans: 'Records in this copy.',
  there: 'At the source',
  thereMeans: 'Records that the source counted at the last look.',
  notCounted: 'the source has no such list, or was not asked yet',
  difference: 'Difference',
  differenceMeans: 'Without the records that were set aside.',
  differs: (more: number) => {
    if (more === 0) return 'none';
    return plural(
      Math.abs(more),
      more > 0 ? { one: '# more here', other: '# more here' } : { one: '# missing here', other: '# missing here' },
    );
  },
  setAside: 'Set aside',
  setAsideMeans: 'Records that came from the source and could not be used.',

  failures: 'Failures',
  noFailures: 'No request to the source has failed.',
  notCopied: (things: string) => `Not copied: ${things}.`,
  commandLine: (command: ReactNode): ReactNode => <>The same on the command line: {command}</>,

  questions: {
    other_service:
      'Is this another service? What answers at the source’s address does not have the projects of this copy.',
    project_gone: 'A project of this copy is no longer at the source. Is it to be removed here too?',
  },
  muchChanged: (list: string | null) =>
    list === null
      ? 'Much has changed at the source. Is the copy to change too?'
      : `Much of the list of ${list} has changed at the source. Is the copy to change too?`,
  answersMean:
    'Nothing has been changed here so far. If you take it, what the source no longer has is removed here. If you keep the copy, it stays as it is, and asks again only when the difference is another one.',
  projectGoneMeans:
    'Nothing has been changed here so far. If you take it, the project is removed here too. If you keep it, it stays here as it is, and the copy goes on with the other projects.',
  take: 'Take what the source has now',
  keep: 'Keep the copy as it is',
  mayNotAnswer: 'Your token does not allow you to answer.',
};

export type Messages = typeof messages;

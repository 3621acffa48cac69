import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  nightsBefore: (count: number, year: string) =>
    plural(count, { one: `# night before ${year}`, other: `# nights before ${year}` }),
  nightsAfter: (count: number) => plural(count, { one: '# night in the future', other: '# nights in the future' }),
  perNight: 'sessions per night',
  perNights: (nights: number) => plural(nights, { one: 'sessions per night', other: 'sessions per # nights' }),
  soFar: (bars: string, loaded: string) => `${bars}, of ${loaded} loaded so far`,
  countedOf: (some: string, all: number) =>
    plural(all, { one: `${some} of # session`, other: `${some} of # sessions` }),
  inNight: (sessions: string, date: string) => `${sessions}, night of ${date}`,
  inNights: (sessions: string, nights: number, date: string) =>
    `${sessions}, ${plural(nights, { one: '# night', other: '# nights' })} from ${date}`,
  totalsOf: (some: string, all: string) => `Totals of ${some} of ${all} sessions`,
  totalsLoading: (some: string, all: string) => `Totals of ${some} of ${all} sessions …`,
  totalsPart: (some: string, all: string) => `Totals of ${some} of ${all} sessions; the others are not loaded`,
  unlisted: (count: number) =>
    plural(count, {
      one: '# deployment of sessions is not in the list of deployments',
      other: '# deployments of sessions are not in the list of deployments',
    }),
  totalsMean: {
    deployment: 'The camera trap; opens its sessions.',
    project: 'The project of the deployment.',
    sessions: 'Monitoring sessions of the deployment.',
    nights: 'Trap-nights: nights on which at least one session ran, also the later ones of a long session.',
    captures: 'Images of all its sessions.',
    capturesPerNight: 'Captures divided by nights.',
    capturesPerHour: 'Captures divided by the hours of all its sessions.',
    occurrences: 'Individual animals in all its sessions, followed across captures, each with a determination.',
    occurrencesPerNight: 'Occurrences divided by nights, of the nights whose images are all processed.',
    firstNight: 'The evening of its first session.',
    lastNight: 'The last evening on which a session ran.',
  },
  rateUnknown: 'no sessions, or unknown for some',
};

export type Messages = typeof messages;

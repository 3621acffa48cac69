import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  noDates: 'None of these deployments has dates to select.',
  barsOfDates: (days: number) =>
    plural(days, {
      one: 'active deployments, by day',
      other: 'active deployments, by # days',
    }),
  barsOfSessions: (days: number) =>
    plural(days, { one: 'deployments with a session, by day', other: 'deployments with a session, by # days' }),
  barsSoFar: (bars: string, loaded: string) => `${bars}, of ${loaded} loaded so far`,
  matching: (matching: string, all: string) => `${matching} of ${all}`,
  binOfDates: (count: string, days: number, start: string) =>
    plural(days, {
      one: `Active deployments on ${start}: ${count}`,
      other: `Active deployments in # days from ${start}: ${count}`,
    }),
  binOfSessions: (count: string, days: number, start: string) =>
    plural(days, {
      one: `Deployments with a session on ${start}: ${count}`,
      other: `Deployments with a session in # days from ${start}: ${count}`,
    }),
};

export type Messages = typeof messages;

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  beginBefore: (count: number, year: string) =>
    plural(count, { one: `# begins before ${year}`, other: `# begin before ${year}` }),
  endAfter: (count: number) => plural(count, { one: '# ends in the future', other: '# end in the future' }),
  noDates: 'None of these deployments has dates to select.',
  bars: (days: number) =>
    plural(days, {
      one: 'active deployments, pauses included, by day',
      other: 'active deployments, pauses included, by # days',
    }),
  barsSoFar: (bars: string, loaded: string) => `${bars}, of ${loaded} loaded so far`,
  matching: (matching: string, all: string) => `${matching} of ${all}`,
  bin: (count: string, days: number, start: string) =>
    plural(days, {
      one: `Active deployments on ${start}: ${count}`,
      other: `Active deployments in # days from ${start}: ${count}`,
    }),
};

export type Messages = typeof messages;

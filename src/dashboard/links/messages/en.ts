import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  compareThese: (count: number) => `Compare these ${count} deployments`,
  tooManyCompared: (most: string) => `Compare shows at most ${most} deployments. Select fewer.`,
  sessionsOf: (count: number) =>
    plural(count, { one: 'Sessions of this deployment', other: 'Sessions of these # deployments' }),
  speciesOf: (count: number) =>
    plural(count, { one: 'Species of this deployment', other: 'Species of these # deployments' }),
  tooManyDeployments: (most: string) => `An address holds at most ${most} deployments. Select fewer.`,
};

export type Messages = typeof messages;

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  showBy: 'Show by',
  daysBefore: 'Days before',
  newestOfProject: 'the last capture of the project',
  today: 'today',
  classes: 'Classes',
  dayLimits: (days: string) => `${days} days`,
  lastDateAge: 'The day of the last capture, by how long ago it was.',
  upToDays: (days: number) => plural(days, { one: 'up to # day', other: 'up to # days' }),
  days: (days: number) => plural(days, { one: '# day', other: '# days' }),
  daysFrom: (from: string, to: number) => plural(to, { one: `${from}–# day`, other: `${from}–# days` }),
  moreThanDays: (days: number) => plural(days, { one: 'more than # day', other: 'more than # days' }),
  moreThanYear: 'more than a year',
  lastDateUnknown: 'Last date not reported',
  lastDateIs: (date: string) => `Last date ${date}`,
  lastDatesUnknown: (dates: string, unknown: number) =>
    plural(unknown, { one: `Last date ${dates}, # not reported`, other: `Last date ${dates}, # not reported` }),
  lastDateToday: (date: string) => `Last date ${date}, today`,
  lastDateAgo: (date: string, days: number) =>
    plural(days, { one: `Last date ${date}, # day ago`, other: `Last date ${date}, # days ago` }),
  lastDateAhead: (date: string, days: number) =>
    plural(days, { one: `Last date ${date}, # day after today`, other: `Last date ${date}, # days after today` }),
  lastDateNewest: (date: string) => `Last date ${date}, the latest of its project`,
  lastDateBefore: (date: string, days: number) =>
    plural(days, {
      one: `Last date ${date}, # day before the latest of its project`,
      other: `Last date ${date}, # days before the latest of its project`,
    }),
  lastDateNewestLoaded: (date: string) => `Last date ${date}, the latest loaded of its project`,
  lastDateBeforeLoaded: (date: string, days: number) =>
    plural(days, {
      one: `Last date ${date}, # day before the latest loaded of its project`,
      other: `Last date ${date}, # days before the latest loaded of its project`,
    }),
  statusIs: (status: string) => `Status ${status}`,
  statusWithLast: (status: string, date: string) => `Status ${status}, last capture ${date}`,
  statusNotKnown: 'Status not known yet',
  statusCounts: {
    silent: (count: number) => plural(count, { one: '# silent', other: '# silent' }),
    current: (count: number) => plural(count, { one: '# active', other: '# active' }),
    ended: (count: number) => plural(count, { one: '# ended', other: '# ended' }),
    'no captures': (count: number) => plural(count, { one: '# without captures', other: '# without captures' }),
  },
  withoutLocation: (count: number) => plural(count, { one: '# without location', other: '# without location' }),
  exportThese: (count: number) => plural(count, { one: 'Export this deployment', other: 'Export these # deployments' }),
  orderExport: 'Order an export',
  exportHolds: 'An export covers one project. Select a project first.',
  filterToView: 'Filter to this view',
  filterToViewAbout: 'Shows only the deployments that are on the map now',
};

export type Messages = typeof messages;

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  exportEnded: { SUCCESS: 'Export finished', FAILURE: 'Export failed', REVOKED: 'Export cancelled' },
  exportOther: (status: string) => `Export ${status}`,
  exportsFinished: (count: number) => plural(count, { one: '# export finished', other: '# exports finished' }),
  exportsFailed: (count: number) => plural(count, { one: '# export failed', other: '# exports failed' }),
  exportsCancelled: (count: number) => plural(count, { one: '# export cancelled', other: '# exports cancelled' }),
  exportsOther: (count: number, status: string) =>
    plural(count, { one: `# export ${status}`, other: `# exports ${status}` }),
  showExport: 'Show',
  close: (name: string) => `Close: ${name}`,
};

export type Messages = typeof messages;

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

const plural = pluralIn('en');

export const messages = {
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
};

export type Messages = typeof messages;

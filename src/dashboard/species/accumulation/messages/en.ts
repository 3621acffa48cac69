import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  title: 'Accumulation of taxa',
  label: (taxa: string) => `${taxa} by trap-nights`,
  titleOf: (label: string, of: string) => `${label}: ${of}`,
  count: 'Count',
  ranks: { SPECIES: 'Species', GENUS: 'Genera', FAMILY: 'Families', ORDER: 'Orders' },
  taxa: {
    SPECIES: (count: number) => plural(count, { one: '# species', other: '# species' }),
    GENUS: (count: number) => plural(count, { one: '# genus', other: '# genera' }),
    FAMILY: (count: number) => plural(count, { one: '# family', other: '# families' }),
    ORDER: (count: number) => plural(count, { one: '# order', other: '# orders' }),
  },
  asTable: 'Show as table',
  needsAll: 'The curves appear when all sessions and occurrences are loaded: a part of them would give other curves.',
  computing: 'Computing the curves …',
  none: 'No nights with a known number of occurrences.',
  found: (taxa: string, nights: number) =>
    `${taxa} in ${plural(nights, { one: '# trap-night', other: '# trap-nights' })}.`,
  aboveRank: {
    SPECIES: (count: number) =>
      plural(count, {
        one: '# occurrence is not determined to a species and is left out.',
        other: '# occurrences are not determined to a species and are left out.',
      }),
    GENUS: (count: number) =>
      plural(count, {
        one: '# occurrence is not determined to a genus and is left out.',
        other: '# occurrences are not determined to a genus and are left out.',
      }),
    FAMILY: (count: number) =>
      plural(count, {
        one: '# occurrence is not determined to a family and is left out.',
        other: '# occurrences are not determined to a family and are left out.',
      }),
    ORDER: (count: number) =>
      plural(count, {
        one: '# occurrence is not determined to an order and is left out.',
        other: '# occurrences are not determined to an order and are left out.',
      }),
  },
  belowScore: (count: number) =>
    plural(count, {
      one: '# occurrence has a lower score or none and is left out.',
      other: '# occurrences have a lower score or none and are left out.',
    }),
  unknownNights: (count: number) =>
    plural(count, {
      one: '# trap-night is left out: its number of occurrences is unknown.',
      other: '# trap-nights are left out: their numbers of occurrences are unknown.',
    }),
  means:
    'Observed: taxa found in the first nights, by date. Expected: mean of all sequences of the nights (rarefied by nights, Mao Tau), with its 95% interval. Determinations below the rank count as their taxon of that rank, so none is counted twice.',
  observed: 'Observed',
  expected: 'Expected',
  interval: '95% interval',
  trapNights: 'Trap-nights',
  range: (low: string, high: string) => `${low}–${high}`,
  point: (nights: number, observed: string, expected: string, low: string, high: string) =>
    `${plural(nights, { one: '# trap-night', other: '# trap-nights' })}: ${observed} observed, ${expected} expected (${low}–${high})`,
  rowsShown: (first: string, last: string, all: string) => `Rows ${first} to ${last} of ${all}`,
  previous: 'Previous',
  next: 'Next',
  csv: 'Curves as CSV',
};

export type Messages = typeof messages;

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');
const captures = (count: number) => plural(count, { one: '# optagelse', other: '# optagelser' });

export const messages: Messages = {
  early: (year) => `Den er dateret før ${year}: kameraets ur er sandsynligvis blevet nulstillet.`,
  future: 'Den er dateret i fremtiden: kameraets ur går forkert.',
  outside: (period) =>
    `Den ligger uden for opsætningens egne datoer, ${period}: en af dem er forkert, eller billederne er fra en anden opsætning.`,
  long: (duration, nights) =>
    `Den varer ${duration} og tæller som ${plural(nights, { one: '# fældenat', other: '# fældenætter' })}.`,
  longest: (duration, nights) =>
    `Den slutter ${duration} efter sin begyndelse; datoen kan være forkert. Den tæller som ${plural(nights, { one: '# fældenat', other: '# fældenætter' })}, det højeste for en session.`,
  zero: 'Den begynder og slutter i samme sekund.',
  single: 'Den har kun én optagelse.',
  overlap: (night) => `Den overlapper sessionen ${night} på denne opsætning.`,
  empty: (count) => `${captures(count)} uden forekomster: ingen aktivitet, eller billederne er ikke behandlet endnu.`,
  emptyProcessed: (count) =>
    `${captures(count)} uden forekomster, behandlingen er færdig: ingen aktivitet, eller fejl i lyset eller behandlingen.`,
  unprocessed: (count, processed) =>
    `Behandlet: ${processed} af ${captures(count)}. Det, der ikke er fundet, er ukendt, ikke 0.`,
  above: (count, median, sessions, spread) =>
    `${captures(count)}, langt over medianen på ${median} for denne opsætnings ${sessions} sessioner (${spread}).`,
  below: (count, median, sessions, spread) =>
    `${captures(count)}, langt under medianen på ${median} for denne opsætnings ${sessions} sessioner (${spread}).`,
  mad: (value) => `median absolut afvigelse ${value}`,
  meanDeviation: (value) => `middelafvigelse ${value}`,
};

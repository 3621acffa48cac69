import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  loading: 'Indlæser forekomster …',
  notLoaded: 'Forekomsterne kunne ikke indlæses.',
  cancelled: 'Indlæsningen blev annulleret.',
  inTurn: (count) =>
    plural(count, {
      one: 'Denne server giver forekomsterne for ét projekt ad gangen: dens # projekt bliver spurgt.',
      other:
        'Denne server giver forekomsterne for ét projekt ad gangen: dens # projekter bliver spurgt efter hinanden.',
    }),
  many: 'forekomster',
  basedOnAll: (count) => plural(count, { one: 'Ud fra # forekomst.', other: 'Ud fra alle # forekomster.' }),
  basedOnAllOfProject: (count) =>
    plural(count, {
      one: 'Ud fra # forekomst i det valgte projekt.',
      other: 'Ud fra alle # forekomster i det valgte projekt.',
    }),
  basedOn: (loaded, total) => `Ud fra ${loaded} af ${total} forekomster.`,
  basedOnOfProject: (loaded, total) => `Ud fra ${loaded} af ${total} forekomster i det valgte projekt.`,
  loaded: (loaded, total) => `${loaded} af ${total} forekomster indlæst`,
  cancel: 'Annuller',
  loadAgain: 'Indlæs igen',
  resume: 'Fortsæt indlæsningen',
  missing: (count) => `${count} mangler`,
  stoppedAt: (loaded, total) => `Stoppet ved ${loaded} af ${total}`,
  stoppedBecause: (loaded, total, reason) => `Stoppet ved ${loaded} af ${total}: ${reason}`,
  leftOut: (count) =>
    plural(count, {
      one: '# ugyldig post er ikke medtaget.',
      other: '# ugyldige poster er ikke medtaget.',
    }),
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  title: 'Bestemmelser',
  boxes: 'Rammer',
  boxesKey: 'Vis eller skjul rammerne på billedet (B)',
  score: 'Score',
  scoreMeans: 'Bestemmelsens score, fra 0 til 1',
  here: (score) => `${score} på denne optagelse`,
  person: 'person',
  by: { person: 'af en person', model: 'af en model' },
  byName: { person: (name) => `af ${name}`, model: (name) => `af modellen ${name}` },
  modelSaid: (taxon) => `modellen sagde ${taxon}`,
  modelSaidWith: (taxon, score) => `modellen sagde ${taxon} (${score})`,
  noTaxon: 'Ikke bestemt',
  individual: (id: string) => `individ ${id}`,
  withoutBox: 'uden ramme',
  noBoxes: 'Serveren giver ingen rammer til denne optagelse.',
  fewerSent: (some, all) =>
    plural(all, { one: `${some} af # detektion blev sendt.`, other: `${some} af # detektioner blev sendt.` }),
  none: 'Ingen detektioner på denne optagelse.',
  loading: 'Indlæser …',
  whilePlaying: 'Vises, når afspilningen stopper.',
  notLoaded: (reason) => `Kunne ikke indlæses: ${reason}`,
  notServed: 'Serveren giver ikke bestemmelserne for en enkelt optagelse.',
  around: 'I billedet omkring dette tidspunkt. Serveren giver ikke bestemmelserne for en enkelt optagelse.',
  someListed: (some, all) => `${some} af ${all} vises, de højeste scorer først.`,
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  notInFile: (count) =>
    plural(count, {
      one: '# déploiement n’est pas dans le fichier',
      other: '# déploiements ne sont pas dans le fichier',
    }),
  named: (name, id) => `${name} (ID ${id})`,
  reasons: {
    noLocation: 'aucune position',
    noSession: 'aucune session',
    noSessionInNights: 'aucune session pendant ces nuits',
  },
  others: (count) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  noZero: 'Une nuit sans session est une lacune, pas une nuit sans animaux.',
};

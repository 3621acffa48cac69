import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  notApplied: (what) => `Projet entier : le service n’a pas appliqué ${what}`,
  filters: {
    deployment: (name) => `déploiement ${name}`,
    event: (name) => `session ${name}`,
    determination: (name) => `détermination ${name}`,
  },
  countsDiffer: (rows, what, matching) =>
    `Le fichier contient ${plural(rows, { one: '# enregistrement', other: '# enregistrements' })} ; le service en compte ${numberText(matching)} pour ${what}.`,
  countsDifferWithDefaults: (rows, what, matching, filtered) =>
    `Le fichier contient ${plural(rows, { one: '# enregistrement', other: '# enregistrements' })} ; le service en compte ${numberText(matching)} pour ${what}, ${numberText(filtered)} avec les filtres par défaut du projet.`,
};

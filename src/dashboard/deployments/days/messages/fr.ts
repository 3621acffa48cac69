import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  noDates: 'Aucun de ces déploiements n’a de dates à sélectionner.',
  barsOfDates: (days) =>
    plural(days, {
      one: 'déploiements actifs, par jour',
      other: 'déploiements actifs, par # jours',
    }),
  barsOfSessions: (days) =>
    plural(days, {
      one: 'déploiements avec une session, par jour',
      other: 'déploiements avec une session, par # jours',
    }),
  barsSoFar: (bars, loaded) => `${bars}, sur ${loaded} chargés jusqu’ici`,
  matching: (matching, all) => `${matching} sur ${all}`,
  binOfDates: (count, days, start) =>
    plural(days, {
      one: `Déploiements actifs le ${start} : ${count}`,
      other: `Déploiements actifs sur # jours à partir du ${start} : ${count}`,
    }),
  binOfSessions: (count, days, start) =>
    plural(days, {
      one: `Déploiements avec une session le ${start} : ${count}`,
      other: `Déploiements avec une session sur # jours à partir du ${start} : ${count}`,
    }),
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  jobsWith: (counts) => `Tâches : ${counts}`,
  groups: { running: 'En cours', failed: 'En échec', ended: 'Terminées', unknown: 'État non communiqué' },
  jobsNotRead: (reason) => `Les tâches n’ont pas pu être chargées : ${reason}`,
  notRefreshed: (reason) => `Actualisation impossible : ${reason}`,
  jobsReading: 'Chargement des tâches…',
  noJobs: 'Il n’y a aucune tâche ici.',
  allExports: 'Tous les exports',
  allJobs: (count) => plural(count, { one: '# tâche', other: 'Les # tâches' }),
  lastJobs: (shown, all) => `Les ${shown} tâches modifiées en dernier, sur ${all}`,
  lastJobsOfMore: (shown) => `Les ${shown} tâches modifiées en dernier ; il y en a d’autres`,
  onlyExportJobs: 'Ce serveur ne liste que les tâches d’export.',
  readAt: (time) => `Mis à jour : ${time}.`,
  noProject: 'projet non communiqué',
  running: (count) => plural(count, { one: '# en cours', other: '# en cours' }),
  failed: (count) => plural(count, { one: '# en échec', other: '# en échec' }),
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  showBy: 'Afficher par',
  daysBefore: 'Jours avant',
  newestOfProject: 'la dernière capture du projet',
  today: 'aujourd’hui',
  classes: 'Classes',
  dayLimits: (days) => `${days} jours`,
  lastDateAge: 'Le jour de la dernière capture, selon son ancienneté.',
  upToDays: (days) => plural(days, { one: 'jusqu’à # jour', other: 'jusqu’à # jours' }),
  days: (days) => plural(days, { one: '# jour', other: '# jours' }),
  daysFrom: (from, to) => plural(to, { one: `${from}–# jour`, other: `${from}–# jours` }),
  moreThanDays: (days) => plural(days, { one: 'plus de # jour', other: 'plus de # jours' }),
  moreThanYear: 'plus d’un an',
  lastDateUnknown: 'Dernière date non communiquée',
  lastDateIs: (date) => `Dernière date : ${date}`,
  lastDatesUnknown: (dates, unknown) =>
    plural(unknown, {
      one: `Dernière date : ${dates}, # non communiquée`,
      other: `Dernière date : ${dates}, # non communiquées`,
    }),
  lastDateToday: (date) => `Dernière date : ${date}, aujourd’hui`,
  lastDateAgo: (date, days) =>
    plural(days, {
      one: `Dernière date : ${date}, il y a # jour`,
      other: `Dernière date : ${date}, il y a # jours`,
    }),
  lastDateAhead: (date, days) =>
    plural(days, {
      one: `Dernière date : ${date}, # jour après aujourd’hui`,
      other: `Dernière date : ${date}, # jours après aujourd’hui`,
    }),
  lastDateNewest: (date) => `Dernière date : ${date}, la plus récente du projet`,
  lastDateBefore: (date, days) =>
    plural(days, {
      one: `Dernière date : ${date}, # jour avant la plus récente du projet`,
      other: `Dernière date : ${date}, # jours avant la plus récente du projet`,
    }),
  lastDateNewestLoaded: (date) => `Dernière date : ${date}, la plus récente chargée du projet`,
  lastDateBeforeLoaded: (date, days) =>
    plural(days, {
      one: `Dernière date : ${date}, # jour avant la plus récente chargée du projet`,
      other: `Dernière date : ${date}, # jours avant la plus récente chargée du projet`,
    }),
  statusIs: (status) => `État : ${status}`,
  statusWithLast: (status, date) => `État : ${status}, dernière capture le ${date}`,
  statusNotKnown: 'État encore inconnu',
  statusCounts: {
    silent: (count) => plural(count, { one: '# muet', other: '# muets' }),
    current: (count) => plural(count, { one: '# actif', other: '# actifs' }),
    ended: (count) => plural(count, { one: '# terminé', other: '# terminés' }),
    'no captures': (count) => plural(count, { one: '# sans captures', other: '# sans captures' }),
  },
  withoutLocation: (count) => plural(count, { one: '# sans localisation', other: '# sans localisation' }),
  exportThese: (count) => plural(count, { one: 'Exporter ce déploiement', other: 'Exporter ces # déploiements' }),
  orderExport: 'Demander un export',
  exportHolds: 'Un export porte sur un seul projet. Choisissez d’abord un projet.',
  filterToView: 'Filtrer sur cette vue',
  filterToViewAbout: 'Ne montre que les déploiements visibles sur la carte',
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  nightsBefore: (count, year) => plural(count, { one: `# nuit avant ${year}`, other: `# nuits avant ${year}` }),
  nightsAfter: (count) => plural(count, { one: '# nuit dans le futur', other: '# nuits dans le futur' }),
  perNight: 'sessions par nuit',
  perNights: (nights) => plural(nights, { one: 'sessions par nuit', other: 'sessions pour # nuits' }),
  soFar: (bars, loaded) => `${bars}, sur ${loaded} chargées jusqu’ici`,
  countedOf: (some, all) => plural(all, { one: `${some} sur # session`, other: `${some} sur # sessions` }),
  inNight: (sessions, date) => `${sessions}, nuit du ${date}`,
  inNights: (sessions, nights, date) =>
    `${sessions}, ${plural(nights, { one: '# nuit', other: '# nuits' })} à partir du ${date}`,
  totalsOf: (some, all) => `Totaux de ${some} sessions sur ${all}`,
  totalsLoading: (some, all) => `Totaux de ${some} sessions sur ${all}…`,
  totalsPart: (some, all) => `Totaux de ${some} sessions sur ${all} ; les autres ne sont pas chargées`,
  unlisted: (count) =>
    plural(count, {
      one: '# déploiement de sessions n’est pas dans la liste des déploiements',
      other: '# déploiements de sessions ne sont pas dans la liste des déploiements',
    }),
  totalsMean: {
    deployment: 'Le piège photographique ; ouvre ses sessions.',
    project: 'Le projet du déploiement.',
    sessions: 'Sessions de suivi du déploiement.',
    nights:
      'Nuits-pièges : nuits pendant lesquelles au moins une session a eu lieu, y compris les suivantes d’une longue session.',
    captures: 'Images de toutes ses sessions.',
    capturesPerNight: 'Captures divisées par les nuits.',
    capturesPerHour: 'Captures divisées par les heures de toutes ses sessions.',
    occurrences: 'Individus de toutes ses sessions, suivis d’une capture à l’autre, chacun avec une détermination.',
    occurrencesPerNight: 'Occurrences divisées par les nuits, pour les nuits dont toutes les images sont traitées.',
    firstNight: 'Le soir de sa première session.',
    lastNight: 'Le dernier soir où une session a eu lieu.',
  },
  rateUnknown: 'aucune session, ou inconnu pour certaines',
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');
const sessions = (count: number) => plural(count, { one: '# session', other: '# sessions' });

export const messages: Messages = {
  calendar: 'Calendrier',
  colour: 'La couleur montre',
  nightWidth: 'Largeur d’une nuit',
  widths: { all: 'Toutes les nuits', season: 'Saison', months: 'Mois', weeks: 'Semaines' },
  asTable: 'Afficher en tableau par mois',
  fingerSelects: 'Choisir des nuits au doigt',

  byDeployment: (metric) =>
    `${metric} par déploiement et par nuit. Les flèches vont à la nuit ou au déploiement suivant, avec Ctrl à la session suivante ; Maj choisit un rectangle, Entrée ouvre une session.`,
  byYear: (metric) =>
    `${metric} par année et par nuit. Les flèches vont à la nuit ou à l’année suivante, avec Ctrl à la session suivante ; Entrée ouvre une session.`,
  hint: 'Survolez une nuit pour les détails ; faites glisser sur des nuits pour n’afficher qu’elles dans le tableau.',
  hintOfYears: 'Survolez une nuit pour les détails ; cliquez pour obtenir un lien vers sa session.',
  noneMatch: 'Aucune session ne correspond aux filtres.',
  nightsOnly: (count) => `Plus de ${count} déploiements : seules les nuits sont choisies.`,
  openSession: (time) => `Ouvrir la session de ${time}`,

  counts: {
    captures_count: (count) => plural(count, { one: '# capture', other: '# captures' }),
    detections_count: (count) => plural(count, { one: '# détection', other: '# détections' }),
    occurrences_count: (count) => plural(count, { one: '# occurrence', other: '# occurrences' }),
    taxa_count: (count) => plural(count, { one: '# taxon', other: '# taxons' }),
  },
  perHour: (rate) => `${rate} captures par heure`,
  nightOf: (deployment, date, what) => `${deployment}, nuit du ${date} : ${what}`,
  night: (date, what) => `Nuit du ${date} : ${what}`,
  noSuchDay: (date) => `${date} : ce jour n’existe pas`,
  noSession: 'aucune session',
  noneSoFar: 'aucune session chargée jusqu’ici',
  leftOut: 'exclues par les filtres',
  sessionsLeftOut: (count) =>
    plural(count, { one: '# session, exclue par les filtres', other: '# sessions, exclues par les filtres' }),
  unknown: (metric) => `${metric} : inconnu`,
  inAll: (what, count) => `${what} en ${sessions(count)}`,
  atLeast: (what, count) => `au moins ${what} en ${sessions(count)}`,
  ofLong: (what, nights) =>
    plural(nights, { one: `${what} en une session de # nuit`, other: `${what} en une session de # nuits` }),

  byMonth: (metric) => `${metric} par mois`,
  shownOf: (first, last, all) => `Déploiements ${first} à ${last} sur ${all}`,
  before: (count) => `${count} précédents`,
  after: (count) => `${count} suivants`,
  mostTaxa: 'Plus grand nombre de taxons en une session',
  ofDeployments: (metric) => `${metric} par déploiement et par mois, et nombre de nuits. Vide : aucune session.`,
  ofYears: (metric) => `${metric} par année et par mois, et nombre de nuits. Vide : aucune session.`,
  year: 'Année',
  monthOfYear: (month, year) => `${month} ${year}`,
  unknownInMonth: 'inconnu pour certaines sessions',
  nights: (count) => plural(count, { one: '# nuit', other: '# nuits' }),
};

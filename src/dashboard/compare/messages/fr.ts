import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: 'Comparer',
  about: 'De deux à six déploiements, projets ou années d’un déploiement au fil de la saison, sur un même axe.',

  compared: 'Comparer',
  by: { deployment: 'Déploiements', project: 'Projets', year: 'Années d’un déploiement' },
  shows: 'Valeur',
  measures: { occurrences: 'Occurrences/nuit', taxa: 'Taxons/nuit', captures: 'Captures/h' },
  means: {
    occurrences:
      'Occurrences divisées par les nuits de fonctionnement, pour les nuits dont toutes les images sont traitées. Chaque nuit d’une longue session a une part égale.',
    taxa: 'Nombre moyen de taxons par nuit, pour les nuits dont toutes les images sont traitées.',
    captures:
      'Captures divisées par les heures de fonctionnement, pour les sessions dont les deux sont connues : l’intervalle de la caméra, non ce qui est trouvé.',
  },
  allDeterminations: 'Compter toutes les déterminations',
  counted: {
    lowest:
      'Comptés une fois par nuit : les taxons les plus bas, d’après toutes les occurrences de la nuit. Un genre à côté d’une de ses espèces et les noms qui ne sont pas un taxon, comme « Unidentifiable », ne comptent pas.',
    all: 'Comptées une fois par nuit : toutes les déterminations, d’après toutes les occurrences de la nuit. Un genre compte à côté de ses espèces, de même que les noms qui ne sont pas un taxon, comme « Unidentifiable ».',
    reported:
      'Comptées : les déterminations différentes qu’une session indique, de tout rang, car les occurrences ne sont pas toutes chargées. Les nuits de plusieurs sessions et les sessions de plusieurs nuits sont exclues.',
  },
  period: 'Par',
  periods: { week: 'Semaine', night: 'Nuit', month: 'Mois' },
  plots: 'Graphiques',
  plotsAre: { overlaid: 'Un seul', multiples: 'Un par série' },
  moon: 'Pleines lunes',
  asTable: 'Afficher en tableau',
  from: 'Première nuit',
  to: 'Dernière nuit',

  add: { deployment: 'Ajouter un déploiement', project: 'Ajouter un projet', year: 'Choisir un déploiement' },
  remove: (name: string) => `Retirer ${name}`,
  missing: (id: number) => `Aucun enregistrement avec l’identifiant ${id}`,
  firstOnly: (all: number) => `Le lien en indique ${all} ; seuls les 6 premiers sont comparés.`,
  chooseMore: {
    deployment: 'Choisissez de deux à six déploiements à comparer.',
    project: 'Choisissez de deux à six projets à comparer.',
    year: 'Choisissez un déploiement pour comparer ses années.',
  },

  loading: 'Chargement des sessions…',
  none: 'Aucune session pendant ces nuits.',
  basedOn: (sessions, nights) =>
    `D’après ${plural(sessions, { one: '# session', other: '# sessions' })}, ${plural(nights, { one: '# nuit-piège', other: '# nuits-pièges' })}`,
  notAll: (basedOn) => `${basedOn} (chargement incomplet)`,
  farYears: (years) => `Non affiché, à plus de 10 ans des autres nuits : ${years}.`,
  yearsOf: (years, sessions) => `${years} (${plural(sessions, { one: '# session', other: '# sessions' })})`,
  showYears: (years) => `Afficher ${years}`,

  label: (measure: string, period: string) => `${measure} par ${period.toLowerCase()}`,
  labelOf: (name: string, label: string) => `${name} : ${label}`,
  drawn:
    'Ligne : toutes les nuits réunies. Bande : moitié centrale des nuits (au moins 4), sans les nuits de longues sessions. Barres : nuits de fonctionnement. Interruption : aucune session, ou rien n’est connu.',
  moonDrawn: 'Ombré : nuits de pleine lune.',
  bin: (range: string, parts: string) => `${range} : ${parts}`,
  point: (name: string, value: string, nights: number) =>
    `${name} : ${value} en ${plural(nights, { one: '# nuit', other: '# nuits' })}`,
  unknownPoint: (name: string, nights: number) =>
    `${name} : inconnu en ${plural(nights, { one: '# nuit', other: '# nuits' })}`,
  leftOutPoint: (name, nights) => `${name} : ${plural(nights, { one: '# nuit exclue', other: '# nuits exclues' })}`,
  noSession: (name: string) => `${name} : aucune session`,

  nights: 'Nuits',
  dates: 'Dates',
  noSessionThen: 'aucune session',
  notKnown: 'inconnu',
  leftOut: 'exclu : aucune occurrence',
  notProcessed: 'inconnu : images pas toutes traitées',
  rowsShown: (first: string, last: string, all: string) => `Lignes ${first} à ${last} sur ${all}`,
  previous: 'Précédentes',
  next: 'Suivantes',
  csv: 'Télécharger en CSV',
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: 'Modèles',
  nouns: { one: 'taxon d’un modèle', many: 'taxons de modèles' },
  search: 'Chercher des taxons et des modèles par nom',
  noMatch: (text) => `Aucun taxon ne correspond à « ${text} ».`,
  shows: 'Afficher',
  views: { table: 'Tableau', plot: 'Graphique', corrections: 'Corrections' },
  columns: {
    taxon: 'Taxon',
    rank: 'Rang',
    model: 'Modèle',
    given: 'Donnés',
    lookedAt: 'Examinés',
    agreed: 'Confirmés',
    share: 'Part',
    interval: 'Intervalle à 95 %',
    high: 'Borne haute',
  },
  means: {
    taxon: 'Le taxon nommé par le modèle, même si une personne en a nommé un autre.',
    rank: 'Le rang du taxon, dans le mot du serveur.',
    model: 'Le modèle avec sa version. Entre plusieurs modèles, celui dont le score est le plus haut compte.',
    given: 'Occurrences que le modèle a nommées ainsi.',
    lookedAt: 'Parmi celles-ci, celles qu’une personne a examinées. Les identifications retirées ne comptent pas.',
    agreed: 'Parmi celles examinées, celles que la personne a déterminées comme le même taxon.',
    share: 'Part des examinées qui sont confirmées. Non donnée en dessous de 20 examinées.',
    interval:
      'Où serait la part de toutes, si celles examinées avaient été tirées au hasard (Wilson, 95 %). Les personnes n’examinent pas au hasard.',
  },
  tooFew: 'moins de 20 examinées',
  between: (low, high) => `${low} – ${high}`,
  notNamed: 'Modèle non nommé',
  modelOf: (id) => `Modèle ${id}`,
  taxonOf: (id) => `Taxon ${id}`,
  mustLoadAll: (total) => `Ce que les modèles ont nommé découle des ${total} occurrences.`,
  summary: (given, lookedAt, agreed) => `${given} données, ${lookedAt} examinées, ${agreed} confirmées`,
  summaryShare: (share, interval) => `${share} (${interval})`,
  noAccuracy:
    'Ce n’est pas une exactitude : on examine ce qui est rare, douteux ou beau, et pas au hasard. Une part dit combien de fois ceux qui ont examiné étaient d’accord.',
  none: 'Aucun modèle n’a nommé ces occurrences.',
  noneLookedAt: 'D’aucun modèle 20 occurrences n’ont été examinées : il n’y a rien à dessiner.',
  allTaxa: 'Tous les taxons',
  plot: 'Confirmées parmi les examinées, par taxon',
  plotMeans:
    'Point : confirmées parmi les examinées. Trait : intervalle à 95 %. Seulement les taxons avec 20 examinées ou plus.',
  bar: (taxon, share, interval, lookedAt) =>
    `${taxon} : ${share} (${interval}) sur ${plural(lookedAt, { one: '# examinée', other: '# examinées' })}`,
  shownOf: (shown, all) => `Les ${shown} avec le plus d’examinées, sur ${all}.`,
  corrections: 'Ce que des personnes ont changé',
  from: 'Selon le modèle',
  to: 'Selon la personne',
  occurrences: 'Occurrences',
  noCorrections: 'Aucune personne n’a contredit un modèle.',
  show: (from, to) => `Afficher les occurrences de ${from} à ${to}`,
  more: (count) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  noTime: 'heure non indiquée',
  showAll: (count) => plural(count, { one: 'Afficher # de plus', other: 'Afficher # de plus' }),
  csv: 'Télécharger en CSV',
};

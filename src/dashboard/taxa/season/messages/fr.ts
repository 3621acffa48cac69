import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  titleOf: (id) => `Taxon ${id}`,
  noSuch: 'Taxon introuvable',
  noneWithId: (id) => `Il n’y a pas de taxon avec l’identifiant ${id}.`,
  allTaxa: 'Tous les taxons',
  inTree: 'Voir dans l’arbre',
  foundByOccasion: 'Trouvé par occasion',
  exportThese: 'Exporter',
  exportTheseMeans:
    'Ouvre le formulaire d’export avec ce taxon et tous ceux qu’il contient, ces déploiements et les filtres d’occurrences.',
  exportTheseNot: 'Un export porte sur un seul projet et sur 400 déploiements au plus. Sélectionnez-en moins.',
  showAll: (all) => `Afficher les ${all}`,

  counted: 'Taxons comptés',
  countedAre: { included: 'Avec descendants', no: 'Ce taxon seul' },
  deployments: 'Déploiements',
  addDeployment: 'Ajouter un déploiement',
  chooseDeployment: 'Choisir des déploiements',
  remove: (name) => `Retirer ${name}`,
  chosen: (count) => plural(count, { one: '# déploiement choisi', other: '# déploiements choisis' }),
  allDeployments: 'Tous les déploiements',
  noneOfProject: 'Aucun déploiement choisi n’appartient au projet sélectionné.',
  lowestScore: 'Score minimal',
  scoreWrong: (example) => `Un nombre de 0 à 1, par exemple ${example}`,
  yearsDrawn: 'Années tracées (6 au plus)',
  asTable: 'Afficher en tableau',

  measure: 'Occurrences/nuit',
  label: 'Occurrences/nuit par semaine',
  labelOf: (name) => `${name} : occurrences/nuit par semaine`,
  about:
    'Occurrences divisées par les nuits-pièges. Une nuit-piège est une nuit d’un déploiement pendant laquelle au moins une session a eu lieu.',
  drawn:
    'Ligne : toutes les nuits d’une semaine réunies. À 0 : des pièges ont fonctionné sans rien trouver. Lacune : aucune session, ou les images ne sont pas toutes traitées. Barres : nuits de fonctionnement.',
  basedOn: (occurrences, nights, deployments) =>
    `${plural(occurrences, { one: '# occurrence', other: '# occurrences' })} en ${nights} nuits-pièges de ${deployments}`,
  deploymentsOf: (count) => plural(count, { one: '# déploiement', other: '# déploiements' }),
  notAll: 'chargement incomplet',
  ofChosen: 'Effort : les déploiements choisis.',
  ofProject: (name) => `Effort : tous les déploiements du projet ${name}.`,
  ofProjects: (names) => `Effort : tous les déploiements des projets où il a été trouvé : ${names}.`,
  ofManyProjects: (count) =>
    plural(count, {
      one: 'Effort : tous les déploiements du projet où il a été trouvé.',
      other: 'Effort : tous les déploiements des # projets où il a été trouvé.',
    }),
  withBelow: 'Les taxons en dessous sont compris.',
  withoutBelow: 'Les taxons en dessous ne sont pas compris.',
  scoreFrom: (score) => `Score de ${score} ou plus.`,
  unscored: (count) =>
    plural(count, {
      one: '# occurrence sans score n’est pas comptée.',
      other: '# occurrences sans score ne sont pas comptées.',
    }),
  unplaced: (count) =>
    plural(count, {
      one: '# occurrence n’appartient à aucune session de ces déploiements et n’est dans aucune nuit.',
      other: '# occurrences n’appartiennent à aucune session de ces déploiements et ne sont dans aucune nuit.',
    }),
  uncounted: (count) =>
    plural(count, {
      one: '# occurrence est dans une nuit dont les images ne sont pas toutes traitées ou dont le nombre d’occurrences n’est pas communiqué, et dans aucun taux.',
      other:
        '# occurrences sont dans des nuits dont les images ne sont pas toutes traitées ou dont le nombre d’occurrences n’est pas communiqué, et dans aucun taux.',
    }),
  neverFound: 'Trouvé dans aucune de ces nuits.',
  nothingRan: 'Aucune session de ces déploiements dans ces années.',
  nowhere: 'Aucun déploiement à examiner : il n’a été trouvé dans aucun.',

  bin: (week, parts) => `${week} : ${parts}`,
  point: (year, rate, occurrences, nights) =>
    `${year} ${rate} (${plural(occurrences, { one: '# occurrence', other: '# occurrences' })} en ${plural(nights, { one: '# nuit', other: '# nuits' })})`,
  unknownPoint: (year, nights) => `${year} inconnu en ${plural(nights, { one: '# nuit', other: '# nuits' })}`,
  noSessionIn: (year) => `${year} aucune session`,

  week: 'Semaine',
  occurrences: 'Occurrences',
  nights: 'Nuits de fonctionnement',
  rate: 'Par nuit',
  noSession: 'aucune session',
  notKnown: 'les images de ces nuits ne sont pas toutes traitées, ou leur nombre d’occurrences n’est pas communiqué',

  csv: 'Télécharger en CSV',

  yearTable: 'Première et dernière donnée de chaque année',
  year: 'Année',
  first: 'Première donnée',
  last: 'Dernière donnée',
  at: (night, deployment) => `${night}, ${deployment}`,
  notFound: 'non trouvé',

  where: 'Où, par taux',
  whereIn: (years) => `Occurrences par nuit-piège de chaque déploiement ayant des sessions en ${years}.`,
  whereAbout: 'Un déploiement à 0 a fonctionné sans rien trouver.',
  mapLabel: (name) => `Où ${name} a été trouvé, par taux`,
  mapSummary: 'Le tableau ci-dessous les contient tous.',
  placeTable: 'Déploiements par taux',
  deployment: 'Déploiement',
  rowsShown: (first, last, all) => `Lignes ${first} à ${last} sur ${all}`,
  previous: 'Précédent',
  next: 'Suivant',
};

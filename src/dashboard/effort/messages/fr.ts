import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: 'Effort',
  about:
    'Ce qui a fonctionné et ce qui a été trouvé : les déploiements par occasion. Une occasion est une suite de nuits, nommées d’après leurs soirées.',

  shows: 'La couleur indique',
  measures: {
    nights: 'Nuits de marche',
    hours: 'Heures de marche',
    captures: 'Captures',
    occurrences: 'Occurrences',
    detected: 'Détecté',
  },
  means: {
    nights: 'Nuits avec au moins une session : nuits-pièges.',
    hours: 'La somme des durées des sessions.',
    captures: 'La somme des captures des sessions.',
    occurrences: 'La somme des occurrences des sessions, tous taxons confondus.',
    detected:
      '1 : trouvé dans au moins une session. 0 : des sessions ont eu lieu et leurs nombres sont connus, mais il n’a pas été trouvé. NA : rien n’a fonctionné, ou les images ne sont pas traitées.',
  },
  occasion: 'Occasion',
  nightsLong: (nights) => plural(nights, { one: '# nuit', other: '# nuits' }),
  monthLong: 'Mois',
  from: 'Première nuit',
  to: 'Dernière nuit',
  taxon: 'Taxon',
  chooseTaxon: 'Choisissez un taxon',
  chooseTaxonFirst: 'Choisissez un taxon pour voir où et quand il a été détecté.',
  withDescendants: 'Les taxons inférieurs comptent aussi.',
  lowestScore: 'Score minimal',
  scoreWrong: 'Un nombre de 0 à 1, par exemple 0.8',
  asTable: 'Afficher en tableau',

  loading: 'Chargement des sessions…',
  sessionsNotLoaded: 'Les sessions n’ont pas pu être chargées.',
  loadingOccurrences: 'Chargement des occurrences…',
  occurrencesNotLoaded: 'Les occurrences n’ont pas pu être chargées : rien n’est connu des détections.',
  soFar: (loaded, all) => `${loaded} sessions sur ${all} chargées jusqu’ici`,
  stopped: (loaded, all) => `D’après ${loaded} sessions sur ${all} : le chargement a été annulé.`,
  continue: 'Reprendre le chargement',
  mustLoadAll: (all) => `Il y a ${all} sessions. L’effort les demande toutes.`,
  loadAll: (all) => `Charger les ${all} sessions`,
  loadAllOccurrences: (all) => `Charger les ${all} occurrences pour trouver le taxon`,
  none: 'Aucune session dans ces nuits.',
  basedOn: (deployments, sessions, nights) =>
    `${plural(deployments, { one: '# déploiement', other: '# déploiements' })}, ${sessions} sessions, ${nights} nuits-pièges`,
  chosen: (count) => plural(count, { one: '# déploiement choisi', other: '# déploiements choisis' }),
  showAll: 'Afficher tous les déploiements',

  label: (measure) =>
    `${measure} par déploiement et occasion. Les flèches mènent à la nuit ou au déploiement suivant, Entrée ouvre les sessions du déploiement.`,
  hint: 'Survolez une occasion pour les détails.',
  cell: (deployment, occasion, what) => `${deployment}, ${occasion} : ${what}`,
  nothingRan: 'rien n’a fonctionné',
  unknown: 'inconnu',
  nights: (count) => plural(count, { one: '# nuit de marche', other: '# nuits de marche' }),
  hours: (hours) => `${hours} heures de marche`,
  captures: (count) => plural(count, { one: '# capture', other: '# captures' }),
  occurrences: (count) => plural(count, { one: '# occurrence', other: '# occurrences' }),
  yes: 'détecté (1)',
  no: 'non détecté (0)',
  ofEffort: (what, nights) => `${what} en ${nights}`,

  table: (measure) => `${measure} par déploiement et occasion`,
  deployment: 'Déploiement',
  occasionsShown: (first, last, all) => `Occasions ${first} à ${last} sur ${all}`,
  deploymentsShown: (first, last, all) => `Déploiements ${first} à ${last} sur ${all}`,
  previous: 'Précédents',
  next: 'Suivants',

  matrixFile: 'Matrice en CSV (camtrapR)',
  unmarkedFile: 'Détections et effort en CSV (unmarked)',
  fileNote: 'Une ligne par déploiement, une colonne par occasion, NA où rien n’a fonctionné ou n’est connu.',
};

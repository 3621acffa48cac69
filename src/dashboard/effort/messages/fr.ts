import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: 'Effort',
  about:
    'Quand chaque déploiement a fonctionné et ce qui a été trouvé, par occasion. Une occasion est une suite de nuits consécutives.',

  shows: 'La couleur indique',
  measures: {
    nights: 'Nuits de fonctionnement',
    hours: 'Heures de fonctionnement',
    captures: 'Captures',
    occurrences: 'Occurrences',
    detected: 'Trouvé',
  },
  means: {
    nights:
      'Nuits-pièges : nuits pendant lesquelles au moins une session a eu lieu. Une session compte aussi pour chaque nuit suivante dont elle contient minuit.',
    hours: 'Les heures de fonctionnement des sessions. Une nuit va de midi à midi.',
    captures:
      'La somme des captures des sessions. NA : aucune session, ou seules certaines nuits d’une session sont dans l’occasion.',
    occurrences:
      'La somme des occurrences des sessions, tous taxons confondus. NA : aucune session, ou seules certaines nuits d’une session sont dans l’occasion.',
    detected:
      '1 : trouvé dans au moins une session. 0 : des sessions ont eu lieu et leurs nombres sont connus, mais il n’a pas été trouvé. NA : aucune session, ou il n’a pas été trouvé et les images ne sont pas toutes traitées, ou le filtre par détermination exclut ses seules occurrences. Dans une session de plusieurs nuits, une occurrence appartient à la nuit de sa première apparition.',
  },
  occasion: 'Occasion',
  nightsLong: (nights) => plural(nights, { one: '# nuit', other: '# nuits' }),
  monthLong: 'Mois',
  from: 'Première nuit',
  to: 'Dernière nuit',
  taxon: 'Taxon',
  chooseTaxon: 'Choisissez un taxon',
  chooseTaxonFirst: 'Choisissez un taxon pour voir où et quand il a été trouvé.',
  withDescendants: 'Les taxons inférieurs comptent aussi.',
  lowestScore: 'Score minimal',
  scoreWrong: (example) => `Un nombre de 0 à 1, par exemple ${example}`,
  asTable: 'Afficher en tableau',

  none: 'Aucune session dans ces nuits.',
  basedOn: (deployments, sessions, nights) =>
    `${plural(deployments, { one: '# déploiement', other: '# déploiements' })}, ${plural(sessions, { one: '# session', other: '# sessions' })}, ${plural(nights, { one: '# nuit-piège', other: '# nuits-pièges' })}`,
  chosen: (count) => plural(count, { one: '# déploiement choisi', other: '# déploiements choisis' }),
  showAll: 'Afficher tous les déploiements',

  label: (measure) =>
    `${measure} par déploiement et occasion. Les flèches mènent à l’occasion ou au déploiement suivant, Entrée ouvre les sessions du déploiement.`,
  hint: 'Survolez une occasion pour les détails.',
  cell: (deployment, occasion, what) => `${deployment}, ${occasion} : ${what}`,
  noSession: 'aucune session',
  unknown: 'inconnu',
  ofOthers: 'inconnu, le filtre exclut ses seules occurrences ici',
  unknownOfOthers: (occasions) =>
    plural(occasions, {
      one: '# occasion d’un déploiement est inconnue (NA), et non 0 : le filtre exclut ses seules occurrences du taxon.',
      other:
        '# occasions de déploiements sont inconnues (NA), et non 0 : le filtre exclut leurs seules occurrences du taxon.',
    }),
  leftOut: (nights) =>
    plural(nights, {
      one: 'exclu : # nuit sans aucune occurrence',
      other: 'exclu : # nuits sans aucune occurrence',
    }),
  unprocessed: (nights) =>
    plural(nights, {
      one: 'inconnu, images de # nuit pas toutes traitées',
      other: 'inconnu, images de # nuits pas toutes traitées',
    }),
  nights: (count) => plural(count, { one: '# nuit de fonctionnement', other: '# nuits de fonctionnement' }),
  hours: (hours, text) =>
    plural(hours, { one: `${text} heure de fonctionnement`, other: `${text} heures de fonctionnement` }),
  captures: (count) => plural(count, { one: '# capture', other: '# captures' }),
  occurrences: (count) => plural(count, { one: '# occurrence', other: '# occurrences' }),
  yes: 'trouvé (1)',
  no: 'non trouvé (0)',
  ofEffort: (what, nights) => `${what} en ${nights}`,

  table: (measure) => `${measure} par déploiement et occasion`,
  deployment: 'Déploiement',
  projectUnknown: 'Projet non communiqué',
  occasionsShown: (first, last, all) => `Occasions ${first} à ${last} sur ${all}`,
  deploymentsShown: (first, last, all) => `Déploiements ${first} à ${last} sur ${all}`,
  previous: 'Précédents',
  next: 'Suivants',

  matrixFile: 'Matrice en CSV (camtrapR)',
  unmarkedFile: 'Trouvé ou non, et effort, en CSV (unmarked)',
  fileNote:
    'Une ligne par déploiement, une colonne par occasion, NA où il n’y a eu aucune session ou rien n’est connu. Le nom de la matrice dit si des nuits sont exclues ; le fichier pour unmarked donne leur nombre.',
  signs: 'Contour : 0. Rayures : inconnu. Trait : aucune session.',
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('fr');
const requests = (count: number) => plural(count, { one: '# requête', other: '# requêtes' });

export const messages: Messages = {
  reading: 'Chargement…',
  notKnown: (reason) => `L’état de la copie est inconnu : ${reason}`,
  notRefreshed: (reason) => `Actualisation impossible : ${reason}`,

  address: 'Adresse',
  copied: 'Copié',
  allProjects: 'Tous les projets',
  someProjects: (ids) => `Projets avec ces identifiants : ${ids}`,
  state: 'État',
  phases: {
    filling: 'Premier remplissage en cours. Des enregistrements manquent jusqu’à sa fin.',
    looking: 'Cherche les changements',
    comparing: 'Compare tous les enregistrements avec la source',
    waiting: 'Attend la prochaine vérification',
    paused: 'En pause. Les changements de la source n’arrivent pas ici avant la reprise.',
    asking: 'Arrêtée jusqu’à la réponse à sa question',
    not_running: 'Aucun processus ne suit la source en ce moment. Un autre démarre d’ici une minute.',
  },
  doneOf: (done, of, list) => `${done} sur ${of} ${list}`,
  timeLeft: (progress, left) => `${progress}, encore ${left} environ`,
  reach: 'Source',
  awaySince: (time) => `Injoignable depuis ${time}. Les pages montrent ce qui a été copié avant.`,
  refusedSince: (time) => `La source refuse la lecture depuis ${time}. Les pages montrent ce qui a été copié avant.`,
  decision: 'Décision',
  kept: 'Gardée telle quelle, par décision.',
  keptAsOf: (time) => `Gardée à ${time}, par décision.`,
  keptMeans: (time) =>
    `Décidé à ${time} : les changements de la source n’arrivent pas ici tant que cette différence existe et reste la même.`,
  projectKeptMeans: (time) => `Décidé à ${time} : il reste ici tel quel, et les autres projets sont copiés.`,
  filled: 'Complète depuis',
  notFilled: 'encore incomplète',
  lastLook: 'Dernière vérification',
  noLook: 'aucune n’a abouti',
  nextLook: 'Prochaine vérification',
  onlyWhenTold: 'seulement sur demande',
  every: (span) => `toutes les ${span}`,
  nextAt: (time, every) => `${time}, ${every}`,
  compared: 'Dernière comparaison',
  notCompared: 'aucune',
  pace: 'Rythme',
  requests: (count, atATime) => `${requests(count)}, au plus ${atATime} à la fois`,
  requestsAndMean: (count, atATime, mean) =>
    `${requests(count)}, au plus ${atATime} à la fois ; durée moyenne d’une réponse : ${mean}`,

  lookNow: 'Vérifier maintenant',
  pause: 'Mettre en pause',
  goOn: 'Reprendre',
  mayNotChange: 'Votre jeton ne permet ni de vérifier maintenant ni de mettre la copie en pause.',
  notDone: (reason) => `Cela n’a pas été fait. ${reason}`,

  lists: 'Listes de la copie',
  scrolls: 'Listes de la copie, défilement',
  list: 'Liste',
  here: 'Ici',
  hereMeans: 'Enregistrements de cette copie.',
  there: 'À la source',
  thereMeans: 'Enregistrements comptés par la source à la dernière vérification.',
  notCounted: 'la source n’a pas cette liste, ou n’a pas encore été interrogée',
  difference: 'Différence',
  differenceMeans: 'Sans les enregistrements écartés.',
  differs: (more) => {
    if (more === 0) return 'aucune';
    const missing = { one: '# manquant ici', other: '# manquants ici' };
    if (more < 0) return plural(-more, missing);
    return plural(more, { one: '# de plus ici', other: '# de plus ici' });
  },
  setAside: 'Écartés',
  setAsideMeans: 'Enregistrements venus de la source et inutilisables.',

  failures: 'Échecs',
  noFailures: 'Aucune requête à la source n’a échoué.',
  notCopied: (things) => `Non copié : ${things}.`,
  commandLine: (command) => <>La même chose en ligne de commande : {command}</>,

  questions: {
    other_service:
      'Est-ce un autre service ? Ce qui répond à l’adresse de la source n’a pas les projets de cette copie.',
    project_gone: 'Un projet de cette copie n’est plus à la source. Faut-il le supprimer ici aussi ?',
  },
  muchChanged: (list) => {
    if (list === null) return 'Beaucoup de choses ont changé à la source. La copie doit-elle changer aussi ?';
    return `Une grande partie de la liste « ${list} » a changé à la source. La copie doit-elle changer aussi ?`;
  },
  answersMean:
    'Rien n’a été changé ici. Si vous prenez l’état actuel, ce que la source n’a plus est supprimé ici. Si vous gardez la copie, elle reste telle quelle, et ne demande de nouveau que si la différence change.',
  projectGoneMeans:
    'Rien n’a été changé ici. Si vous prenez l’état actuel, le projet est supprimé ici aussi. Si vous le gardez, il reste ici tel quel, et la copie continue avec les autres projets.',
  take: 'Prendre l’état actuel de la source',
  keep: 'Garder la copie telle quelle',
  mayNotAnswer: 'Votre jeton ne permet pas de répondre.',
};

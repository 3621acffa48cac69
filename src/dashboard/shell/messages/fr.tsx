import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('fr');

export const messages: Messages = {
  pages: {
    overview: 'Aperçu',
    deployments: 'Déploiements',
    sessions: 'Sessions',
    effort: 'Effort',
    compare: 'Comparer',
    taxa: 'Taxons',
    exports: 'Exports',
    storage: 'Stockage',
    projects: 'Projets',
    settings: 'Paramètres',
  },
  pagesLabel: 'Pages',
  more: 'Plus',
  morePages: 'Autres pages',
  withMore: (page) => `${page}…`,
  skip: 'Aller au contenu',
  home: 'Noctuary, accueil',
  notes: 'Remarques',
  copy: 'Copie',
  copyOf: (host) => `Copie de ${host}`,

  project: 'Projet',
  allProjects: 'Tous les projets',
  allProjectsUnnamed: 'Tous les projets (leurs noms n’ont pas pu être chargés)',
  unnamedProject: (id) => `Projet ${id}`,
  printed: (project, day, time) => ` · ${project} · Imprimé le ${day}, ${time}`,

  refresh: 'Actualiser',
  refreshing: 'Actualisation…',
  updated: (time, hidden) => (
    <>
      {hidden('Mis à jour : ')}
      {time}
    </>
  ),
  colourScheme: { light: 'Couleurs : claires', dark: 'Couleurs : sombres', auto: 'Couleurs : comme le système' },
  language: (name) => `Langue : ${name}`,
  languageLabel: 'Langue',

  search: 'Rechercher',
  searchAll: 'Rechercher déploiements, sessions, sites, taxons, projets, exports, vues enregistrées et pages',
  searchHint: 'Partie d’un nom, ou identifiant',
  escape: 'Échap',
  closeSearch: 'Échap, fermer la recherche',
  searchOpening: 'Ouverture de la recherche…',

  jobs: 'Tâches',
  opening: 'Ouverture…',
  endedSince: (count) =>
    plural(count, {
      one: ', # terminé depuis votre dernier passage',
      other: ', # terminés depuis votre dernier passage',
    }),
  connectionLost:
    'Pas de connexion au serveur. La page montre ce qui a été chargé en dernier et s’actualise au retour de la connexion.',
  countsIncomplete:
    'Les nombres ne sont pas encore complets : des enregistrements sont en cours de chargement. Cette page s’actualise quand ils sont comptés.',
  noAnswer: (time) => `Pas de réponse du serveur depuis ${time}`,
  seconds: (count) => `(${count} s)`,
  waitingFor: (requests) => `En attente : ${requests}`,
  retry: 'Réessayer',
  cancel: 'Annuler',
  tokenRefused: (what) => <>Le serveur exige un jeton, ou n’accepte pas celui qu’il a reçu. {what}</>,
  notAllowed: (what) => <>Le serveur ne vous permet pas cela. {what}</>,
  tokenBelow: 'Saisissez-en un ci-dessous.',
  tokenInSettings: 'En saisir un dans les paramètres',
  newBuild: 'Une nouvelle version de Noctuary est disponible.',
  newService: 'Cette adresse montre maintenant les données d’un autre serveur. Ce que vous voyez a été chargé avant.',
  reload: 'Recharger',

  error: 'Erreur',
  pageError: 'Une erreur s’est produite sur cette page',
  pageErrorMeans:
    'C’est une erreur du tableau de bord ; les autres pages ne sont pas touchées. Rechargez la page pour réessayer.',
  partError: 'Une erreur s’est produite dans cette partie de la page.',
  notFound: 'Introuvable',
  pageNotFound: 'Page introuvable',
  noPageAt: (path) => <>Il n’y a pas de page à l’adresse {path}.</>,
  toDeployments: 'Aller aux déploiements',
  pageOpening: 'Ouverture de la page…',
  openingLabel: 'Ouverture de la page',
  notLoaded: 'Non chargée',
  pageNotLoaded: 'Cette page n’a pas pu être chargée',
  pageNotLoadedMeans: 'Le serveur n’a pas envoyé le script de cette page. Aucune donnée n’est perdue.',
  pageLoadsItself: 'Si la connexion est interrompue, la page se charge d’elle-même à son retour.',
};

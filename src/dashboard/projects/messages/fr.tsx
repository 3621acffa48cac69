import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: 'Projets',
  nouns: { one: 'projet', many: 'projets' },
  search: 'Rechercher des projets par nom ou description',
  searchHint: 'Nom, description',
  noMatch: (text) => `Aucun projet ne correspond à « ${text} ».`,
  cards: 'Fiches',
  table: 'Tableau',
  loading: 'Chargement des projets…',

  name: 'Nom',
  nameMeans: 'Le nom du projet. Un projet est un ensemble de déploiements.',
  deployments: 'Déploiements',
  deploymentsMean: 'Les déploiements du projet, d’après le serveur.',
  draft: 'Brouillon',
  draftMeans:
    'Seules les personnes autorisées voient un brouillon. Le serveur ne l’envoie pas aux lecteurs sans jeton.',
  notDraft: 'Non',
  updated: 'Mis à jour',
  updatedMeans: 'Quand le serveur a modifié en dernier l’enregistrement du projet.',
  description: 'Description',
  descriptionMeans: 'L’objet du projet, dans ses propres termes.',
  noDescription: 'Aucune description saisie.',
  descriptionUnknown: 'Description non communiquée.',
  created: 'Créé',
  createdMeans: 'Quand l’enregistrement du projet a été créé sur le serveur.',

  deploymentsUnknown: 'Déploiements non communiqués',
  deploymentCount: (count) => plural(count, { one: '# déploiement', other: '# déploiements' }),
  createdOn: (day) => <>Créé le {day}</>,
  updatedOn: (day) => <>Mis à jour le {day}</>,
  select: (project, hidden) => <>Choisir{hidden(` ${project} pour toutes les pages`)}</>,
  selected: (project, hidden) => <>✓ Choisi{hidden(` : ${project}, pour toutes les pages`)}</>,
  sessionsOf: (project, hidden) => <>Sessions{hidden(` de ${project}`)}</>,
  taxaOf: (project, hidden) => <>Taxons{hidden(` de ${project}`)}</>,
  storageOf: (project, hidden) => <>Stockage{hidden(` de ${project}`)}</>,
  noPicture: (why) => `Pas d’image : son adresse n’est pas utilisée. ${why}`,
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: (id) => `Déploiement ${id}`,
  notRefreshed: (reason) => `Actualisation impossible : ${reason}`,
  nightsOpening: 'Chargement de ses nuits…',
  notLoaded: 'Le déploiement n’a pas pu être chargé.',
  none: 'Déploiement introuvable',
  all: 'Tous les déploiements',
  itsSessions: 'Sessions de ce déploiement',
  compareYears: 'Comparer ses années',
  exportIt: 'Exporter ce déploiement',

  facts: 'Données',
  fromSource: 'D’après sa source',
  setUp: 'Mise en place',
  takenDown: 'Retrait',
  recordCreated: 'Enregistrement créé',
  changedAtSource: 'Modifié à la source',
  id: 'Identifiant',
  location: 'Localisation',
  noLocation: (reason) => `Pas de localisation. ${reason}.`,
  showOnMap: 'Montrer sur la carte des déploiements',
  mapOf: (name) => `Carte de ${name}`,

  jobs: 'Tâches',
  failing: (count, kind) =>
    plural(count, {
      one: `La dernière (#) tâche « ${kind} » a échoué.`,
      other: `Les # dernières tâches « ${kind} » ont échoué.`,
    }),
  noJobs: 'Aucune tâche n’a été exécutée pour ce déploiement.',
  status: 'État',
  job: 'Tâche',
  created: 'Créée',
  lastUpdate: 'Dernière mise à jour',
};

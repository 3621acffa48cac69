import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: 'Déterminations',
  boxes: 'Cadres',
  boxesKey: 'Afficher ou masquer les cadres sur l’image (B)',
  score: 'Score',
  scoreMeans: 'Le score de la détermination, de 0 à 1',
  here: (score) => `${score} sur cette capture`,
  person: 'personne',
  by: { person: 'par une personne', model: 'par un modèle' },
  byName: { person: (name) => `par ${name}`, model: (name) => `par le modèle ${name}` },
  modelSaid: (taxon) => `le modèle disait ${taxon}`,
  modelSaidWith: (taxon, score) => `le modèle disait ${taxon} (${score})`,
  noTaxon: 'Non déterminée',
  individual: (id: string) => `individu ${id}`,
  withoutBox: 'sans cadre',
  noBoxes: 'Le serveur ne donne pas de cadres pour cette capture.',
  fewerSent: (some, all) =>
    plural(all, {
      one: `Détection envoyée : ${some} sur #.`,
      other: `Détections envoyées : ${some} sur #.`,
    }),
  none: 'Aucune détection sur cette capture.',
  loading: 'Chargement…',
  whilePlaying: 'S’affichent quand le défilement s’arrête.',
  notLoaded: (reason) => `Impossible à charger : ${reason}`,
  notServed: 'Le serveur ne donne pas les déterminations d’une capture isolée.',
  around: 'En vue vers cette heure. Le serveur ne donne pas les déterminations d’une capture isolée.',
  someListed: (some, all) => `${some} sur ${all} affichées, les meilleurs scores d’abord.`,
};

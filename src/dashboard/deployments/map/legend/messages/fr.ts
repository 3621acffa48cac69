import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  groups: { counts: 'Nombres', rates: 'Taux', status: 'État' },
  capturesPerHour: 'Captures/h',
  capturesPerHourMeans:
    'Captures divisées par les heures des sessions. Inconnu si un nombre ou une durée n’est pas communiqué, ou sans heures.',
  occurrencesPerNight: 'Occurrences/nuit',
  occurrencesPerNightMeans:
    'Occurrences divisées par les nuits avec une session, pour les nuits dont toutes les images sont traitées.',
  nights: 'Nuits',
  nightsMean:
    'Nuits-pièges : nuits pendant lesquelles au moins une session a eu lieu. Une session compte pour la nuit où elle commence (avant midi, pour le soir précédent) et pour chaque nuit suivante dont elle contient minuit.',
  shareOfNights: 'Part des nuits',
  shareOfNightsMeans:
    'Nuits avec une session divisées par toutes les nuits des jours choisis ou, sans jours choisis, par toutes les nuits de la première à la dernière session du déploiement. Des jours sans début ou sans fin vont jusqu’à la première ou à la dernière nuit de tous les déploiements.',
  units: {
    captures: 'images',
    sessions: 'sessions de suivi',
    occurrences: 'animaux individuels',
    taxa: 'taxons différents',
    'captures-hour': 'captures par heure de session',
    'occurrences-night': 'occurrences par nuit avec une session',
    nights: 'nuits avec une session',
    'nights-share': 'nuits avec une session, en % de toutes les nuits',
  },
  ofPeriod: (unit, period) => `${unit}, ${period}`,
  rateUnknown: 'inconnu',
  wholeDeployments: 'des déploiements entiers',
  wholeTaxa: 'des déploiements entiers : les taxons des sessions ne s’additionnent pas',
  allNights: 'toutes les nuits',
  nightsOf: (span) => `nuits du ${span}`,
  nightOf: (day) => `nuit du ${day}`,
  nightsSince: (day) => `nuits à partir du ${day}`,
  nightsUntil: (day) => `nuits jusqu’au ${day}`,
  notKnownYet: (metric) => `${metric} : pas encore connu`,
  counting: 'Chargement des sessions…',
  soFar: (read, all) =>
    plural(all, { one: `De ${read} sur # session jusqu’ici`, other: `De ${read} sur # sessions jusqu’ici` }),
  failed: (reason) => `Les sessions n’ont pas pu être chargées : ${reason}`,
  stopped: (read, all) =>
    plural(all, {
      one: `Chargement arrêté à ${read} sur # session`,
      other: `Chargement arrêté à ${read} sur # sessions`,
    }),
  goOn: 'Continuer',
  many: (all) =>
    plural(all, {
      one: 'Cela demande la # session.',
      other: 'Cela demande les # sessions. Choisissez des jours pour en charger moins.',
    }),
  loadAll: 'Tout charger',
  classesOf: 'Classes selon',
  ofClasses: (deployments) => ` ; classes selon ${deployments}`,
  allDeployments: (count) => plural(count, { one: 'le # déploiement', other: 'les # déploiements' }),
  shownDeployments: 'déploiements affichés',
  onMap: (metric) => `${metric} (carte)`,
  onMapMeans: 'La classe du déploiement sur la carte, choisie dans sa légende.',
};

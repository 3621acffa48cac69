import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: 'Sessions',
  effort: 'Effort',
  effortMeans: 'Nuits de fonctionnement, captures et lieux où les taxons ont été trouvés',
  exportThese: 'Exporter',
  exportTheseMeans:
    'Ouvre le formulaire d’export avec ces déploiements, ces sites et ces nuits. Les autres filtres ne sont pas appliqués.',
  exportTheseNot: 'Un export porte sur un seul projet et sur 400 déploiements au plus. Sélectionnez-en moins.',
  byDeployment: 'Sessions par déploiement',
  session: 'session',
  sessions: 'sessions',
  deployment: 'déploiement',
  deployments: 'déploiements',
  search: 'Chercher des sessions par déploiement ou par nuit',
  placeholder: 'Site, « juil. 2025 »…',
  noneFound: (text) =>
    `Aucune session ne correspond à « ${text} » par son déploiement, son site, son projet ou sa nuit.`,
  views: {
    table: 'Tableau',
    split: 'Les deux',
    calendar: 'Calendrier',
    deployment: 'Par déploiement',
    species: 'Espèces',
  },
  species: 'Espèces',
  speciesOpening: 'Chargement des espèces…',

  nights: 'Nuits',
  counted: (count) => plural(count, { one: '# session', other: '# sessions' }),

  loading: 'Chargement des sessions…',
  notLoaded: 'Les sessions n’ont pas pu être chargées.',
  drawing: 'Dessin du calendrier…',
  unread: {
    totals: (count) =>
      `Il y a ${count} sessions, toutes nécessaires aux totaux. Pour en charger moins, choisissez des nuits ci-dessus ou un déploiement.`,
    calendar: (count) =>
      `Il y a ${count} sessions, toutes nécessaires au calendrier. Pour en charger moins, choisissez des nuits ci-dessus ou un déploiement.`,
    species: (count) =>
      `Il y a ${count} sessions, toutes nécessaires aux espèces. Pour en charger moins, choisissez des nuits ci-dessus ou un déploiement.`,
  },
  purposes: {
    totals: 'pour les additionner',
    calendar: 'pour dessiner le calendrier',
    species: 'pour trouver leurs espèces',
  },
  noSessions: 'Ce déploiement n’a aucune session.',
  nightsHeld: 'Les nuits sont dessinées une fois toutes les sessions chargées.',
  noNights: 'Il n’y a aucune nuit à afficher.',

  columns: {
    night: 'Nuit',
    deployment: 'Déploiement',
    deploymentId: 'Id du déploiement',
    project: 'Projet',
    site: 'Site',
    start: 'Début',
    duration: 'Durée',
    capturesPerHour: 'Captures/h',
    moon: 'Lune',
    flags: 'Avertissements',
  },
  means: {
    night:
      'Un soir et le matin qui suit, selon l’horloge du piège. Une session qui commence avant midi appartient au soir précédent ; une session de plusieurs nuits porte sa première et sa dernière date, et figure dans chacune de ses nuits.',
    deployment:
      'Le piège photographique de la session. Si plusieurs portent le même nom, le site et l’id sont ajoutés.',
    deploymentId: 'L’id du déploiement de la session.',
    project: 'Le projet du déploiement de la session.',
    site: 'Le site de recherche du déploiement de la session.',
    start: 'Moment de la première capture, à l’horloge du piège.',
    duration:
      'De la première capture à la dernière, mesurée par le serveur ; exacte aussi lors d’un changement d’heure.',
    capturesPerHour:
      'Captures par heure de durée de la session : surtout l’intervalle de la caméra. La première et la dernière image comptent toutes deux, et une session courte a donc une valeur plus élevée : 11 images à une minute d’intervalle font 66/h.',
    flags:
      'Ce qu’il faut vérifier dans une session ; survolez un avertissement pour en voir la raison. Certains comparent la session à toutes celles de son déploiement.',
  },
  counters: {
    captures_count: {
      header: 'Captures',
      means: 'Images prises pendant la session. Elles mesurent autant l’effort que la récolte.',
    },
    detections_count: {
      header: 'Détections',
      means:
        'Cadres tracés par un modèle autour des animaux sur les captures. Un animal présent sur dix captures est détecté dix fois.',
    },
    occurrences_count: {
      header: 'Occurrences',
      means:
        'Individus de la session, suivis d’une capture à l’autre, chacun avec une détermination. Un nombre par session est un nombre par nuit.',
    },
    taxa_count: {
      header: 'Taxons',
      means:
        'Déterminations différentes, de tout rang : un genre compte à côté de ses espèces, de même que les noms qui ne sont pas un taxon, comme « Unidentifiable ».',
    },
  },
  moonMeans: (placed, acrossDateLine, unplaced) =>
    `Phase et part éclairée de la lune au milieu de la session, approximatives. L’horloge du piège est lue comme le temps solaire moyen à sa longitude : l’écart de la part éclairée est de ${placed} points de pourcentage au plus, et de ${acrossDateLine} sur les îles qui gardent la date de l’autre côté de la ligne de changement de date. Sans lieu connu, l’horloge est lue comme UTC : ${unplaced} points au plus. Un contexte, pas une cause.`,
  moonPhases: {
    new: 'nouvelle lune',
    waxingCrescent: 'premier croissant',
    firstQuarter: 'premier quartier',
    waxingGibbous: 'lune gibbeuse croissante',
    full: 'pleine lune',
    waningGibbous: 'lune gibbeuse décroissante',
    lastQuarter: 'dernier quartier',
    waningCrescent: 'dernier croissant',
  },
  moonAt: (phase, percent) => `${phase}, éclairée à environ ${percent} au milieu de la session`,
  trapClock: (time) => `${time}, horloge du piège`,
  projectUnknown: 'absent de la liste des déploiements',
  noSite: 'aucun site saisi',
  noTime: 'aucune durée entre les captures',
  notProcessed: 'images non traitées',
  flagsUnknown: 'inconnus tant que toutes les sessions ne sont pas chargées',
  noFlags: 'aucun avertissement',
  flagBecause: (flag, reason) => `${flag} : ${reason}`,

  totals: {
    sessions: 'Sessions',
    nights: 'Nuits',
    capturesPerNight: 'Captures/nuit',
    occurrencesPerNight: 'Occurrences/nuit',
    firstNight: 'Première nuit',
    lastNight: 'Dernière nuit',
  },
  noSession: 'aucune session',
};

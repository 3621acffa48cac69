import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('fr');

export const messages: Messages = {
  panels: { filters: 'Filtres', columns: 'Colonnes', download: 'Télécharger', views: 'Vues' },
  filtersSet: (count) => plural(count, { one: 'Filtres, # actif', other: 'Filtres, # actifs' }),
  searchByName: 'Rechercher par nom',
  opening: 'Ouverture…',
  controls: 'Outils',
  controlsSet: (count) => plural(count, { one: 'Outils, # filtre actif', other: 'Outils, # filtres actifs' }),

  notLoaded: (many) => `La liste (${many}) n’a pas pu être chargée.`,
  loading: (many) => `Chargement : ${many}…`,
  shownOf: (shown, all, many) => (
    <>
      {shown} sur {all} {many}
    </>
  ),
  rowsOf: (shown, all, many) => (
    <>
      Lignes 1–{shown} sur {all} {many}
    </>
  ),
  soFar: (shown, many) => (
    <>
      {shown} {many} jusqu’ici
    </>
  ),
  loadedOf: (loaded, all, many) => `Chargement : ${loaded} sur ${all} ${many}`,
  loaded: (loaded) => `Chargement : ${loaded}`,
  loadedLeft: (loaded, all, time) => `${loaded} sur ${all}, encore ${time}`,
  cancel: 'Annuler',
  notRefreshed: (reason) => `Actualisation impossible : ${reason}`,
  stopped: (reason) => `Chargement interrompu : ${reason}`,
  stoppedAt: (loaded, all) => `Chargement interrompu à ${loaded} sur ${all}`,
  goOn: 'Continuer',

  moreThan: (count) => `plus de ${count}`,
  loadAll: (many) => `Tout charger (${many})`,
  loadAllOf: (count, many) => `Tout charger (${count} ${many})`,
  loadAllTo: (loadAll, purpose) => `${loadAll} ${purpose}`,
  toSumUp: 'pour rechercher, filtrer et additionner',
  takes: (time) => `Durée : ${time} environ. Vous pouvez annuler.`,

  uncounted: (loaded, many, counted) => `Chargement : ${loaded} ${many} ; le serveur en a compté ${counted}.`,
  endless: (many) => `Le serveur annonce une page de plus (${many}), mais n’envoie rien de nouveau.`,

  area: (corners) => plural(corners, { one: 'zone à # sommet', other: 'zone à # sommets' }),
  box: (latitudes, longitudes) => `${latitudes}, ${longitudes}`,
  directions: {
    number: { up: 'croissant', down: 'décroissant' },
    date: { up: 'du plus ancien au plus récent', down: 'du plus récent au plus ancien' },
    text: { up: 'de A à Z', down: 'de Z à A' },
    'yes-no': { up: 'non d’abord', down: 'oui d’abord' },
  },
  orderedBy: (column, direction) => `${column}, ${direction}`,
  thenBy: (first, next) => `${first}, puis ${next}`,
  first: (count) => `Premiers : ${count}`,
  countOf: (count, all) => `${count} sur ${all}`,
  sortedByServer: (ordering) => `tri du serveur par ${ordering}`,
  sorted: (ordering) => `tri dans votre navigateur par ${ordering}`,
  sortedSoFar: (ordering) => `tri provisoire par ${ordering}`,
  sorting: (ordering) => `tri en cours par ${ordering}`,
  showMore: (shown, all) => `Afficher plus (${shown} sur ${all})`,
  all: (count, noun) => plural(count, { one: `# ${noun.one} en tout`, other: `# ${noun.many} en tout` }),
  filteredBy: (columns) => `filtre : ${columns}`,
  updated: (time) => `mis à jour : ${time}`,

  search: 'Recherche',
  filter: (name, condition) => `${name} : ${condition}`,
  range: (from, to) => `de ${from} à ${to}`,
  atLeast: (value) => `au moins ${value}`,
  atMost: (value) => `au plus ${value}`,
  since: (day) => `à partir du ${day}`,
  until: (day) => `jusqu’au ${day}`,
  or: (one, other) => `${one} ou ${other}`,
  more: (count) => `${count} de plus`,
  yes: 'oui',
  no: 'non',
  notReported: 'non communiqué',
  none: 'aucun',
  noFilters: 'Aucun filtre',
  filtersLabel: 'Filtres actifs',
  clearAll: 'Tout effacer',
  removed: (filters) => `Retiré, absent de ce projet : ${filters}`,
  dismiss: 'Masquer',

  sumOf: (count) => `Somme de ${count}`,
  withoutUnknown: (count) =>
    plural(count, { one: 'somme sans # valeur non communiquée', other: 'somme sans # valeurs non communiquées' }),
  printed: (count, all) => `Imprimé : les ${count} premières lignes sur ${all}. Le fichier CSV les contient toutes.`,
  nothing: 'Il n’y a rien à afficher.',
  rowsSelected: (count) => plural(count, { one: '# ligne sélectionnée', other: '# lignes sélectionnées' }),
  rowsCopied: (count) => plural(count, { one: '# ligne copiée', other: '# lignes copiées' }),
  copyRefused: 'Non copié : le navigateur ne l’autorise pas.',

  id: 'Identifiant',
  idMeans: (one) => `L’identifiant (${one}), tel que dans l’adresse de la page.`,
  uncertainty: 'Incertitude des coordonnées',
  uncertaintyMeans:
    'Les coordonnées sont arrondies : leur incertitude, selon Georeferencing Best Practices pour cette précision, plus celle de la localisation si elle est connue.',

  missing: (count) =>
    plural(count, {
      one: '# manquant : le serveur ne l’a pas envoyé',
      other: '# manquants : le serveur ne les a pas envoyés',
    }),
  repeated: (count) =>
    plural(count, {
      one: '# manquant : le serveur a répété des enregistrements d’une page à l’autre',
      other: '# manquants : le serveur a répété des enregistrements d’une page à l’autre',
    }),
  loadAgain: 'Charger à nouveau',
  notRequested: (count) =>
    plural(count, {
      one: '# exclu : le serveur l’a envoyé sans qu’il soit demandé',
      other: '# exclus : le serveur les a envoyés sans qu’ils soient demandés',
    }),
  setAside: (count) =>
    plural(count, {
      one: '# non pris en compte : enregistrement non valide',
      other: '# non pris en compte : enregistrements non valides',
    }),
  toSort: (columns) => `pour trier par ${columns}`,
  allToSearch: (count, many) =>
    `Il y a ${count} ${many}. La recherche et les filtres portent sur l’ensemble : il faut d’abord tout charger.`,
  allToSort: (count, many, ordering) =>
    `Il y a ${count} ${many}. Le tri du serveur par ${ordering} n’a pas pu être vérifié : il faut d’abord tout charger.`,

  noneYet: (loaded) => `Aucun résultat parmi les ${loaded} enregistrements déjà chargés ; le chargement continue.`,
  noneOf: (loaded, all) => `Aucun résultat parmi les ${loaded} enregistrements chargés ; il y en a ${all}.`,
  noneOfPart: (many, part) => `Aucun résultat pour l’instant (${many}). ${part}`,
  noRecords: (many) => `Rien ici : ${many}.`,
  noRecordsInProject: (many) => `Rien dans ce projet : ${many}.`,
  noMatch: (many, filters) =>
    plural(filters, {
      one: `Aucun résultat avec ce filtre (${many}).`,
      other: `Aucun résultat avec ces # filtres ensemble (${many}).`,
    }),
  clearAllFilters: 'Effacer tous les filtres',
  remove: (filter) => `Retirer ${filter}`,
  removeToShow: (filter, count) => `Retirer ${filter} (affiche ${count})`,
  notSent: (count, noun) =>
    plural(count, {
      one: `Le serveur compte # ${noun.one}, mais rien n’a été reçu.`,
      other: `Le serveur compte # ${noun.many}, mais rien n’a été reçu.`,
    }),
  unreadable: (count, noun) =>
    plural(count, {
      one: `Reçu, mais illisible : # ${noun.one}. Cause :`,
      other: `Reçus, mais illisibles : # ${noun.many}. Cause :`,
    }),
  dataProblems: 'Problèmes de données dans les paramètres',
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  numbersOf: (count, many) => `Les nombres portent sur ${count} ${many}, en cours de chargement.`,
  numbersOfAll: (count, many, all) =>
    `Les nombres portent sur ${count} ${many} ; pour filtrer, il faut d’abord tout charger (${all}).`,
  otherFilters: 'Autres filtres actifs',
  filtersOf: (many) => `Filtres : ${many}`,
  counting: 'Calcul…',
  yes: 'Oui',
  no: 'Non',
  notReported: 'Non communiqué',
  searchValues: (column) => `Rechercher dans ${column}`,
  searchAmong: (count) => `Rechercher parmi ${count} valeurs`,
  noValue: (text) => `Aucune valeur ne correspond à ${text}.`,
  noValueLoaded: (text) => `Aucune des valeurs chargées ne correspond à ${text}.`,
  moreValues: (count) => plural(count, { one: 'Et # autre.', other: 'Et # autres.' }),
  month: 'Mois',
  season: 'Saison',
  thisMonth: 'Ce mois',
  monthOf: (column) => `${column} : mois`,
  seasonOf: (column) => `${column} : saison`,
  from: (column) => `${column}, de`,
  to: (column) => `${column}, à`,
  between: 'à',
  firstDay: (column) => `Calendrier de ${column}, premier jour`,
  lastDay: (column) => `Calendrier de ${column}, dernier jour`,
  backwards: 'Aucun résultat : la première valeur dépasse la seconde.',
  noNumber: (typed, column, whole, decimal) =>
    `Nombre non valide : ${typed}. Écrivez ${column} sous la forme ${whole} ou ${decimal}.`,
  noDate: (typed, column) =>
    `Date non valide : ${typed}. Écrivez ${column} sous la forme d’un jour avec son année, comme 2025-07-14 ou 14 juillet 2025, ou d’un mois, comme juillet 2025.`,

  columns: 'Colonnes',
  reset: 'Rétablir',
  rows: 'Lignes',
  comfortable: 'Aérées',
  compact: 'Compactes',
  widths:
    'Les largeurs sont en pixels ; dans le tableau, faites glisser le bord d’un en-tête, ou utilisez Maj avec ← et → sur l’en-tête.',
  moveUp: (column) => `Monter ${column}`,
  moveDown: (column) => `Descendre ${column}`,
  widthOf: (column) => `Largeur de ${column} en pixels`,
  movedTo: (column, at, all) => `${column} est maintenant la colonne ${at} sur ${all}`,

  download: 'Télécharger',
  rowsAsShown: (rows, noun, columns) =>
    plural(rows, {
      one: `# ${noun.one}, comme dans le tableau, en ${columns} colonnes avec l’identifiant. Les dates suivent ISO 8601, les valeurs inconnues sont vides. Les en-têtes du CSV sont en anglais.`,
      other: `# ${noun.many}, comme dans le tableau et dans son ordre, en ${columns} colonnes avec les identifiants. Les dates suivent ISO 8601, les valeurs inconnues sont vides. Les en-têtes du CSV sont en anglais.`,
    }),
  firstRows: 'Seules les premières lignes sont chargées.',
  rounded: ({ step, moved }) =>
    `Les coordonnées sont arrondies à ${step}, déplacées de ${moved} au plus ; le nom du fichier l’indique.`,
  noneLocated:
    'Aucune de ces lignes n’a de localisation : leurs coordonnées sont vides, et une carte n’en montre rien.',
  notWhole: (rows, all) => `La collection n’est pas complète : chargement de ${rows} sur ${all}.`,
  stillLoading: 'La liste est en cours de chargement. Attendez la fin, ou annulez pour utiliser ce qui est chargé.',
  stillSorting: 'Le tri de la liste est en cours.',
  noRows: 'Il n’y a rien à télécharger.',
  forExcel: 'CSV pour Excel',
  forExcelMeans:
    'Pour Excel dans la langue de vos nombres, avec une marque sans laquelle il lit mal é et ø. Les autres programmes lisent le CSV simple.',
  commas: 'CSV : virgules entre les valeurs, points décimaux',
  semicolons: 'CSV : points-virgules entre les valeurs, virgules décimales',
  asFile: (format) => `Télécharger en ${format}`,
  partAsFile: (rows, all, format) => `Télécharger ${rows} sur ${all} en ${format}`,
  describe: 'Colonnes de ce fichier',
  describeMeans: 'Un fichier CSV qui décrit chaque colonne : son contenu, son unité et sa source',

  views: 'Vues',
  viewsMean: (many) =>
    `Une vue conserve les colonnes, l’ordre, les filtres et la recherche (${many}) dans ce navigateur. Partagez-la par son lien.`,
  viewsAreHere: 'Conservées dans ce navigateur. Partagez une vue par son lien.',
  linkCopied: (view) => `Le lien de ${view} a été copié.`,
  deleted: (view) => `La vue ${view} a été supprimée.`,
  saved: (view) => `La vue ${view} a été enregistrée.`,
  viewName: 'Nom de la vue',
  viewNameHint: 'Nom pour la vue actuelle',
  save: 'Enregistrer',
  replace: 'Remplacer',
  shown: 'affichée',
  newName: (view) => `Nouveau nom de ${view}`,
  nameTaken: 'Une autre vue porte ce nom.',
  copyLink: (view) => `Copier le lien de ${view}`,
  rename: (view) => `Renommer ${view}`,
  delete: (view) => `Supprimer ${view}`,
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  copy: 'Copier',
  copied: 'Copié',
  previewOf: (name) => `Aperçu de ${name}`,
  firstRows: (shown) => plural(shown, { one: 'La première ligne', other: 'Les # premières lignes' }),
  columnsOf: 'Colonnes (descriptions en anglais)',
  column: 'Colonne',
  meaning: 'Signification',
  noPreview: 'Ce fichier ne contient pas de tableau à afficher.',
  loadingPreview: 'Chargement…',
  filesOf: 'Fichiers de l’archive',
  closePreview: 'Fermer',
  previewFailed: (reason) => `L’aperçu n’a pas pu être chargé. ${reason}`,
};

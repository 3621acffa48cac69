import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  ofFile: 'Fichier',
  checking: 'Vérification du fichier…',
  checkAgain: 'Vérifier de nouveau',
  notChecked: (reason) => `Le fichier n’a pas pu être vérifié. ${reason}`,
  fileMissing: (status) => `Le fichier manque : le serveur a répondu ${status}.`,
  fileRefused: (status) =>
    `Le serveur ne vous autorise pas à lire le fichier (${status}). Vous pouvez saisir un jeton dans les paramètres.`,
  fileDifferences: 'Différences dans le fichier',
  fileDiffers: '✕ le fichier diffère de l’export',
  fileAgreesWhole: (size) => `✓ somme de contrôle identique (${size})`,
  fileAgrees: (size) => `✓ fichier vérifié : ${size}`,
  fileHas: (size) => `Le fichier contient ${size} ; l’export ne communique pas tous ces nombres.`,
  rowsAndBytes: (rows, bytes) => plural(rows, { one: `# ligne, ${bytes}`, other: `# lignes, ${bytes}` }),
  tooLargeToHash: (size) =>
    `La somme de contrôle n’a pas été comparée : les navigateurs la calculent pour des fichiers de ${size} au plus.`,
  noHashing: 'La somme de contrôle n’a pas été comparée : les navigateurs ne la calculent qu’en HTTPS.',

  cancelTitle: (name) => `Annuler ${name} ?`,
  cancelAsk: 'Annuler cet export ? Le fichier partiel sera supprimé.',
  cancelConfirm: 'Annuler l’export',
  keep: 'Garder l’export',
  notCancelled: (reason) => `L’export n’a pas été annulé. ${reason}`,
};

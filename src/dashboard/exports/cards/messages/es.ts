import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  ofFile: 'Archivo',
  checking: 'Comprobando el archivo…',
  checkAgain: 'Comprobar de nuevo',
  notChecked: (reason) => `No se pudo comprobar el archivo. ${reason}`,
  fileMissing: (status) => `Falta el archivo: el servidor respondió ${status}.`,
  fileRefused: (status) =>
    `El servidor no le permite leer el archivo (${status}). Puede introducir un token en Ajustes.`,
  fileDifferences: 'Diferencias en el archivo',
  fileDiffers: '✕ el archivo difiere de la exportación',
  fileAgreesWhole: (size) => `✓ suma de verificación idéntica (${size})`,
  fileAgrees: (size) => `✓ archivo comprobado: ${size}`,
  fileHas: (size) => `El archivo tiene ${size}; la exportación no indica todos estos números.`,
  rowsAndBytes: (rows, bytes) => plural(rows, { one: `# fila, ${bytes}`, other: `# filas, ${bytes}` }),
  tooLargeToHash: (size) =>
    `La suma de verificación no se ha comparado: los navegadores la calculan para archivos de hasta ${size}.`,
  noHashing: 'La suma de verificación no se ha comparado: los navegadores solo la calculan con HTTPS.',

  cancelTitle: (name) => `¿Cancelar ${name}?`,
  cancelAsk: '¿Cancelar esta exportación? Se eliminará el archivo parcial.',
  cancelConfirm: 'Cancelar la exportación',
  keep: 'Conservar la exportación',
  notCancelled: (reason) => `La exportación no se canceló. ${reason}`,
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  copy: 'Copiar',
  copied: 'Copiado',
  previewOf: (name) => `Vista previa de ${name}`,
  firstRows: (shown) => plural(shown, { one: 'La primera fila', other: 'Las primeras # filas' }),
  columnsOf: 'Columnas (descripciones en inglés)',
  column: 'Columna',
  meaning: 'Significado',
  noPreview: 'Este archivo no contiene una tabla que mostrar.',
  loadingPreview: 'Cargando…',
  filesOf: 'Archivos del paquete',
  closePreview: 'Cerrar',
  previewFailed: (reason) => `No se pudo cargar la vista previa. ${reason}`,
};

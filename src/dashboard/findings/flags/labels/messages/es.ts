import type { Messages } from './en.ts';

export const messages: Messages = {
  flags: {
    date: 'fecha inverosímil',
    long: 'más de 24 h',
    zero: 'duración cero',
    single: 'una sola captura',
    overlap: 'solapamiento',
    empty: 'sin registros biológicos',
    unprocessed: 'imágenes sin procesar del todo',
    far: 'número de capturas inusual',
  },
};

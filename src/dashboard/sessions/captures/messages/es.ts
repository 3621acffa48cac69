import type { Messages } from './en.ts';

export const messages: Messages = {
  noExample: 'Sin captura de ejemplo',
  imageNotLoaded: 'No se pudo cargar la imagen',
  noImage: (reason) => `Sin imagen: ${reason}`,
  addressNotUsed: (reason) => `Sin imagen: no se puede usar su dirección. ${reason}`,
  captureAt: (time) => `Captura de las ${time}`,
};

import type { Messages } from './en.ts';

export const messages: Messages = {
  noExample: 'Sin captura de ejemplo',
  imageNotLoaded: 'No se pudo cargar la imagen',
  noImage: (reason) => `Sin imagen: ${reason}`,
  addressNotUsed: (reason) => `Sin imagen: no se puede usar su dirección. ${reason}`,
  noAddress: 'Sin imagen: el servidor no indica ninguna dirección',
  noTime: 'sin hora',
  capture: 'Captura',
  captureAt: (time) => `Captura de las ${time}`,
};

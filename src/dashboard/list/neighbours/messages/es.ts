import type { Messages } from './en.ts';

export const messages: Messages = {
  ofList: (many) => `${many} de la lista`,
  previous: (noun) => `${noun} anterior`,
  next: (noun) => `${noun} siguiente`,
  noPrevious: (noun) => `${noun}: principio de la lista`,
  noNext: (noun) => `${noun}: fin de la lista`,
  position: (at, all, noun, ordering) => `${at} de ${all} ${noun} por ${ordering}`,
  positionMissing: (at, all, noun, ordering, missing) => `${at} de ${all} ${noun} por ${ordering}, faltan ${missing}`,
  looking: (many) => `Buscando ${many} antes y después…`,
  notInList: (one) => `No está en la lista de origen: ${one}.`,
  tooLong: (many) => `No se sabe qué ${many} hay antes y después: la lista es demasiado larga para cargarla.`,
  notLoaded: (many) => `No se sabe qué ${many} hay antes y después: no se pudo cargar la lista.`,
};

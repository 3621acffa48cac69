import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  ofList: (many) => `${many} de la lista`,
  previous: (noun) => `${noun} anterior`,
  next: (noun) => `${noun} siguiente`,
  noPrevious: (noun) => `${noun}: principio de la lista`,
  noNext: (noun) => `${noun}: fin de la lista`,
  position: (at, all, noun, ordering) =>
    plural(all, { one: `${at} de # ${noun.one} por ${ordering}`, other: `${at} de # ${noun.many} por ${ordering}` }),
  missing: (position, missing) => `${position}, faltan ${missing}`,
  looking: (many) => `Buscando ${many} antes y después…`,
  notInList: (one) => `No está en la lista de origen: ${one}.`,
  tooLong: (many) => `No se sabe qué ${many} hay antes y después: la lista es demasiado larga para cargarla.`,
  notLoaded: (many) => `No se sabe qué ${many} hay antes y después: no se pudo cargar la lista.`,
};

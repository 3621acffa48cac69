import type { Messages } from './en.ts';

export const messages: Messages = {
  asOf: (host, time) => `Copia de ${host}, estado de ${time}`,
  copyOf: (host) => `Copia de ${host}`,
  filling: (done, of, list) => `Copiando: ${done} de ${of} ${list}`,
  fillingLeft: (progress, left) => `${progress}, quedan unos ${left}`,
  notFilled: (host) => `Copia de ${host}, aún incompleta`,
  awaySince: (time) => `Sin respuesta desde ${time}`,
  refusedSince: (time) => `Lectura rechazada desde ${time}`,
  keptAsOf: (time) => `Por decisión: estado de ${time}`,
  paused: 'En pausa',
  asks: 'La copia hace una pregunta',
  notCopied: 'Lo que no se copia',
  notCopiedList: (things) => `No se copia: ${things}`,
};

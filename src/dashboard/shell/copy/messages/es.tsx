import type { Messages } from './en.tsx';

export const messages: Messages = {
  asOf: (host, time) => (
    <>
      Copia de {host}, estado de {time}
    </>
  ),
  copyOf: (host) => <>Copia de {host}</>,
  filling: (done, of, list) => `Copiando: ${done} de ${of} ${list}`,
  fillingLeft: (progress, left, wide) => (
    <>
      {progress}, {wide('quedan unos ')}
      {left}
    </>
  ),
  notFilled: (host) => <>Copia de {host}, aún incompleta</>,
  awaySince: (time) => `Sin respuesta desde ${time}`,
  refusedSince: (time) => `El origen rechaza la lectura desde ${time}`,
  refusedShort: (time) => `Rechazada desde ${time}`,
  keptAsOf: (time) => `Conservada, estado de ${time}, por decisión`,
  paused: 'En pausa',
  asks: 'La copia hace una pregunta',
  notCopied: 'Lo que no se copia',
  notCopiedList: (things) => `No se copia: ${things}`,
};

import type { Messages } from './en.tsx';

export const messages: Messages = {
  asOf: (host, time, wide) => (
    <>
      Copia{wide(` de ${host}`)}, estado de {time}
    </>
  ),
  filling: (done, of, list) => `Copiando: ${done} de ${of} ${list}`,
  fillingLeft: (progress, left, wide) => (
    <>
      {progress}, {wide('quedan unos ')}
      {left}
    </>
  ),
  notFilled: (host, wide) => <>Copia{wide(` de ${host}`)}, aún incompleta</>,
  awaySince: (time) => `Sin respuesta desde ${time}`,
  paused: 'En pausa',
  asks: 'La copia hace una pregunta',
  notCopied: 'Lo que no se copia',
  notCopiedList: (things) => `No se copia: ${things}`,
};

import type { Messages } from './en.tsx';

export const messages: Messages = {
  asOf: (host, time) => (
    <>
      Copie de {host} à {time}
    </>
  ),
  copyOf: (host) => <>Copie de {host}</>,
  filling: (done, of, list) => `Copie : ${done} sur ${of} ${list}`,
  fillingLeft: (progress, left, wide) => (
    <>
      {progress}, {wide('encore ')}
      {left}
      {wide(' environ')}
    </>
  ),
  notFilled: (host) => <>Copie de {host}, encore incomplète</>,
  awaySince: (time) => `Injoignable depuis ${time}`,
  refusedSince: (time) => `La source refuse la lecture depuis ${time}`,
  refusedShort: (time) => `Refusée depuis ${time}`,
  keptAsOf: (time) => `Gardée à ${time}, par décision`,
  paused: 'En pause',
  asks: 'La copie pose une question',
  notCopied: 'Ce qui n’est pas copié',
  notCopiedList: (things) => `Non copié : ${things}`,
};

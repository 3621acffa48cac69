import type { Messages } from './en.tsx';

export const messages: Messages = {
  asOf: (host, time, wide) => (
    <>
      Copie{wide(` de ${host}`)} à {time}
    </>
  ),
  filling: (done, of, list) => `Copie : ${done} sur ${of} ${list}`,
  fillingLeft: (progress, left, wide) => (
    <>
      {progress}, {wide('encore ')}
      {left}
      {wide(' environ')}
    </>
  ),
  notFilled: (host, wide) => <>Copie{wide(` de ${host}`)}, encore incomplète</>,
  awaySince: (time) => `Injoignable depuis ${time}`,
  paused: 'En pause',
  asks: 'La copie pose une question',
  notCopied: 'Ce qui n’est pas copié',
  notCopiedList: (things) => `Non copié : ${things}`,
};

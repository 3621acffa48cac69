import type { Messages } from './en.ts';

export const messages: Messages = {
  asOf: (host, time) => `Copie de ${host} à ${time}`,
  copyOf: (host) => `Copie de ${host}`,
  filling: (done, of, list) => `Copie : ${done} sur ${of} ${list}`,
  fillingLeft: (progress, left) => `${progress}, encore ${left} environ`,
  notFilled: (host) => `Copie de ${host}, encore incomplète`,
  awaySince: (time) => `Injoignable depuis ${time}`,
  refusedSince: (time) => `Lecture refusée depuis ${time}`,
  keptAsOf: (time) => `Gardée à ${time}, par décision`,
  paused: 'En pause',
  asks: 'La copie pose une question',
  notCopied: 'Ce qui n’est pas copié',
  notCopiedList: (things) => `Non copié : ${things}`,
};

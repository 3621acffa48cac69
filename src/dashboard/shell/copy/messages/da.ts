import type { Messages } from './en.ts';

export const messages: Messages = {
  asOf: (host, time) => `Kopi af ${host} fra ${time}`,
  copyOf: (host) => `Kopi af ${host}`,
  filling: (done, of, list) => `Kopierer: ${done} af ${of} ${list}`,
  fillingLeft: (progress, left) => `${progress}, cirka ${left} tilbage`,
  notFilled: (host) => `Kopi af ${host}, endnu ikke komplet`,
  awaySince: (time) => `Ikke nået siden ${time}`,
  refusedSince: (time) => `Læsning afvist siden ${time}`,
  keptAsOf: (time) => `Beholdt fra ${time}, efter beslutning`,
  paused: 'På pause',
  asks: 'Kopien stiller et spørgsmål',
  notCopied: 'Hvad der ikke kopieres',
  notCopiedList: (things) => `Kopieres ikke: ${things}`,
};

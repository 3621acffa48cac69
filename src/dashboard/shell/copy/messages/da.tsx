import type { Messages } from './en.tsx';

export const messages: Messages = {
  asOf: (host, time, wide) => (
    <>
      Kopi{wide(` af ${host}`)} fra {time}
    </>
  ),
  filling: (done, of, list) => `Kopierer: ${done} af ${of} ${list}`,
  fillingLeft: (progress, left, wide) => (
    <>
      {progress}, {wide('cirka ')}
      {left}
      {wide(' tilbage')}
    </>
  ),
  notFilled: (host, wide) => <>Kopi{wide(` af ${host}`)}, endnu ikke komplet</>,
  awaySince: (time) => `Ikke nået siden ${time}`,
  paused: 'På pause',
  asks: 'Kopien stiller et spørgsmål',
  notCopied: 'Hvad der ikke kopieres',
  notCopiedList: (things) => `Kopieres ikke: ${things}`,
};

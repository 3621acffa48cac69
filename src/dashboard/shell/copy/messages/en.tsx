import type { ReactNode } from 'react';

/** A part of a sentence that is an element. */
export type Tag = (text: string) => ReactNode;

export const messages = {
  /** `host`: an element that is cut where there is no room */
  asOf: (host: ReactNode, time: string): ReactNode => (
    <>
      Copy of {host} as of {time}
    </>
  ),
  copyOf: (host: ReactNode): ReactNode => <>Copy of {host}</>,
  filling: (done: string, of: string, list: string) => `Copying: ${done} of ${of} ${list}`,
  /** `wide`: a part that phones have no room for */
  fillingLeft: (progress: string, left: string, wide: Tag): ReactNode => (
    <>
      {progress}, {wide('about ')}
      {left} left
    </>
  ),
  notFilled: (host: ReactNode): ReactNode => <>Copy of {host}, not complete yet</>,
  awaySince: (time: string) => `Not reached since ${time}`,
  refusedSince: (time: string) => `The source refuses to be read since ${time}`,
  /** the same on phones */
  refusedShort: (time: string) => `Refused since ${time}`,
  keptAsOf: (time: string) => `Kept as of ${time}, by decision`,
  paused: 'Paused',
  asks: 'The copy asks a question',
  notCopied: 'What is not copied',
  notCopiedList: (things: string) => `Not copied: ${things}`,
};

export type Messages = typeof messages;

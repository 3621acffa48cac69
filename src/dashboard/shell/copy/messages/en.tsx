import type { ReactNode } from 'react';

/** A part of a sentence that is an element. */
export type Tag = (text: string) => ReactNode;

export const messages = {
  /** `wide`: a part that phones have no room for */
  asOf: (host: string, time: string, wide: Tag): ReactNode => (
    <>
      Copy{wide(` of ${host}`)} as of {time}
    </>
  ),
  filling: (done: string, of: string, list: string) => `Copying: ${done} of ${of} ${list}`,
  fillingLeft: (progress: string, left: string, wide: Tag): ReactNode => (
    <>
      {progress}, {wide('about ')}
      {left} left
    </>
  ),
  notFilled: (host: string, wide: Tag): ReactNode => <>Copy{wide(` of ${host}`)}, not complete yet</>,
  awaySince: (time: string) => `Not reached since ${time}`,
  paused: 'Paused',
  asks: 'The copy asks a question',
  notCopied: 'What is not copied',
  notCopiedList: (things: string) => `Not copied: ${things}`,
};

export type Messages = typeof messages;

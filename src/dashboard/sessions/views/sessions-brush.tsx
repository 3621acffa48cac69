import { Suspense, type ReactNode } from 'react';
import { BrushFrame } from '#dashboard/chart/brush/brush-frame.tsx';
import frame from '#dashboard/chart/brush/brush-frame.module.css';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { NightsBrushProps } from './nights-brush.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';

const NightsBrush = lazyPart(async () => (await import('./nights-brush.tsx')).NightsBrush);

interface SessionsBrushProps extends Omit<NightsBrushProps, 'waiting'> {
  /** false until the first rows are painted, which the histogram follows */
  isDrawn: boolean;
  /** the sessions are not read: a note stands in place of the bars */
  isHeld?: boolean;
  /** one for each filter in force, including the nights */
  chips: ReactNode;
}

/** A histogram of sessions over time, on which the reader selects nights. */
export function SessionsBrush({ chips, ...props }: SessionsBrushProps) {
  const texts = useMessages(sessionsMessages);
  const { isDrawn, isHeld = false, children } = props;
  const words = <div className={frame.words}>{children}</div>;
  return (
    <BrushFrame chips={chips} folds>
      {isHeld && <p className={frame.held}>{texts.nightsHeld}</p>}
      <Suspense fallback={words}>{isDrawn && !isHeld ? <NightsBrush {...props} waiting={words} /> : words}</Suspense>
    </BrushFrame>
  );
}

import type { ReactNode } from 'react';
import classes from './brush-frame.module.css';

interface BrushFrameProps {
  /** the filters that are set, including the range of the brush */
  chips: ReactNode;
  /** whether the histogram is hidden while the controls of its list are folded; one that unfolds on its own is not */
  folds?: boolean;
  /** a histogram brush, or words that stand for it */
  children: ReactNode;
}

/**
 * Chips of filters and a histogram brush, whose space is reserved. The chips keep their element while the histogram comes,
 * so that neither the focus nor a click on them is lost.
 */
export function BrushFrame({ chips, folds = false, children }: BrushFrameProps) {
  return (
    <div className={classes.frame} data-folds={folds || undefined}>
      {chips}
      {children}
    </div>
  );
}

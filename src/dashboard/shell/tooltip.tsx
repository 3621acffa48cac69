import { flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { useId, useLayoutEffect, useState } from 'react';
import classes from './frame.module.css';

/** Between the tooltip and its element, and the edge of the window. */
const GAP_PX = 6;

/** The tooltip of an element, above it, or below it where there is no room. */
export function Tooltip({ target }: { target: HTMLElement }) {
  const id = useId();
  const [bubble, setBubble] = useState<HTMLElement | null>(null);
  const { floatingStyles } = useFloating({
    elements: { reference: target, floating: bubble },
    placement: 'top',
    strategy: 'fixed',
    transform: false,
    middleware: [offset(GAP_PX), flip(), shift({ padding: GAP_PX })],
  });
  useLayoutEffect(() => {
    target.setAttribute('aria-describedby', id);
    return () => target.removeAttribute('aria-describedby');
  }, [target, id]);
  return (
    <div ref={setBubble} id={id} role="tooltip" className={classes.tooltip} style={floatingStyles}>
      {target.dataset['tooltip']}
    </div>
  );
}

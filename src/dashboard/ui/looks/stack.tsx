import type { HTMLAttributes } from 'react';
import classes from './stack.module.css';

interface StackProps extends HTMLAttributes<HTMLElement> {
  /** the element, `div` unless said */
  as?: 'div' | 'section';
  /** between one and the next, as in `--space-12` */
  gap: 2 | 4 | 12;
}

/** One below the other, at one distance. */
export function Stack({ as: Element = 'div', gap, className, ...rest }: StackProps) {
  return (
    <Element
      {...rest}
      className={className === undefined ? classes.stack : `${classes.stack} ${className}`}
      data-gap={gap}
    />
  );
}

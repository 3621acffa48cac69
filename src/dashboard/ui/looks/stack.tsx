import type { HTMLAttributes } from 'react';
import classes from './stack.module.css';

interface StackProps extends HTMLAttributes<HTMLElement> {
  /** the element, `div` unless said */
  as?: 'div' | 'section' | 'article' | 'p' | 'ul' | 'li' | 'form' | 'fieldset';
  /** between one and the next, as in `--space-8` */
  gap: 2 | 4 | 8 | 10 | 12 | 16;
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

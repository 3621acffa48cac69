import type { HTMLAttributes, Ref } from 'react';
import classes from './card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** the element, `div` unless said */
  as?: 'div' | 'section' | 'article' | 'li' | 'figure';
  ref?: Ref<HTMLElement>;
  /** out of view it is not rendered: for one of hundreds; `contain-intrinsic-size` is the page's to say */
  oneOfMany?: boolean;
}

/** A framed area on a page: a panel, or one of a list of cards. */
export function Card({ as: Element = 'div', ref, oneOfMany, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      // Whatever the element.
      ref={ref as Ref<never>}
      className={className === undefined ? classes.card : `${classes.card} ${className}`}
      data-one-of-many={oneOfMany}
    />
  );
}

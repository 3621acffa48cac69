import type { HTMLAttributes } from 'react';
import classes from './text.module.css';

type TextElement = 'p' | 'span' | 'div' | 'small' | 'code' | 'h3' | 'dt' | 'dd' | 'ul' | 'legend' | 'figcaption';

interface TextProps extends HTMLAttributes<HTMLElement> {
  /** the element, `p` unless said */
  as?: TextElement;
  /** `small` unless said */
  size?: 'small' | 'medium';
  /** `muted` unless said: what a reader needs second. `ink` is the text of a page. */
  tone?: 'muted' | 'soft' | 'ink' | 'bad' | 'lamp';
  /** a heading, or the name of a value */
  strong?: boolean;
  /** digits of one width, for numbers that change or stand below each other */
  figures?: boolean;
  /** on one line, which ends in an ellipsis where it does not fit */
  cut?: boolean;
}

/** Words in one of the sizes and colours of this dashboard: small and muted unless said. Where it stands is the page's to say. */
export function Text({ as: Element = 'p', size, tone, strong, figures, cut, className, ...rest }: TextProps) {
  return (
    <Element
      {...rest}
      className={className === undefined ? classes.text : `${classes.text} ${className}`}
      data-size={size}
      data-tone={tone}
      data-strong={strong}
      data-figures={figures}
      data-cut={cut}
    />
  );
}

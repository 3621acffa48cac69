import type { ComponentProps } from 'react';
import classes from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** smaller, for a button beside text */
  compact?: boolean;
  /** `lamp` is the primary action of a page, `danger` one that cannot be undone */
  tone?: 'plain' | 'lamp' | 'danger';
  /** What it began has not ended: it cannot be pressed again. */
  busy?: boolean;
}

/** A button with words. */
export function Button({ compact, tone = 'plain', busy = false, className, disabled, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={className === undefined ? classes.button : `${classes.button} ${className}`}
      data-compact={compact}
      data-tone={tone}
      data-busy={busy || undefined}
      disabled={disabled === true || busy}
    />
  );
}

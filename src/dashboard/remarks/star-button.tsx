import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { remarksMessages } from './messages/remarks-messages.ts';
import type { Remarked } from './remark.ts';
import { setStar } from './set-remark.ts';
import classes from './star-button.module.css';
import { useRemark } from './use-remark.ts';

interface StarButtonProps {
  of: Remarked;
  /** the accessible name, where there are no words */
  label?: string;
  /** a class of `controls.module.css` in place of the small sign */
  className?: string | undefined;
  title?: string;
  children?: ReactNode;
}

/** A switch that stars a record. */
export function StarButton({ of, label, className, title, children }: StarButtonProps) {
  const words = useMessages(remarksMessages);
  const { remark, why } = useRemark(of.kind, of.id);
  const isStarred = remark?.star === true;
  const onClick = (event: MouseEvent) => {
    // A click on a table's row selects it.
    event.stopPropagation();
    setStar(of, !isStarred);
  };
  const explanation = why === null ? title : words.notStored[why];
  return (
    <button
      type="button"
      className={`${classes.button} ${className ?? classes.small}`}
      aria-pressed={isStarred}
      aria-label={label}
      title={explanation ?? label}
      onClick={onClick}
    >
      <StarIcon />
      {children}
      {why !== null && (
        <span aria-hidden="true" className={classes.unstored}>
          !
        </span>
      )}
    </button>
  );
}

function StarIcon() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m12 4 2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7Z" />
    </svg>
  );
}

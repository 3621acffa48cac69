import type { ComponentProps, ReactNode } from 'react';
import { showModal } from '#dashboard/ui/browser/show-modal.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './palette.module.css';

interface PaletteFrameProps {
  field: ComponentProps<'input'>;
  onClose: () => void;
  /** below the field */
  children: ReactNode;
}

/** The dialog of the search with its text field. */
export function PaletteFrame({ field, onClose, children }: PaletteFrameProps) {
  const words = useMessages(shellMessages);
  return (
    // A click on the backdrop closes it, as Escape does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={showModal}
      className={classes.dialog}
      aria-label={words.search}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={classes.panel}>
        <div className={classes.field}>
          <input
            // The dialog is opened for typing.
            autoFocus
            aria-label={words.searchAll}
            placeholder={words.searchHint}
            autoComplete="off"
            spellCheck={false}
            {...field}
          />
          <button type="button" className={controls.button} onClick={onClose}>
            <span aria-hidden="true">{words.escape}</span>
            <span className="visually-hidden">{words.closeSearch}</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

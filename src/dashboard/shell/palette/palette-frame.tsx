import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
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
  const dialog = useRef<HTMLDialogElement>(null);
  // In a layout effect, so that it has the focus before the next key press.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);
  return (
    // A click on the backdrop closes it, as Escape does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
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

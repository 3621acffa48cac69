import { useLayoutEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './palette.module.css';

interface PaletteFrameProps {
  field: InputHTMLAttributes<HTMLInputElement>;
  onClose: () => void;
  /** below the field */
  children: ReactNode;
}

/** The dialog of the search with its text field. */
export function PaletteFrame({ field, onClose, children }: PaletteFrameProps) {
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
      aria-label="Search"
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
            aria-label="Search deployments, sessions, sites, taxa, projects, exports, saved views and pages"
            placeholder="Part of a name, or an id"
            autoComplete="off"
            spellCheck={false}
            {...field}
          />
          <button type="button" className={controls.button} onClick={onClose}>
            Esc
            <span className="visually-hidden">, close the search</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

import { useRef, useState } from 'react';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { remarksMessages } from './messages/remarks-messages.ts';
import type { Remarked } from './remark.ts';
import classes from './remark-controls.module.css';
import { RemarkNote } from './remark-note.tsx';
import { StarButton } from './star-button.tsx';
import { useRemark } from './use-remark.ts';

/** The star and the note of a record, on its page. */
export function RemarkControls({ of }: { of: Remarked }) {
  const words = useMessages(remarksMessages);
  const { remark } = useRemark(of.kind, of.id);
  const [isEditing, setEditing] = useState(false);
  const isReturning = useRef(false);
  /** After a key, the focus goes back to the button. */
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (button === null || !isReturning.current) return;
    isReturning.current = false;
    button.focus();
  };
  const edit = (wanted: boolean, byKey = false) => {
    isReturning.current = byKey;
    setEditing(wanted);
  };
  const hasNote = remark !== null && remark.note !== '';
  return (
    <div role="group" aria-label={words.yours} className={classes.remark}>
      <StarButton of={of} className={controls.button} title={words.onlyHere}>
        {words.star}
      </StarButton>
      {!isEditing && !hasNote && (
        <button
          ref={takeFocus}
          type="button"
          className={`${controls.button} ${classes.add}`}
          title={words.onlyHere}
          onClick={() => edit(true)}
        >
          {words.addNote}
        </button>
      )}
      <RemarkNote of={of} isEditing={isEditing} onEdit={edit} buttonRef={takeFocus} />
    </div>
  );
}

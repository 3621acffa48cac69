import { useState, type Ref } from 'react';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { viewerDayText } from '#dashboard/ui/text/clock-text.ts';
import { remarksMessages } from './messages/remarks-messages.ts';
import { NoteEditor } from './note-editor.tsx';
import type { Remarked } from './remark.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './remark-note.module.css';
import { useRemark } from './use-remark.ts';

interface RemarkNoteProps {
  of: Remarked;
  isEditing: boolean;
  /** `byKey`: with a key, so that the focus goes to where the reader began */
  onEdit: (isEditing: boolean, byKey?: boolean) => void;
  /** of the button that edits a note that is there */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** The note of a record with its time and a button, or the text area that edits it; nothing where there is none. */
export function RemarkNote({ of, isEditing, onEdit, buttonRef }: RemarkNoteProps) {
  const words = useMessages(remarksMessages);
  const { remark, why } = useRemark(of.kind, of.id);
  const [isJoined, setJoined] = useState(false);
  const { note = '', noteAt = null } = remark ?? {};
  return (
    <>
      {isEditing && (
        <NoteEditor
          of={of}
          note={note}
          onDone={({ joined, byKey }) => {
            setJoined(joined);
            onEdit(false, byKey);
          }}
        />
      )}
      {note !== '' && (
        <div className={classes.note} data-editing={isEditing || undefined}>
          <p className={classes.words}>{note}</p>
          <Text className={classes.hint}>
            {noteAt !== null && <time dateTime={noteAt}>{words.changedAt(viewerDayText(Date.parse(noteAt)))}</time>}
            <button ref={buttonRef} type="button" className={controls.link} onClick={() => onEdit(true)}>
              {words.editNote}
            </button>
          </Text>
        </div>
      )}
      <Text tone="soft" aria-live="polite" className={classes.said}>
        {isJoined && !isEditing && words.bothKept}
      </Text>
      {why !== null && (
        <Text tone="bad" role="alert" className={classes.said}>
          {words.notStored[why]}
        </Text>
      )}
    </>
  );
}

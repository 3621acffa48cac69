import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { remarksMessages } from './messages/remarks-messages.ts';
import { LONGEST_NOTE, type Remarked } from './remark.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './remark-note.module.css';
import { setNote } from './set-remark.ts';

interface NoteEditorProps {
  of: Remarked;
  /** as it is stored */
  note: string;
  /** `joined`: another tab had changed the note meanwhile, and both texts are stored */
  onDone: (how: { joined: boolean; byKey: boolean }) => void;
}

/** The page is closed or covered, or paper gets what is stored. */
const LEAVING = ['pagehide', 'beforeprint'];

/**
 * A text area in place of a note. What is written is stored when the focus leaves, with Ctrl and Enter, and when the page is
 * left in any other way; Escape restores what was there.
 */
export function NoteEditor({ of, note, onDone }: NoteEditorProps) {
  const words = useMessages(remarksMessages);
  const id = useId();
  const base = useRef(note);
  const text = useRef(note);
  const store = (): boolean => {
    const wanted = text.current.trim();
    if (wanted === base.current) return false;
    base.current = setNote(of, wanted, base.current);
    text.current = base.current;
    return base.current !== wanted;
  };
  const onLeave = useEffectEvent(() => void store());
  useEffect(() => {
    const leave = () => onLeave();
    for (const leaving of LEAVING) addEventListener(leaving, leave);
    return () => {
      for (const leaving of LEAVING) removeEventListener(leaving, leave);
      // The reader went to another page, or to another capture.
      leave();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isEscape = event.key === 'Escape';
    if (!isEscape && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return;
    // Around it, Escape closes a viewer.
    event.preventDefault();
    event.stopPropagation();
    if (isEscape) text.current = base.current;
    onDone({ joined: store(), byKey: true });
  };
  return (
    <div className={classes.editor}>
      <textarea
        ref={focusAtEnd}
        className={`${controls.field} ${classes.text}`}
        aria-label={words.note}
        aria-describedby={id}
        maxLength={LONGEST_NOTE}
        rows={2}
        defaultValue={note}
        onChange={({ currentTarget }) => {
          text.current = currentTarget.value;
        }}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget }) => {
          // The window lost the focus, not this text.
          const isLeft = document.activeElement !== currentTarget;
          const joined = store();
          if (isLeft) onDone({ joined, byKey: false });
        }}
      />
      <Text id={id} className={classes.hint}>
        {words.noteKeys} {words.onlyHere}
      </Text>
    </div>
  );
}

/** The reader has just asked to write. */
function focusAtEnd(element: HTMLTextAreaElement | null): void {
  element?.focus();
  element?.setSelectionRange(element.value.length, element.value.length);
}

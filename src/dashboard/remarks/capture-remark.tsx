import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Icon } from '#dashboard/ui/icons/icon.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import classes from './capture-remark.module.css';
import { remarksMessages } from './messages/remarks-messages.ts';
import type { Remarked } from './remark.ts';
import { RemarkNote } from './remark-note.tsx';
import { remarksOf } from './remarks-store.ts';
import { setStar } from './set-remark.ts';
import { StarButton } from './star-button.tsx';

/** What keys of the viewer do. */
export interface RemarkHandle {
  star: () => void;
  editNote: () => void;
}

interface CaptureRemarkProps {
  of: Remarked;
  ref: Ref<RemarkHandle>;
}

/** The star and the note of a capture, in the bar of the viewer: two buttons, and the note below the bar. */
export function CaptureRemark({ of, ref }: CaptureRemarkProps) {
  const words = useMessages(remarksMessages);
  const [edited, setEdited] = useState<number | null>(null);
  const isEditing = edited === of.id;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({
    star: () => setStar(of, remarksOf(of.kind).get(of.id)?.star !== true),
    editNote: () => setEdited(of.id),
  }));
  return (
    <>
      <StarButton
        of={of}
        className={controls.sign}
        label={words.starTheImage}
        title={words.withKey(words.starTheImage, 'S')}
      />
      <button
        ref={button}
        type="button"
        className={controls.sign}
        aria-label={words.noteOnImage}
        aria-expanded={isEditing}
        title={words.withKey(words.noteOnImage, 'N')}
        onClick={() => setEdited(of.id)}
      >
        <NoteIcon />
      </button>
      <div className={classes.note}>
        <RemarkNote
          key={of.id}
          of={of}
          isEditing={isEditing}
          onEdit={(wanted, byKey) => {
            setEdited(wanted ? of.id : null);
            // The viewer hears keys only with the focus within it.
            if (byKey === true) button.current?.focus();
          }}
        />
      </div>
    </>
  );
}

function NoteIcon() {
  return (
    <Icon>
      <path d="M5 5h14v10.5h-7L8 19v-3.5H5ZM8.5 8.7h7M8.5 11.8h4.5" />
    </Icon>
  );
}

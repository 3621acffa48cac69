import type { RefObject } from 'react';
import { PictureButtons } from '#dashboard/chart/picture/picture-buttons.tsx';
import { fileName } from '#dashboard/list/files/file-name.ts';
import { saveFile } from '#dashboard/list/files/save-file.ts';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import classes from '#dashboard/night/session-page.module.css';

interface NightFilesProps {
  /** what holds the drawings of the plot */
  drawings: RefObject<HTMLDivElement | null>;
  /** "Trap 4, 12→13 Jun 2024" */
  of: string;
  /** the sentences below the plot */
  notes: readonly string[];
  /** the session has all its captures */
  isWhole: boolean;
}

/** The plot as a picture. */
export function NightFiles({ drawings, of, notes, isWhole }: NightFilesProps) {
  const words = useMessages(sessionPageMessages);
  return (
    <p className={classes.pictures}>
      <PictureButtons
        drawings={drawings}
        text={() => ({ title: words.activityOf(of), legend: [], notes })}
        disabled={!isWhole}
        onSave={(extension, type, content) =>
          saveFile(fileName(`activity ${of}`, null, new Date(), extension), type, [content])
        }
      />
    </p>
  );
}

import type { LineFault } from '#dashboard/remarks/file/read-remarks.ts';
import { LONGEST_NOTE } from '#dashboard/remarks/remark.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import { bytesText } from '#dashboard/ui/text/bytes-text.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import classes from './all-remarks.module.css';
import type { Messages } from './messages/en.ts';
import { allRemarksMessages } from './messages/all-remarks-messages.ts';
import { MOST_BYTES, type RemarksImport } from './use-remarks-import.ts';

const MOST_FAULTS = 5;
/** Of a field, in a message. */
const MOST_CHARACTERS = 40;

interface ImportReportProps {
  state: RemarksImport;
  /** imports what is of other services */
  onOthers: () => void;
}

/** What an import has done, and what it has left out and why. */
export function ImportReport({ state, onOthers }: ImportReportProps) {
  const words = useMessages(allRemarksMessages);
  const { quoted } = useMessages(uiMessages);
  const { notRead, read, merged, refusal, others } = state;
  if (notRead === 'tooLarge') {
    return (
      <p className={classes.problem}>
        {words.tooLarge(bytesText(state.bytes ?? 0, 'decimal'), bytesText(MOST_BYTES, 'decimal'))}
      </p>
    );
  }
  if (notRead === 'notText') return <p className={classes.problem}>{words.notText}</p>;
  if (read === null) return <p>{words.reading}</p>;
  if (read.missing.length > 0) {
    return <p className={classes.problem}>{words.notRemarks(listText(read.missing.map(quoted)))}</p>;
  }
  const { faults } = read;
  return (
    <>
      {merged !== null && <p>{words.imported(merged.added, merged.changed, merged.unchanged)}</p>}
      {refusal !== null && <p className={classes.problem}>{words.notImported[refusal]}</p>}
      {read.remarks.length === 0 && faults.length === 0 && <p>{words.noLines}</p>}
      {faults.length > 0 && (
        <>
          <p className={classes.problem}>{words.refusedLines(faults.length)}</p>
          <ul className={classes.faults}>
            {faults.slice(0, MOST_FAULTS).map((fault) => (
              <li key={fault.line}>{faultText(fault, words)}</li>
            ))}
            {faults.length > MOST_FAULTS && <li>{words.moreLines(faults.length - MOST_FAULTS)}</li>}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <p className={classes.problem}>
            {words.ofOthers(others.length, listText([...new Set(others.map(({ service }) => short(service)))]))}
          </p>
          <Button ref={moveFocusOnUnmount} onClick={onOthers}>
            {words.importOthers}
          </Button>
        </>
      )}
    </>
  );
}

function faultText({ line, field, text }: LineFault, words: Messages): string {
  const lineFaults = words.lineFaults;
  const at = numberText(line);
  switch (field) {
    case 'note':
      return lineFaults.note(at, numberText(LONGEST_NOTE));
    case 'star_changed_at':
    case 'note_changed_at':
      return lineFaults.time(at, field, short(text));
    case 'columns':
    case 'kind':
    case 'id':
    case 'session_id':
    case 'star':
      return lineFaults[field](at, short(text));
    default:
      return lineFaults.service(at);
  }
}

function short(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

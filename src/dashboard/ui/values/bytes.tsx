import { bytesText, exactBytesText } from '#dashboard/ui/text/bytes-text.ts';
import { Unknown } from './unknown.tsx';
import { useByteUnits } from '#dashboard/ui/text/use-byte-units.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import classes from './bytes.module.css';

interface BytesProps {
  /** bytes; null is unknown */
  value: number | null;
  /** the service's own words for the size, shown where the number is null (spec 2.7); may contain U+00A0 */
  display?: string | null;
}

/** A size in the chosen units, with the exact number of bytes as a tooltip. */
export function Bytes({ value, display = null }: BytesProps) {
  const words = useMessages(uiMessages);
  const [units] = useByteUnits();
  if (value !== null) return <span title={exactBytesText(value)}>{bytesText(value, units)}</span>;
  if (display === null || display.trim() === '') return <Unknown />;
  // Quoted, because services write "0 bytes" where they have not measured.
  return (
    <i className={classes.quoted} title={words.serverWords}>
      <span aria-hidden="true">{words.quoted(display.trim())}</span>
      <span className="visually-hidden">{words.serverWordsRead(display.trim())}</span>
    </i>
  );
}

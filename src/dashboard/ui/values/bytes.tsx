import { bytesText, exactBytesText } from '#dashboard/ui/text/bytes-text.ts';
import { Unknown } from './unknown.tsx';
import { useByteUnits } from '#dashboard/ui/text/use-byte-units.ts';
import classes from './bytes.module.css';

interface BytesProps {
  /** bytes; null is unknown */
  value: number | null;
  /** the service's own words for the size, which stand in where the number is null (spec 2.7); may hold U+00A0 */
  display?: string | null;
}

/** A size in the units that the viewer chose, to the byte on hover. */
export function Bytes({ value, display = null }: BytesProps) {
  const [units] = useByteUnits();
  if (value !== null) return <span title={exactBytesText(value)}>{bytesText(value, units)}</span>;
  if (display === null || display.trim() === '') return <Unknown />;
  // In quotation marks: "0 bytes" is what services write of what they never looked at.
  return (
    <i className={classes.quoted} title="The service’s own words; it reports no number">
      “{display.trim()}”<span className="visually-hidden">, the service’s own words; no number reported</span>
    </i>
  );
}

import { parseDate, parseTimestamp } from '#contract/time.ts';
import { Day, DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { lastCheckedText } from './last-checked-text.ts';
import { storageMessages } from './messages/storage-messages.ts';

/** When a source was last checked; unknown formats verbatim, null as "not reported". */
export function LastChecked({ value }: { value: unknown }) {
  const words = useMessages(storageMessages);
  const text = lastCheckedText(value);
  if (text === null) return <>{words.notReported}</>;
  if (parseTimestamp(text) !== null) return <DayOfTimestamp timestamp={text} />;
  return parseDate(text) === null ? <span title={text}>{text}</span> : <Day date={text} />;
}

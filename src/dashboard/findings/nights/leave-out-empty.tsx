import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { nightsMessages } from './messages/nights-messages.ts';
import type { Messages } from './messages/en.ts';

/** What the address says of nights without any occurrence. The same in every language. */
export const EMPTY_NIGHTS = ['counted', 'left-out'] as const;
export type EmptyNights = (typeof EMPTY_NIGHTS)[number];

/** What the names of files say of them. The same in every language. */
export const IN_FILE_NAME: Record<EmptyNights, string> = { counted: '', 'left-out': ', without empty nights' };

interface LeaveOutEmptyProps {
  value: EmptyNights;
  /** how many nights have no occurrence; null: not known yet */
  count: number | null;
  onChange: (value: EmptyNights) => void;
}

/** The choice to leave out nights without any occurrence, with their number. */
export function LeaveOutEmpty({ value, count, onChange }: LeaveOutEmptyProps) {
  const words = useMessages(nightsMessages);
  return (
    <label className={analysis.field}>
      <input
        type="checkbox"
        checked={value === 'left-out'}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'left-out' : 'counted')}
      />
      {count === null ? words.leaveOutEmpty : words.leaveOutEmptyOf(count)}
    </label>
  );
}

/** What was done with nights that are unknown and with those without an occurrence, as sentences for pages and files. */
export function nightsLeftOut(
  words: Messages,
  { unprocessed, empty }: { unprocessed: number; empty: number },
  value: EmptyNights,
): string[] {
  return [
    ...(unprocessed === 0 ? [] : [words.unprocessed(unprocessed)]),
    ...(empty === 0 ? [] : [value === 'counted' ? words.emptyCounted(empty) : words.emptyLeftOut(empty)]),
  ];
}

import { useMemo, useState } from 'react';
import { numberText } from '#dashboard/ui/number-text.ts';
import { typedNumber, typedText } from '#dashboard/ui/typed-number.ts';
import type { ListColumn } from './list-column.ts';
import classes from './panel.module.css';
import { useOwnText } from './use-own-text.ts';

interface RangeFilterProps<Rec> {
  column: ListColumn<Rec>;
  /** those that the other filters leave */
  records: readonly Rec[];
  range: { kind: 'number' | 'date'; from: number | string | null; to: number | string | null };
  /** empty: no bound */
  onChange: (from: string, to: string) => void;
}

/** A number or a date half typed is another one. */
const PAUSE_MS = 400;

/** From and to, both included, of a number or a day. */
export function RangeFilter<Rec>({ column, records, range, onChange }: RangeFilterProps<Rec>) {
  const { header, kind, unit } = column;
  const [least, most] = useMemo(() => extremes(column, records), [column, records]);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const isBackwards = range.from !== null && range.to !== null && range.from > range.to;
  const days = kind === 'date' ? { min: String(least ?? ''), max: String(most ?? '') } : null;
  const bound = (side: 'from' | 'to') => ({
    days,
    label: `${header} ${side}`,
    placeholder: boundText(kind, side === 'from' ? least : most),
    value: range[side],
    onWrong: (text: string) => setWrong({ ...wrong, [side]: text }),
  });
  const [from, to] = [String(range.from ?? ''), String(range.to ?? '')];
  const noNumbers = Object.values(wrong).filter((text) => text !== '');
  return (
    <>
      <div className={classes.range}>
        <BoundInput {...bound('from')} onChange={(text) => onChange(text, to)} />
        <span>to</span>
        <BoundInput {...bound('to')} onChange={(text) => onChange(from, text)} />
        {unit !== undefined && <span>{unit}</span>}
      </div>
      {isBackwards && <p className={classes.problem}>Nothing lies between: the first is above the second.</p>}
      {noNumbers.length > 0 && (
        <p className={classes.problem}>
          No number: {noNumbers.join(', ')}. Write {header} like {typedText(1_250)} or {typedText(12.5)}.
        </p>
      )}
    </>
  );
}

interface BoundInputProps {
  /** the first and the last day to choose from; null: it is a number */
  days: { min: string; max: string } | null;
  label: string;
  placeholder: string;
  value: number | string | null;
  /** as the address has it */
  onChange: (text: string) => void;
  /** told what is no number, and an empty text once it is one */
  onWrong: (text: string) => void;
}

function BoundInput({ days, label, placeholder, value, onChange, onWrong }: BoundInputProps) {
  const written = typeof value === 'number' ? typedText(value) : (value ?? '');
  const send = (typed: string) => onChange(days === null ? String(typedNumber(typed) ?? '') : typed);
  const { text, show, sendSoon } = useOwnText(written, send, PAUSE_MS);
  const isWrong = (typed: string) => days === null && typed.trim() !== '' && typedNumber(typed) === null;
  return (
    <input
      {...(days === null ? { type: 'text', inputMode: 'decimal' } : { type: 'date', ...days })}
      className={classes.input}
      aria-label={label}
      aria-invalid={isWrong(text)}
      placeholder={placeholder}
      value={text}
      onChange={({ currentTarget: { value: typed, validity } }) => {
        show(typed);
        onWrong(isWrong(typed) ? typed : '');
        // What is not yet a date has no value.
        if (validity.badInput || isWrong(typed)) return;
        const number = typedNumber(typed);
        // As it will be written, so that what comes back is known as one's own.
        sendSoon(days === null && number !== null ? typedText(number) : typed);
      }}
      onBlur={() => sendSoon.flush()}
      onKeyDown={({ key }) => key === 'Enter' && sendSoon.flush()}
    />
  );
}

/** The least and the most of a column; dates as days. */
function extremes<Rec>(
  { kind, value, lastDay }: ListColumn<Rec>,
  records: readonly Rec[],
): [number | string | null, number | string | null] {
  let [least, most]: [number | string | null, number | string | null] = [null, null];
  for (const record of records) {
    const one = value(record);
    if (one === null || typeof one === 'boolean') continue;
    const bound = kind === 'date' ? String(one).slice(0, 10) : one;
    if (least === null || bound < least) least = bound;
    const end = lastDay?.(record) ?? bound;
    if (most === null || end > most) most = end;
  }
  return [least, most];
}

function boundText(kind: string, bound: number | string | null): string {
  return kind === 'number' && typeof bound === 'number' ? numberText(bound) : '';
}

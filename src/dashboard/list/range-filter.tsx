import { useMemo } from 'react';
import { numberText } from '#dashboard/ui/number-text.ts';
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
  const [from, to] = [range.from === null ? '' : String(range.from), range.to === null ? '' : String(range.to)];
  const isBackwards = range.from !== null && range.to !== null && range.from > range.to;
  const bound =
    kind === 'date' ? { type: 'date', min: least ?? undefined, max: most ?? undefined } : { type: 'number' };
  return (
    <>
      <div className={classes.range}>
        <BoundInput
          {...bound}
          label={`${header} from`}
          placeholder={boundText(kind, least)}
          value={from}
          onChange={(text) => onChange(text, to)}
        />
        <span>to</span>
        <BoundInput
          {...bound}
          label={`${header} to`}
          placeholder={boundText(kind, most)}
          value={to}
          onChange={(text) => onChange(from, text)}
        />
        {unit !== undefined && <span>{unit}</span>}
      </div>
      {isBackwards && <p className={classes.problem}>Nothing lies between: the first is above the second.</p>}
    </>
  );
}

interface BoundInputProps {
  type: string;
  min?: string | number | undefined;
  max?: string | number | undefined;
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

function BoundInput({ label, value, onChange, ...input }: BoundInputProps) {
  const { text, show, sendSoon } = useOwnText(value, onChange, PAUSE_MS);
  return (
    <input
      {...input}
      className={classes.input}
      step="any"
      aria-label={label}
      value={text}
      onChange={({ currentTarget }) => {
        show(currentTarget.value);
        // What is no number, or not yet a date, has no value.
        if (currentTarget.validity.badInput) return;
        sendSoon(currentTarget.value);
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

import { numberText } from '#dashboard/ui/number-text.ts';
import { typedNumber, typedText } from '#dashboard/ui/typed-number.ts';
import type { ListColumn } from './list-column.ts';
import classes from './panel.module.css';
import { useOwnText } from './use-own-text.ts';

interface RangeFilterProps {
  column: Pick<ListColumn<never>, 'header' | 'unit'>;
  /** the least and the most of the records that the other filters leave; dates as days */
  bounds: readonly [number | string | null, number | string | null];
  range: { kind: 'number' | 'date'; from: number | string | null; to: number | string | null };
  /** empty: no bound */
  onChange: (from: string, to: string) => void;
}

/** A number or a date half typed is another one. */
const PAUSE_MS = 400;

/** From and to, both included, of a number or a day. */
export function RangeFilter({ column, bounds: [least, most], range, onChange }: RangeFilterProps) {
  const { header, unit } = column;
  const from = useBound(range.kind, range.from, (text) => onChange(text, String(range.to ?? '')));
  const to = useBound(range.kind, range.to, (text) => onChange(String(range.from ?? ''), text));
  const days = range.kind === 'date' ? { min: String(least ?? ''), max: String(most ?? '') } : null;
  const isBackwards = range.from !== null && range.to !== null && range.from > range.to;
  const wrong = [from, to].filter(({ isWrong }) => isWrong).map(({ text }) => text);
  return (
    <>
      <div className={classes.range}>
        <BoundInput bound={from} days={days} label={`${header} from`} placeholder={boundText(range.kind, least)} />
        <span>to</span>
        <BoundInput bound={to} days={days} label={`${header} to`} placeholder={boundText(range.kind, most)} />
        {unit !== undefined && <span>{unit}</span>}
      </div>
      {isBackwards && <p className={classes.problem}>Nothing lies between: the first is above the second.</p>}
      {wrong.length > 0 && (
        <p className={classes.problem}>
          No number: {wrong.join(', ')}. Write {header} like {typedText(1_250)} or {typedText(12.5)}.
        </p>
      )}
    </>
  );
}

/** What is typed for one end of a range. `onChange` is told it as the address has it. */
function useBound(kind: 'number' | 'date', value: number | string | null, onChange: (text: string) => void) {
  const isNumber = kind === 'number';
  const written = typeof value === 'number' ? typedText(value) : (value ?? '');
  const send = (typed: string) => onChange(isNumber ? String(typedNumber(typed) ?? '') : typed);
  const { text, show, sendSoon } = useOwnText(written, send, PAUSE_MS);
  const isWrong = (typed: string) => isNumber && typed.trim() !== '' && typedNumber(typed) === null;
  const type = (typed: string) => {
    show(typed);
    if (isWrong(typed)) return;
    const number = isNumber ? typedNumber(typed) : null;
    // As it will be written, so that what comes back is known as one's own.
    sendSoon(number === null ? typed : typedText(number));
  };
  return { text, isWrong: isWrong(text), show, type, flush: () => sendSoon.flush() };
}

interface BoundInputProps {
  bound: ReturnType<typeof useBound>;
  /** the first and the last day to choose from; null: it is a number */
  days: { min: string; max: string } | null;
  label: string;
  placeholder: string;
}

function BoundInput({ bound: { text, isWrong, show, type, flush }, days, label, placeholder }: BoundInputProps) {
  return (
    <input
      {...(days === null ? { type: 'text', inputMode: 'decimal' } : { type: 'date', ...days })}
      className={classes.input}
      aria-label={label}
      aria-invalid={isWrong}
      placeholder={placeholder}
      value={text}
      // What is not yet a date has no value.
      onChange={({ currentTarget: { value, validity } }) => (validity.badInput ? show : type)(value)}
      onBlur={flush}
      onKeyDown={({ key }) => key === 'Enter' && flush()}
    />
  );
}

function boundText(kind: string, bound: number | string | null): string {
  return kind === 'number' && typeof bound === 'number' ? numberText(bound) : '';
}

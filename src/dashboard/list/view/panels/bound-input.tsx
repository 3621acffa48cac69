import { useRef } from 'react';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './panel.module.css';
import type { useBound } from './use-bound.ts';

interface BoundInputProps {
  bound: ReturnType<typeof useBound>;
  /** the day in the address, YYYY-MM-DD or empty; null for a number */
  day: string | null;
  label: string;
  /** of the button that opens a calendar */
  calendarLabel: string;
  /** the smallest or largest value */
  placeholder: string;
  /** the id of the message about an invalid text */
  problemId: string;
}

/** A text input for one end of a range; a day can also be picked in the browser's calendar. */
export function BoundInput({
  bound: { text, isWrong, type, flush },
  day,
  label,
  calendarLabel,
  placeholder,
  problemId,
}: BoundInputProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <span className={classes.bound}>
      <input
        type="text"
        inputMode={day === null ? 'decimal' : 'text'}
        autoComplete="off"
        className={controls.field}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId : undefined}
        placeholder={placeholder}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={flush}
        // Escape closes the panel: what was typed before is applied.
        onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && flush()}
      />
      {day !== null && (
        <>
          <input
            ref={picker}
            className={classes.picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={day}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <button
            type="button"
            className={`${controls.icon} ${classes.pick}`}
            aria-label={calendarLabel}
            onClick={() => picker.current?.showPicker()}
          >
            <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 1.5v3M10.5 1.5v3" />
            </svg>
          </button>
        </>
      )}
    </span>
  );
}

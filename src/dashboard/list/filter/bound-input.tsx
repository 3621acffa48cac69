import { useRef } from 'react';
import controls from '#dashboard/ui/controls.module.css';
import classes from '#dashboard/list/panels/panel.module.css';
import type { useBound } from './use-bound.ts';

interface BoundInputProps {
  bound: ReturnType<typeof useBound>;
  /** the day that the address has, YYYY-MM-DD or empty; null: it is a number */
  day: string | null;
  label: string;
  /** of the button that opens a calendar */
  calendarLabel: string;
  /** the least or the most that there is */
  placeholder: string;
  /** the id of what is said where the text is wrong */
  problemId: string;
}

/** One end of a range as a text to type; a day can be picked from the browser's calendar too. */
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
        // Escape closes the panel: what was typed before it counts.
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

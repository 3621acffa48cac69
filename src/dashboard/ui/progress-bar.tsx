import classes from './progress-bar.module.css';

interface ProgressBarProps {
  /** accessible name; left out where the words beside the bar say the same */
  label?: string;
  /** 0 to 1; null where it is not reported */
  fraction: number | null;
  /** in place of the percentage that is read out */
  valueText?: string;
  tone?: string;
  className?: string | undefined;
}

/** How much of a task is done. */
export function ProgressBar({ label, fraction, valueText, tone, className = '' }: ProgressBarProps) {
  const percent = fraction === null ? undefined : Math.floor(fraction * 100);
  const meaning =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({
          role: 'progressbar',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': percent,
          'aria-valuetext': valueText,
        } as const);
  return (
    <div
      {...meaning}
      className={`${classes.bar} ${className}`}
      data-tone={tone}
      data-unknown={fraction === null || undefined}
    >
      <div style={{ width: fraction === null ? '100%' : `${fraction * 100}%` }} />
    </div>
  );
}

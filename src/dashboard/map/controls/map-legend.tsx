import { type CSSProperties, type ReactNode, useState } from 'react';
import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { type MetricScale, rangeText, type ScaleStep, type Step, stepRadius } from '#dashboard/map/metric-scale.ts';
import styles from '#dashboard/map/point-map.module.css';

/** What the legend's classes count and filter. */
export interface LegendClasses {
  /** how many deployments a class has */
  countOf: (step: Step) => number;
  /** the classes that are shown; empty: all */
  chosen: ReadonlySet<Step>;
  /** chooses a class, or takes it back */
  onToggle: (step: Step) => void;
}

interface MapLegendProps {
  metric: string;
  /** in place of the metric's name */
  head: ReactNode;
  /** above the symbols, folded with them */
  settings: ReactNode;
  scale: MetricScale;
  /** with these, each class is a button */
  classes: LegendClasses | undefined;
  hasClusters: boolean;
  /** Only the initial value is used. */
  startsOpen: boolean;
}

/** The legend of the symbols; can be folded. */
export function MapLegend({ metric, head, settings, scale, classes, hasClusters, startsOpen }: MapLegendProps) {
  const words = useMessages(mapMessages);
  // Never set again, so that the reader's choice stays.
  const [isOpen] = useState(startsOpen);
  const rows: readonly ClassRow[] = [
    ...(scale.hasZero ? [{ step: 'zero' as const, text: '0' }] : []),
    ...scale.steps.map((step) => ({
      ...step,
      text: step.text ?? rangeText(numberText(step.from), numberText(step.to)),
    })),
    ...(scale.hasUnknown ? [{ step: 'unknown' as const, text: scale.unknownText ?? words.notReported }] : []),
  ];
  return (
    <div className={styles.legend} data-covers-map data-headed={head !== undefined}>
      {head}
      <details open={isOpen}>
        <summary>{head === undefined ? metric : <span className="visually-hidden">{words.legend}</span>}</summary>
        {settings}
        <ul>
          {rows.map((row) => (
            <li key={row.step} data-chosen={isChosen(row.step, classes)}>
              {classes === undefined ? (
                <>
                  <Symbol {...row} />
                  <span>{row.text}</span>
                </>
              ) : (
                <ClassButton metric={metric} row={row} classes={classes} />
              )}
            </li>
          ))}
          {hasClusters && (
            <li>
              <svg width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
                <circle r="12" className={styles.clusterHalo} />
                <circle r="8.5" className={styles.clusterDisc} />
                <text className={styles.clusterCount}>n</text>
              </svg>
              {words.clusterOf}
            </li>
          )}
        </ul>
      </details>
    </div>
  );
}

interface ClassRow extends Pick<ScaleStep, 'colour' | 'look'> {
  step: Step;
  text: string;
}

interface ClassButtonProps {
  metric: string;
  row: ClassRow;
  classes: LegendClasses;
}

/** A class that can be chosen: its symbol, its range, and how many deployments it has. */
function ClassButton({ metric, row, classes }: ClassButtonProps) {
  const words = useMessages(mapMessages);
  const { step, text } = row;
  const count = classes.countOf(step);
  return (
    <button
      type="button"
      className={styles.class}
      aria-pressed={classes.chosen.has(step)}
      aria-label={words.inClass(words.value(metric, text), count)}
      title={words.onlyClass}
      onClick={() => classes.onToggle(step)}
    >
      <Symbol {...row} />
      <span>{text}</span>
      <span className={styles.classCount}>{numberText(count)}</span>
    </button>
  );
}

function Symbol({ step, colour, look }: ClassRow) {
  const radius = stepRadius(step);
  return (
    <svg width="26" height={Math.max(16, 2 * radius + 2)} viewBox={viewBox(radius)} aria-hidden="true">
      <circle
        r={radius}
        className={styles.symbol}
        data-step={step}
        data-look={look}
        style={colour === undefined ? undefined : ({ '--colour': `var(${colour})` } as CSSProperties)}
      />
      {step === 'unknown' && <text className={styles.question}>?</text>}
    </svg>
  );
}

/** Undefined where no class is chosen: all are shown. */
function isChosen(step: Step, classes: LegendClasses | undefined): boolean | undefined {
  return classes === undefined || classes.chosen.size === 0 ? undefined : classes.chosen.has(step);
}

function viewBox(radius: number): string {
  const height = Math.max(16, 2 * radius + 2);
  return `-13 ${-height / 2} 26 ${height}`;
}

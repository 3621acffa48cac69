import type { Map as LeafletMap } from 'leaflet';
import { type CSSProperties, type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { coverOfMap } from '#dashboard/map/covers/covers.ts';
import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { type MetricScale, type ScaleStep, type Step, stepRadius } from '#dashboard/map/metric-scale.ts';
import { stepText } from '#dashboard/map/step-text.ts';
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
  map: LeafletMap;
  metric: string;
  /** in place of the metric's name */
  head: ReactNode;
  /** above the symbols, folded with them */
  settings: ReactNode;
  scale: MetricScale;
  /** with these, each class is a button */
  classes: LegendClasses | undefined;
  hasClusters: boolean;
}

/** An open legend would cover too much of a map below this size. */
const LEAST_PX = { width: 480, height: 500 };

/** The legend of the symbols; folded on a small map, until the reader opens or folds it. */
export function MapLegend({ map, metric, head, settings, scale, classes, hasClusters }: MapLegendProps) {
  const words = useMessages(mapMessages);
  const hasRoom = useHasRoom(map);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? hasRoom;
  const rows: readonly ClassRow[] = [
    ...(scale.hasZero ? [{ step: 'zero' as const, text: '0' }] : []),
    ...scale.steps.map((step) => ({
      ...step,
      text: stepText(scale, step.step),
    })),
    ...(scale.hasUnknown ? [{ step: 'unknown' as const, text: stepText(scale, 'unknown') }] : []),
  ].filter(({ step }) => step !== 'unknown' || isNeeded(step, classes));
  return (
    <div className={styles.legend} ref={coverOfMap} data-headed={head !== undefined}>
      {head}
      <details open={isOpen}>
        <summary
          onClick={(event) => {
            event.preventDefault();
            setChosen(!isOpen);
          }}
        >
          {head === undefined ? metric : <span className="visually-hidden">{words.legend}</span>}
        </summary>
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

function useHasRoom(map: LeafletMap): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      map.on('resize', onChange);
      return () => {
        map.off('resize', onChange);
      };
    },
    [map],
  );
  return useSyncExternalStore(subscribe, () => {
    const { clientWidth, clientHeight } = map.getContainer();
    return clientWidth >= LEAST_PX.width && clientHeight >= LEAST_PX.height;
  });
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

/** Whether any deployment is in a class, or it is chosen. */
function isNeeded(step: Step, classes: LegendClasses | undefined): boolean {
  return classes === undefined || classes.countOf(step) > 0 || classes.chosen.has(step);
}

/** Undefined where no class is chosen: all are shown. */
function isChosen(step: Step, classes: LegendClasses | undefined): boolean | undefined {
  return classes === undefined || classes.chosen.size === 0 ? undefined : classes.chosen.has(step);
}

function viewBox(radius: number): string {
  const height = Math.max(16, 2 * radius + 2);
  return `-13 ${-height / 2} 26 ${height}`;
}

import { type CSSProperties, type ReactNode, useState } from 'react';
import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { type MetricScale, type ScaleStep, type Step, stepRadius } from '#dashboard/map/metric-scale.ts';
import styles from '#dashboard/map/point-map.module.css';

interface MapLegendProps {
  metric: string;
  /** in place of the metric's name */
  head: ReactNode;
  /** above the symbols, folded with them */
  settings: ReactNode;
  scale: MetricScale;
  hasClusters: boolean;
  /** Only the initial value is used. */
  startsOpen: boolean;
}

/** The legend of the symbols; can be folded. */
export function MapLegend({ metric, head, settings, scale, hasClusters, startsOpen }: MapLegendProps) {
  const words = useMessages(mapMessages);
  // Never set again, so that the reader's choice stays.
  const [isOpen] = useState(startsOpen);
  return (
    <div className={styles.legend} data-covers-map data-headed={head !== undefined}>
      {head}
      <details open={isOpen}>
        <summary>{head === undefined ? metric : <span className="visually-hidden">{words.legend}</span>}</summary>
        {settings}
        <ul>
          {scale.hasZero && <LegendRow step="zero" text="0" />}
          {scale.steps.map(({ step, from, to, text, colour, look }) => (
            <LegendRow
              key={step}
              step={step}
              colour={colour}
              look={look}
              text={text ?? (from === to ? numberText(from) : `${numberText(from)}–${numberText(to)}`)}
            />
          ))}
          {scale.hasUnknown && <LegendRow step="unknown" text={words.notReported} />}
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

interface LegendRowProps {
  step: Step;
  text: string;
  colour?: ScaleStep['colour'] | undefined;
  look?: ScaleStep['look'] | undefined;
}

function LegendRow({ step, text, colour, look }: LegendRowProps) {
  const radius = stepRadius(step);
  return (
    <li>
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
      {text}
    </li>
  );
}

function viewBox(radius: number): string {
  const height = Math.max(16, 2 * radius + 2);
  return `-13 ${-height / 2} 26 ${height}`;
}

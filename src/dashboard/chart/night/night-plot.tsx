import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useId, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { chartMessages } from '#dashboard/chart/messages/chart-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { nightLine } from './night-line.ts';
import type { NightPlotModel } from './night-plot-model.ts';
import { NightRow } from './night-row.tsx';
import { useBarCursor } from '#dashboard/chart/use-bar-cursor.ts';
import { Stack } from '#dashboard/ui/looks/stack.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import styles from './night-plot.module.css';

export interface NightPlotProps {
  /** Accessible name. */
  label: string;
  /** What is drawn; must be referentially stable while nothing changes. */
  model: NightPlotModel;
  /** Describes one bar, for the line above the plot and for screen readers. */
  barText: (index: number) => string;
  /** What the keys do: "The arrow keys move between bars; Enter …". */
  keysHint: string;
  onPick: (index: number, byKeyboard: boolean) => void;
  /** gets what holds the drawings, for `PictureButtons` */
  drawings: RefObject<HTMLDivElement | null>;
}

const FAR_STEPS = 10;

/**
 * Rows of bars over one number line, one row per series. One tab stop: arrow keys, Page Up and Down, Home and End move
 * between the bars, Enter picks one; a pointer hovers and clicks.
 */
export function NightPlot({ label, model, barText, keysHint, onPick, drawings }: NightPlotProps) {
  const words = useMessages(chartMessages);
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const placed = useMergedRef(ref, frame, drawings);
  const line = useMemo(() => nightLine(model, width), [model, width]);
  const indexAt = (clientX: number) => {
    const box = frame.current?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? null : line.indexAt(((clientX - box.left) * line.width) / box.width);
  };
  const { marked, slider } = useBarCursor({
    last: model.starts.length - 1,
    pageStep: FAR_STEPS,
    barAt: indexAt,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const picks = event.key === 'Enter' || event.key === ' ';
    if (!picks || marked === null || event.ctrlKey || event.metaKey || event.altKey) return slider.onKeyDown(event);
    event.preventDefault();
    onPick(marked, true);
  };

  return (
    <Stack gap={2}>
      <Text size="medium" tone="soft" figures className={styles.readout} aria-hidden="true">
        {marked === null ? words.hoverBar : barText(marked)}
      </Text>
      <div
        ref={placed}
        className={styles.frame}
        role="slider"
        tabIndex={0}
        {...slider}
        onKeyDown={onKeyDown}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuetext={barText(marked ?? 0)}
        onClick={(event) => {
          const index = indexAt(event.clientX);
          if (index !== null) onPick(index, false);
        }}
      >
        {model.series.map((series, row) => (
          <figure key={series.colour} className={styles.row}>
            <Text as="figcaption" className={styles.name}>
              <span className={styles.swatch} style={{ background: `var(${series.colour})` }} />
              {series.name}
            </Text>
            <NightRow line={line} series={series} isLast={row === model.series.length - 1} marked={marked} />
          </figure>
        ))}
      </div>
      <p id={hintId} className="visually-hidden">
        {keysHint}
      </p>
    </Stack>
  );
}

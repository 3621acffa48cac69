import 'uplot/dist/uPlot.min.css';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { chartMessages } from '#dashboard/chart/messages/chart-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { NightPlotModel } from './night-plot-model.ts';
import { NightPlotPanel } from './night-plot-panel.ts';
import { useBarCursor } from '#dashboard/chart/use-bar-cursor.ts';
import { useLooks } from '#dashboard/chart/use-looks.ts';
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
}

const FAR_STEPS = 10;

/**
 * Rows of bars over one number line, one row per series. One tab stop: arrow keys, Page Up and Down, Home and End move
 * between the bars, Enter picks one; a pointer hovers and clicks. Everything but the picture works without a canvas.
 */
export function NightPlot({ label, model, barText, keysHint, onPick }: NightPlotProps) {
  const words = useMessages(chartMessages);
  const [drawn, setDrawn] = useState(true);
  const hintId = useId();
  const looks = useLooks();
  const frame = useRef<HTMLDivElement>(null);
  const panels = useRef<NightPlotPanel[]>([]);
  const rows = model.series.map(({ colour }) => colour).join(' ');
  const indexAt = (clientX: number) => panels.current[0]?.indexAt(clientX) ?? null;
  const { marked, slider } = useBarCursor({
    last: model.starts.length - 1,
    pageStep: FAR_STEPS,
    barAt: indexAt,
  });

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    if (document.createElement('canvas').getContext('2d') === null) {
      setDrawn(false);
      return;
    }
    const hosts = [...element.querySelectorAll<HTMLElement>('[data-row]')];
    const made = hosts.map((host, row) => new NightPlotPanel(host, model, row));
    panels.current = made;
    const sizes = new ResizeObserver(() => made.forEach((panel) => panel.resize()));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      for (const panel of made) panel.destroy();
      panels.current = [];
    };
    // The panels update their own values; only other rows need new panels.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows]);

  useEffect(() => {
    panels.current.forEach((panel) => panel.update(model));
  }, [model]);
  useEffect(() => {
    panels.current.forEach((panel) => panel.mark(marked));
  }, [marked]);
  useEffect(() => {
    panels.current.forEach((panel) => panel.repaint());
  }, [looks, words]);

  const onKeyDown = (event: KeyboardEvent) => {
    const picks = event.key === 'Enter' || event.key === ' ';
    if (!picks || marked === null || event.ctrlKey || event.metaKey || event.altKey) return slider.onKeyDown(event);
    event.preventDefault();
    onPick(marked, true);
  };

  return (
    <div className={styles.plot}>
      <p className={styles.readout} aria-hidden="true">
        {marked === null ? words.hoverBar : barText(marked)}
      </p>
      <div
        ref={frame}
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
        {model.series.map(({ name, colour }, row) => (
          <div key={colour} className={styles.row}>
            <span className={styles.name}>
              <span className={styles.swatch} style={{ background: `var(${colour})` }} />
              {name}
            </span>
            <div className={styles.canvas} data-row={row} />
          </div>
        ))}
      </div>
      <p id={hintId} className="visually-hidden">
        {keysHint}
      </p>
      {!drawn && <p className={styles.readout}>{words.noPlots}</p>}
    </div>
  );
}

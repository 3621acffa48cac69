import { useMergedRef, useResizeObserver } from '@mantine/hooks';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { usePrinting } from '#dashboard/ui/browser/use-printing.ts';
import { heatGeometry, scrolledTo } from './heat-geometry.ts';
import { firstPosition, positionOfKey } from './heat-keys.ts';
import classes from './heat-matrix.module.css';
import { HeatOverlay } from './heat-overlay.tsx';
import { rangeBetween, type HeatPosition, type HeatRange, type HeatRow } from './heat-row.ts';
import type { HeatScale } from './heat-scale.ts';
import { NOTHING_CHOSEN, selectedRanges, selectionOf, type HeatSelection } from './heat-selection.ts';
import { useHeatPainting } from './use-heat-painting.ts';
import { useHeatPointer } from './use-heat-pointer.ts';
import { useHeatScroll } from './use-heat-scroll.ts';

interface HeatMatrixProps {
  /** accessible name */
  label: string;
  rows: readonly HeatRow[];
  /** the days of all columns, as day numbers */
  extent: DayRange;
  scale: HeatScale;
  /** the last day in sight when the matrix appears */
  startDay: number;
  /** least width of a day in px; null shows all days at once */
  zoom: number | null;
  /** rows are years, and columns the days of any of them */
  isOfYears?: boolean;
  /** no more rows or days come by themselves: where rows change, their days are gone to */
  isFinal?: boolean;
  selected: HeatSelection;
  /** on release of pointer or Shift; without it there is nothing to choose */
  onSelect?: (selection: HeatSelection) => void;
  /** where the keyboard is, or the last press */
  cursor: HeatPosition | null;
  onCursorChange: (position: HeatPosition) => void;
  onHover: (position: HeatPosition | null) => void;
  /** "Trap 4, night of 12 Jun 2024: 312 captures" */
  textOf: (position: HeatPosition) => string;
  /** Enter, or a double click */
  onOpen: (position: HeatPosition) => void;
  /** a finger draws a rectangle instead of scrolling */
  fingerDraws: boolean;
}

/** Of A4 and Letter without their margins, in CSS px. */
const PAPER_WIDTH = 700;
/** Of a canvas, in every browser at two pixels a CSS px. */
const MOST_HEIGHT = 8_000;

/**
 * Rows by days, a colour for each number, painted on a canvas: only what is in sight, so that it stays smooth with any
 * number of days. One tab stop: arrow keys move a cursor whose cell is said, with Shift they choose a rectangle, Enter
 * opens. A drag chooses a rectangle too, where there is something to choose for.
 */
export function HeatMatrix(props: HeatMatrixProps) {
  const {
    label,
    rows,
    extent,
    scale,
    zoom,
    isOfYears = false,
    isFinal = false,
    selected,
    onSelect,
    cursor,
    textOf,
    fingerDraws,
  } = props;
  // The content box: without scroll bars, and it has no padding.
  const [sized, { right: frameWidth, bottom: frameHeight }] = useResizeObserver<HTMLDivElement>();
  const isPrinted = usePrinting();
  const width = isPrinted ? Math.min(frameWidth, PAPER_WIDTH) : frameWidth;
  const scroller = useRef<HTMLDivElement>(null);
  const both = useMergedRef(scroller, sized);
  const cells = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLCanvasElement>(null);
  const [hovered, setHovered] = useState<HeatPosition | null>(null);
  const [drawn, setDrawn] = useState<HeatRange | null>(null);
  /** where a rectangle drawn with the keys began */
  const [anchor, setAnchor] = useState<HeatPosition | null>(null);
  const id = useId();
  const rowCount = rows.length;
  const geometry = useMemo(
    () => heatGeometry({ extent, rowCount, zoom, isOfYears }, width),
    [extent, rowCount, zoom, isOfYears, width],
  );
  // All rows are on paper, as far as a canvas can be so high.
  const height = isPrinted ? Math.min(geometry.height, MOST_HEIGHT) : frameHeight;
  const ranges = useMemo(() => selectedRanges(selected, rows, extent), [selected, rows, extent]);
  const { days: chosen } = selected;
  const day = chosen?.to ?? props.startDay;
  useHeatScroll(scroller, geometry, { day, chosen, rows, isFinal, isMeasured: width > 0 });

  const picture = useMemo(() => ({ geometry, rows, scale, selected: ranges }), [geometry, rows, scale, ranges]);
  useHeatPainting({ scroller, cells, frame }, picture, width, height);

  const hover = (position: HeatPosition | null) => {
    if (position?.row === hovered?.row && position?.day === hovered?.day) return;
    setHovered(position);
    props.onHover(position);
  };
  const choose = (range: HeatRange) => onSelect?.(selectionOf(range, rows, extent));
  const pointer = useHeatPointer({
    scroller,
    geometry,
    fingerDraws,
    onHover: hover,
    onDraw: onSelect === undefined ? drawNothing : setDrawn,
    onChoose: choose,
    onPress: props.onCursorChange,
  });

  const goTo = (position: HeatPosition) => {
    props.onCursorChange(position);
    const element = scroller.current;
    if (element === null) return;
    const { scrollLeft: left, scrollTop: top } = element;
    element.scrollTo(scrolledTo(geometry, position, { left, top, width, height }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (rows.length === 0 || event.altKey || event.target !== event.currentTarget) return;
    const from = cursor ?? firstPosition(rows, extent);
    if (event.key === 'Enter') props.onOpen(from);
    else if (event.key === 'Escape') {
      if (anchor === null) onSelect?.(NOTHING_CHOSEN);
      setAnchor(null);
    } else {
      const position = positionOfKey(event.key, event.ctrlKey || event.metaKey, from, rows, extent);
      if (position === null) return;
      setAnchor(event.shiftKey && onSelect !== undefined ? (anchor ?? from) : null);
      goTo(position);
    }
    event.preventDefault();
  };
  const endKeyed = () => {
    if (anchor !== null && cursor !== null) choose(rangeBetween(anchor, cursor));
    setAnchor(null);
  };

  const keyed = anchor === null || cursor === null ? null : rangeBetween(anchor, cursor);
  const cellId = cursor === null ? undefined : `${id}${cursor.row}-${cursor.day}`;
  return (
    <div className={classes.matrix} style={isPrinted ? { height } : undefined}>
      {/* The one control that all its cells share; only the cell with the cursor is an element. */}
      <div
        ref={both}
        role="grid"
        tabIndex={0}
        className={classes.scroller}
        aria-label={label}
        aria-rowcount={rowCount}
        aria-colcount={extent.to - extent.from + 1}
        aria-multiselectable={onSelect !== undefined}
        aria-activedescendant={cellId}
        data-finger-draws={fingerDraws || undefined}
        {...pointer}
        onDoubleClick={() => {
          if (cursor !== null) props.onOpen(cursor);
        }}
        onFocus={() => {
          if (cursor === null && rows.length > 0) props.onCursorChange(firstPosition(rows, extent));
        }}
        onKeyDown={onKeyDown}
        onKeyUp={({ key }) => {
          if (key === 'Shift') endKeyed();
        }}
        onBlur={endKeyed}
      >
        <div className={classes.content} style={{ width: geometry.width, height: geometry.height }}>
          <div className={classes.layer} aria-hidden="true">
            <canvas ref={cells} />
          </div>
          <HeatOverlay geometry={geometry} selected={ranges} draft={drawn ?? keyed} cursor={cursor} hovered={hovered} />
          <div className={classes.layer} aria-hidden="true">
            <canvas ref={frame} />
          </div>
        </div>
        {cursor !== null && (
          <div role="row" aria-rowindex={cursor.row + 1} className="visually-hidden">
            <div
              key={cellId}
              id={cellId}
              role="gridcell"
              aria-colindex={cursor.day - extent.from + 1}
              aria-selected={[...ranges, ...(keyed === null ? [] : [keyed])].some((one) => holds(one, cursor))}
            >
              {textOf(cursor)}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

function drawNothing(): void {}

function holds({ firstRow, lastRow, from, to }: HeatRange, { row, day }: HeatPosition): boolean {
  return row >= firstRow && row <= lastRow && day >= from && day <= to;
}

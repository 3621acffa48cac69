import { useElementSize, useMergedRef } from '@mantine/hooks';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { CaptureGalleryParts, CAPTURES_A_PART } from './capture-gallery-parts.tsx';
import classes from './capture-gallery.module.css';
import { galleryShape, movedInGallery } from './capture-gallery-shape.ts';
import type { Capture } from '#contract/records/capture.ts';
import { rowIndexes } from '#dashboard/list/view/table/row-indexes.ts';
import { useFixedRows } from '#dashboard/list/view/table/use-fixed-rows.ts';
import { useListHeight } from '#dashboard/list/view/table/use-list-height.ts';
import { useSkimming } from '#dashboard/list/view/table/use-skimming.ts';
import { usualRatio } from '#dashboard/night/captures/capture-shape.ts';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { remPixels } from '#dashboard/ui/browser/rem-pixels.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { CaptureTile } from './capture-tile.tsx';

/** The imperative handle of a gallery. */
export interface GalleryHandle {
  /** Scrolls a capture to the top of the page or into view; with `focus`, also focuses it. */
  show: (index: number, options: { align: 'start' | 'auto'; focus: boolean }) => void;
}

interface CaptureGalleryProps {
  ref: Ref<GalleryHandle>;
  /** in the order shown */
  captures: readonly Capture[];
  /** the capture's time as a caption */
  timeText: (capture: Capture) => string;
  /** 2 where the time needs its own line */
  captionLines: 1 | 2;
  /** images are loaded */
  pictures: boolean;
  onOpen: (index: number) => void;
}

/** The capture of the tab stop, and how it was requested to be shown: its alignment after scrolling, and the focus. */
interface ShowRequest {
  index: number;
  align: 'auto' | 'start' | null;
  focus: boolean;
}

/** Used where there is no layout, as in a hidden page. */
const DEFAULT_WIDTH_PX = 960;
/** Pixels between two scroll events: pictures of rows that pass are not loaded. */
const MOVING_PX = 3;
const OVERSCAN = 1;

/**
 * All captures of a session as a virtualised grid, which scrolls with the page's `main`. It is one tab stop: arrow keys,
 * Home, End, Page Up and Page Down move, Enter opens.
 */
export function CaptureGallery({ ref, captures, timeText, captionLines, pictures, onOpen }: CaptureGalleryProps) {
  const words = useMessages(sessionPageMessages);
  const { counters } = useMessages(sessionsMessages);
  const [request, setRequest] = useState<ShowRequest>({ index: 0, align: null, focus: false });
  const active = Math.min(request.index, captures.length - 1);
  const part = Math.floor(active / CAPTURES_A_PART);
  const firstOfPart = part * CAPTURES_A_PART;
  const inPart = Math.min(CAPTURES_A_PART, captures.length - firstOfPart);

  const size = useElementSize();
  const [remPx] = useState(remPixels);
  const grid = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const takeMain = useCallback(
    (element: HTMLElement | null) => void (main.current = element?.closest('main') ?? null),
    [],
  );
  const top = useTopInMain(grid);
  const shape = galleryShape(size.width === 0 ? DEFAULT_WIDTH_PX : size.width, usualRatio(captures), {
    lines: captionLines,
    remPx,
  });
  const rows = Math.ceil(inPart / shape.columns);
  const activeRow = Math.floor((active - firstOfPart) / shape.columns);

  const { height } = useListHeight(main);
  const inSight = useFixedRows(main, { count: rows, rowHeight: shape.rowHeight, header: top, height });
  const isMoving = useSkimming(main, MOVING_PX);
  // The row of the tab stop stays rendered, so that it keeps the focus.
  const indexes = rowIndexes({ ...inSight, overscan: OVERSCAN, count: rows, tabStop: activeRow });

  const show: GalleryHandle['show'] = (index, options) => setRequest({ index, ...options });
  useImperativeHandle(ref, () => ({ show }));
  const fulfil = useEffectEvent(({ align, focus }: ShowRequest) => {
    const tile = grid.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (align !== null)
      tile?.closest('[role="row"]')?.scrollIntoView({ block: align === 'start' ? 'start' : 'nearest' });
    if (focus) tile?.focus({ preventScroll: true });
  });
  // Runs for each request, also for the same capture again.
  useEffect(() => {
    fulfil(request);
  }, [request]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const visibleRows = Math.max(1, Math.floor(height / shape.rowHeight));
    const next = movedInGallery(event.key, active, { columns: shape.columns, count: captures.length, visibleRows });
    if (next === null) return;
    event.preventDefault();
    show(next, { align: 'auto', focus: true });
  };

  const gridRef = useMergedRef(size.ref, grid, takeMain);
  return (
    <>
      <CaptureGalleryParts
        part={part}
        count={captures.length}
        onPart={(to) => show(to * CAPTURES_A_PART, { align: 'start', focus: false })}
      />
      <div
        ref={gridRef}
        className={classes.grid}
        data-lines={captionLines}
        style={{
          height: rows * shape.rowHeight,
          ['--picture-height' as string]: `${shape.pictureHeight}px`,
          ['--caption-height' as string]: `${shape.captionHeight}px`,
        }}
        role="grid"
        tabIndex={-1}
        aria-label={counters.captures_count.header}
        aria-rowcount={Math.ceil(captures.length / shape.columns)}
        aria-colcount={shape.columns}
        onKeyDown={onKeyDown}
      >
        {indexes.map((row) => {
          const first = firstOfPart + row * shape.columns;
          return (
            <div
              key={row}
              className={classes.row}
              style={{
                transform: `translateY(${row * shape.rowHeight}px)`,
                gridTemplateColumns: `repeat(${shape.columns}, minmax(0, 1fr))`,
              }}
              role="row"
              aria-rowindex={Math.floor(first / shape.columns) + 1}
            >
              {captures.slice(first, Math.min(first + shape.columns, firstOfPart + inPart)).map((capture, column) => (
                <div key={capture.id} role="gridcell" aria-colindex={column + 1}>
                  <CaptureTile
                    capture={capture}
                    index={first + column}
                    timeText={timeText(capture)}
                    widthPx={shape.pictureWidth}
                    isActive={first + column === active}
                    isHeld={!pictures || isMoving}
                    onOpen={(index) => {
                      setRequest({ index, align: null, focus: false });
                      onOpen(index);
                    }}
                  />
                </div>
              ))}
            </div>
          );
        })}
      </div>
      <p className={classes.onPaper}>{words.notPrinted}</p>
    </>
  );
}

/** The distance from the top of the page to an element, in pixels; measured again when the page's size changes. */
function useTopInMain(element: { current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const main = element.current?.closest('main');
    const page = main?.firstElementChild;
    if (!main || !page) return;
    const measure = () => {
      const from = element.current?.getBoundingClientRect().top ?? 0;
      setTop(Math.round(from - main.getBoundingClientRect().top + main.scrollTop));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(page);
    measure();
    return () => sizes.disconnect();
  }, [element]);
  return top;
}

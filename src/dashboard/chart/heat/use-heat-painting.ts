import { useEffect, type RefObject, useSyncExternalStore } from 'react';
import { useLanguage } from '#dashboard/ui/language/use-language.ts';
import { paintCanvas } from '#dashboard/ui/paint-canvas.ts';
import { readHeatPalette, type HeatPalette } from './heat-palette.ts';
import { paintHeatCells, type HeatPicture, type HeatView } from './paint-heat-cells.ts';
import { paintHeatFrame } from './paint-heat-frame.ts';
import { leftOf, topOf, type HeatGeometry } from './heat-geometry.ts';
import type { HeatRange } from './heat-row.ts';

interface HeatCanvases {
  scroller: RefObject<HTMLElement | null>;
  cells: RefObject<HTMLCanvasElement | null>;
  /** above the cells: labels and axis */
  frame: RefObject<HTMLCanvasElement | null>;
}

/** Paints the visible part of a matrix; repaints after changes, scrolling, resizing, new colours and another language. */
export function useHeatPainting(
  { scroller, cells, frame }: HeatCanvases,
  picture: HeatPicture,
  width: number,
  height: number,
): void {
  const looks = useLooks();
  // Months and years of the axis.
  const language = useLanguage();
  useEffect(() => {
    const [element, under, over] = [scroller.current, cells.current, frame.current];
    if (element === null || under === null || over === null || width === 0) return;
    let waiting = 0;
    const paint = () => {
      waiting = 0;
      const view = { left: element.scrollLeft, top: element.scrollTop, width, height };
      const palette = readHeatPalette(element);
      paintCanvas(under, width, height, (below) => {
        paintHeatCells(below, picture, view, palette);
        if (picture.selected.length > 0) dimAround(below, picture.geometry, picture.selected, view, palette);
      });
      paintCanvas(over, width, height, (above) => paintHeatFrame(above, picture, view, palette));
    };
    const paintSoon = () => {
      if (waiting === 0) waiting = requestAnimationFrame(paint);
    };
    paint();
    element.addEventListener('scroll', paintSoon, { passive: true });
    return () => {
      cancelAnimationFrame(waiting);
      element.removeEventListener('scroll', paintSoon);
    };
  }, [scroller, cells, frame, picture, width, height, looks, language]);
}

/** Dims the visible part, except for the selected rectangles. */
function dimAround(
  context: CanvasRenderingContext2D,
  geometry: HeatGeometry,
  selected: readonly HeatRange[],
  view: HeatView,
  palette: HeatPalette,
): void {
  context.beginPath();
  context.rect(0, 0, view.width, view.height);
  for (const { firstRow, lastRow, from, to } of selected) {
    const [left, top] = [leftOf(geometry, from) - view.left, topOf(geometry, firstRow) - view.top];
    context.rect(left, top, leftOf(geometry, to + 1) - view.left - left, topOf(geometry, lastRow + 1) - view.top - top);
  }
  context.globalAlpha = 0.7;
  context.fillStyle = palette.panel;
  context.fill('evenodd');
  context.globalAlpha = 1;
}

const forced = () => window.matchMedia('(forced-colors: active)');
const printing = () => window.matchMedia('print');

/** Changes whenever a canvas must be repainted: colour scheme, forced colours, pixel ratio, printing. */
function useLooks(): string {
  return useSyncExternalStore(subscribe, looksNow, looksNow);
}

function looksNow(): string {
  const scheme = document.documentElement.dataset['mantineColorScheme'] ?? '';
  return [scheme, forced().matches, printing().matches, window.devicePixelRatio].join(' ');
}

function subscribe(onChange: () => void): () => void {
  const scheme = new MutationObserver(onChange);
  scheme.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
  const queries = [forced(), printing()];
  for (const query of queries) query.addEventListener('change', onChange);
  // Browser zoom and another screen change the pixel ratio.
  window.addEventListener('resize', onChange);
  return () => {
    scheme.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
    window.removeEventListener('resize', onChange);
  };
}

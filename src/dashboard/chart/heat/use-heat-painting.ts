import { useEffect, type RefObject } from 'react';
import { useLanguage } from '#dashboard/ui/language/use-language.ts';
import { paintCanvas } from '#dashboard/ui/paint-canvas.ts';
import { dimAround } from './dim-around.ts';
import { readHeatPalette } from './heat-palette.ts';
import { paintHeatCells, type HeatPicture } from './paint-heat-cells.ts';
import { paintHeatFrame } from './paint-heat-frame.ts';
import { useLooks } from '#dashboard/chart/use-looks.ts';

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

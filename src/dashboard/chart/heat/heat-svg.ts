import type { DayRange } from '#dashboard/chart/day-range.ts';
import { svgPart, type SvgAttributes } from '#dashboard/chart/picture/svg-part.ts';
import { textWidth } from '#dashboard/chart/picture/wrapped-text.ts';
import type { HeatCanvas } from './heat-canvas.ts';
import { heatGeometry } from './heat-geometry.ts';
import { readHeatPalette } from './heat-palette.ts';
import type { HeatRow } from './heat-row.ts';
import type { HeatScale } from './heat-scale.ts';
import { paintHeatCells } from './paint-heat-cells.ts';
import { paintHeatFrame } from './paint-heat-frame.ts';

interface HeatDrawing {
  rows: readonly HeatRow[];
  scale: HeatScale;
  /** the days of all columns */
  extent: DayRange;
}

const WIDTH = 1_000;
const TEXT_SIZE = 12;

/** The whole matrix as a drawing that needs no style sheets, in the colours of the page. */
export function heatSvg({ rows, scale, extent }: HeatDrawing): SVGSVGElement {
  const geometry = heatGeometry({ extent, rowCount: rows.length, zoom: null }, WIDTH);
  const { width, height } = geometry;
  const svg = svgPart('svg', { width, height });
  const view = { left: 0, top: 0, width, height };
  const palette = readHeatPalette(document.documentElement);
  const picture = { geometry, rows, scale, selected: [] };
  const canvas = canvasOf(svg);
  paintHeatCells(canvas, picture, view, palette);
  paintHeatFrame(canvas, picture, view, palette);
  return svg;
}

/** Adds what is painted to the drawing. */
function canvasOf(svg: SVGSVGElement): HeatCanvas {
  const add = (name: 'rect' | 'text', attributes: SvgAttributes, content?: string) =>
    svg.append(svgPart(name, attributes, content));
  let fill = '';
  return {
    get fillStyle(): string {
      return fill;
    },
    // Colours of the palette alone.
    set fillStyle(colour: HeatCanvas['fillStyle']) {
      fill = typeof colour === 'string' ? colour : '';
    },
    font: '',
    textBaseline: 'middle',
    fillRect(x, y, width, height) {
      add('rect', { x, y, width, height, fill });
    },
    fillText(text, x, y) {
      const weight = Number.parseInt(this.font, 10);
      // Not every reader of SVG knows `dominant-baseline`.
      const middle = y + TEXT_SIZE / 3;
      add('text', { x, y: middle, 'font-size': TEXT_SIZE, 'font-weight': weight, fill }, text);
    },
    measureText: (text) => ({ width: textWidth(text) }),
  };
}

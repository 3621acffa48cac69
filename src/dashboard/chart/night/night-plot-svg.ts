import { svgPart, type SvgAttributes } from '#dashboard/chart/picture/svg-part.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { endOf, type NightPlotModel, type NightPlotSeries } from './night-plot-model.ts';
import { TICK_SPACE_PX, ticksBetween, tickStep } from './night-plot-ticks.ts';
import { plotColours, type PlotColours } from './plot-colours.ts';
import { valueTicks } from './value-ticks.ts';

const WIDTH = 900;
const LEFT = 46;
const RIGHT = TICK_SPACE_PX / 2;
const NAME_PX = 24;
const BARS_PX = 104;
const THIN_PX = 24;
const TEXT_SIZE = 12;
const LINE_PX = 15;
const HATCH_PX = 7;
/** Of the room of a bar, and in pixels. */
const BAR_SHARE = 0.86;
const MOST_BAR_PX = 64;

/** The plot of a night as a drawing that needs no style sheets, in the colours of the page. */
export function nightPlotSvg(model: NightPlotModel): SVGSVGElement {
  const parts: SVGElement[][] = [];
  let top = 0;
  for (const series of model.series) {
    const height = series.isThin === true ? THIN_PX : BARS_PX;
    const colours = plotColours(document.documentElement, series.colour);
    parts.push(nameOf(series, colours, top), rowOf(model, series, { top: top + NAME_PX, height, colours }));
    top += NAME_PX + height;
  }
  parts.push(timeAxis(model, top, plotColours(document.documentElement, '--ink')));
  const svg = svgPart('svg', { width: WIDTH, height: top + 2 * LINE_PX + 4 });
  for (const part of parts.flat()) svg.append(part);
  return svg;
}

/** Where a position of the number line is, in pixels. */
function xOf(model: NightPlotModel, position: number): number {
  const [first = 0] = model.starts;
  return LEFT + ((position - first) / (endOf(model) - first)) * (WIDTH - LEFT - RIGHT);
}

function nameOf({ name }: NightPlotSeries, { bar, text }: PlotColours, top: number): SVGElement[] {
  const baseline = top + NAME_PX - 7;
  return [
    svgPart('rect', { x: 2, y: baseline - 9, width: 10, height: 10, fill: bar }),
    textAt(name, { x: 18, y: baseline, fill: text }),
  ];
}

interface Row {
  top: number;
  height: number;
  colours: PlotColours;
}

/** Hatched pauses, lines, numbers and bars of one series. */
function rowOf(model: NightPlotModel, { values, isThin = false }: NightPlotSeries, row: Row): SVGElement[] {
  const { top, height, colours } = row;
  const bottom = top + height;
  const most = values.reduce<number>((highest, value) => Math.max(highest, value ?? 0), 1) * 1.08;
  const yOf = (value: number) => bottom - (value / most) * height;
  const ticks = isThin ? [0] : valueTicks(most).filter((tick) => tick <= most);
  const room = xOf(model, (model.starts[0] ?? 0) + model.length) - LEFT;
  const width = Math.min(MOST_BAR_PX, BAR_SHARE * room);
  return [
    ...model.gaps.map((gap) => hatching(xOf(model, gap.from), xOf(model, gap.to), row)),
    ...ticks.map((tick) =>
      svgPart('rect', { x: LEFT, y: yOf(tick), width: WIDTH - LEFT - RIGHT, height: 1, fill: colours.line }),
    ),
    ...(isThin
      ? []
      : ticks.map((tick) =>
          textAt(numberText(tick), { x: LEFT - 6, y: yOf(tick) + 4, fill: colours.text, 'text-anchor': 'end' }),
        )),
    ...values.flatMap((value, index) => {
      if (value === null || value === 0) return [];
      const x = xOf(model, model.starts[index] ?? 0);
      return svgPart('rect', { x, y: yOf(value), width, height: bottom - yOf(value), fill: colours.bar });
    }),
  ];
}

/** Diagonal lines, cut at the sides of the pause. */
function hatching(left: number, right: number, { top, height, colours }: Row): SVGElement {
  const lines: string[] = [];
  for (let foot = left - height + HATCH_PX; foot < right; foot += HATCH_PX) {
    const [from, to] = [Math.max(foot, left), Math.min(foot + height, right)];
    lines.push(`M${from} ${top + height - (from - foot)}L${to} ${top + height - (to - foot)}`);
  }
  return svgPart('path', { d: lines.join(''), fill: 'none', stroke: colours.hatch, 'stroke-width': 1 });
}

function timeAxis(model: NightPlotModel, top: number, { text, line }: PlotColours): SVGElement[] {
  const [first = 0] = model.starts;
  const step = tickStep(endOf(model) - first, WIDTH - LEFT - RIGHT, model.tickSteps);
  return ticksBetween(first, endOf(model), step).flatMap((tick, index) => [
    svgPart('rect', { x: xOf(model, tick), y: top, width: 1, height: 4, fill: line }),
    ...model
      .tickText(tick, step, index === 0)
      .split('\n')
      .map((part, row) =>
        textAt(part, { x: xOf(model, tick), y: top + (row + 1) * LINE_PX, fill: text, 'text-anchor': 'middle' }),
      ),
  ]);
}

function textAt(content: string, attributes: SvgAttributes): SVGElement {
  return svgPart('text', { 'font-size': TEXT_SIZE, ...attributes }, content);
}

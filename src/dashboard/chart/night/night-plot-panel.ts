import uPlot from 'uplot';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { plotColours, type PlotColours } from './plot-colours.ts';
import { endOf, type NightPlotModel } from './night-plot-model.ts';
import { TICK_SPACE_PX, ticksBetween, tickStep } from './night-plot-ticks.ts';

const BARS_PX = 104;
const THIN_PX = 24;
const TIME_AXIS_PX = 38;
const NUMBER_AXIS_PX = 46;
const HATCH_PX = 7;
/** Captures are whole numbers. */
const WHOLE_STEPS = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((power) => [1, 2, 5].map((step) => step * 10 ** power));
const bars = uPlot.paths.bars?.({ size: [0.86, 64], align: 1 });

/** One row of bars on a canvas. All rows of a plot have the same width, so that bars line up. */
export class NightPlotPanel {
  private readonly plot: uPlot;
  private readonly host: HTMLElement;
  private readonly row: number;
  private model: NightPlotModel;
  private marked: number | null = null;
  private colours: PlotColours;

  constructor(host: HTMLElement, model: NightPlotModel, row: number) {
    this.host = host;
    this.row = row;
    this.model = model;
    this.colours = plotColours(host, this.series.colour);
    this.plot = new uPlot(this.options(), this.data(), host);
  }

  /** Replaces the values. */
  update(model: NightPlotModel): void {
    if (model === this.model) return;
    this.model = model;
    this.plot.setData(this.data());
  }

  /** Marks the focused bar. */
  mark(index: number | null): void {
    if (index === this.marked) return;
    this.marked = index;
    this.plot.redraw(false);
  }

  /** Redraws in the current colours. */
  repaint(): void {
    this.colours = plotColours(this.host, this.series.colour);
    // uPlot caches the colour of bars with their paths, so the paths are rebuilt.
    this.plot.redraw(true, true);
  }

  resize(): void {
    if (this.host.clientWidth > 0) this.plot.setSize({ width: this.host.clientWidth, height: this.height });
  }

  /** The bar at a screen position, or the nearest one. */
  indexAt(clientX: number): number {
    const { left } = this.plot.over.getBoundingClientRect();
    const { starts, length } = this.model;
    const index = Math.floor((this.plot.posToVal(clientX - left, 'x') - (starts[0] ?? 0)) / length);
    return Math.min(starts.length - 1, Math.max(0, index));
  }

  destroy(): void {
    this.plot.destroy();
  }

  private get series() {
    const series = this.model.series[this.row];
    if (series === undefined) throw new Error('A row of the plot has no series.');
    return series;
  }

  private get isLast(): boolean {
    return this.row === this.model.series.length - 1;
  }

  private get isThin(): boolean {
    return this.series.isThin === true;
  }

  private get height(): number {
    return (this.isThin ? THIN_PX : BARS_PX) + (this.isLast ? TIME_AXIS_PX : 0);
  }

  private data(): uPlot.AlignedData {
    return [[...this.model.starts], [...this.series.values]];
  }

  private options(): uPlot.Options {
    const text = () => this.colours.text;
    const lines = { stroke: () => this.colours.line, width: 1 };
    const font = this.colours.font;
    return {
      width: Math.max(1, this.host.clientWidth),
      height: this.height,
      // Room for half a line below the lowest number, and half of the last tick's label.
      padding: [this.isThin ? 2 : 8, TICK_SPACE_PX / 2, this.isLast ? 0 : 8, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        // Plain numbers: uPlot's time scale would use the viewer's time zone.
        x: { time: false, range: () => [this.model.starts[0] ?? 0, endOf(this.model)] },
        y: { range: (_plot, _low, high) => [0, Math.max(1, (high ?? 0) * 1.08)] },
      },
      axes: [
        {
          size: this.isLast ? TIME_AXIS_PX : 1,
          stroke: text,
          font,
          lineGap: 1.25,
          grid: lines,
          ticks: { ...lines, size: this.isLast ? 4 : 0 },
          splits: () => this.ticks(),
          values: (_plot, ticks) =>
            this.isLast ? ticks.map((tick, index) => this.model.tickText(tick, this.step, index === 0)) : [],
        },
        {
          size: NUMBER_AXIS_PX,
          stroke: text,
          font,
          space: 26,
          grid: lines,
          ticks: { show: false },
          incrs: WHOLE_STEPS,
          values: (_plot, ticks) => (this.isThin ? [] : ticks.map((tick) => numberText(tick))),
        },
      ],
      series: [
        {},
        {
          ...(bars && { paths: bars }),
          fill: () => this.colours.bar,
          width: 0,
          points: { show: false },
        },
      ],
      hooks: { drawClear: [(plot) => this.paintBehind(plot)] },
    };
  }

  private get step(): number {
    const { starts, tickSteps } = this.model;
    const width = this.host.clientWidth - NUMBER_AXIS_PX - TICK_SPACE_PX / 2;
    return tickStep(endOf(this.model) - (starts[0] ?? 0), width, tickSteps);
  }

  private ticks(): number[] {
    return ticksBetween(this.model.starts[0] ?? 0, endOf(this.model), this.step);
  }

  private paintBehind(plot: uPlot): void {
    const { ctx, bbox } = plot;
    const { starts, length, gaps } = this.model;
    const start = this.marked === null ? undefined : starts[this.marked];
    ctx.save();
    if (start !== undefined) {
      ctx.fillStyle = this.colours.marked;
      const left = plot.valToPos(start, 'x', true);
      ctx.fillRect(left, bbox.top, plot.valToPos(start + length, 'x', true) - left, bbox.height);
    }
    ctx.beginPath();
    for (const { from, to } of gaps) {
      const left = plot.valToPos(from, 'x', true);
      ctx.rect(left, bbox.top, plot.valToPos(to, 'x', true) - left, bbox.height);
    }
    ctx.clip();
    this.hatch(ctx, bbox);
    ctx.restore();
  }

  /** Hatching, which also prints without colours. */
  private hatch(ctx: CanvasRenderingContext2D, { left, top, width, height }: uPlot.BBox): void {
    const distance = HATCH_PX * window.devicePixelRatio;
    ctx.beginPath();
    for (let x = left - height; x < left + width; x += distance) {
      ctx.moveTo(x, top + height);
      ctx.lineTo(x + height, top);
    }
    ctx.strokeStyle = this.colours.hatch;
    ctx.lineWidth = window.devicePixelRatio;
    ctx.stroke();
  }
}

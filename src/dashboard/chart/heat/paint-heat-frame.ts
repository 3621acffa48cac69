import { dayTicks, monthTicks, weekTicks } from '#dashboard/chart/day-ticks.ts';
import { leftOf, topOf } from './heat-geometry.ts';
import type { HeatCanvas } from './heat-canvas.ts';
import type { HeatPalette } from './heat-palette.ts';
import { daysInSight, rowsInSight, type HeatPicture, type HeatView } from './paint-heat-cells.ts';

const TEXT_SIZE_PX = 12;
const LABEL_ROOM_PX = 10;
/** Room for "Jun", and for a year beside it. */
const TICK_ROOM_PX = 44;
/** From this width on, days of the month are labelled. */
const WEEKS_FROM_PX = 7;

/** Paints what does not scroll: the row labels, the axis of days, and the group in the corner. */
export function paintHeatFrame(
  context: HeatCanvas,
  { geometry, rows, selected }: HeatPicture,
  view: HeatView,
  palette: HeatPalette,
): void {
  const { labelWidth, axisHeight, rowHeight, isOfYears } = geometry;
  context.textBaseline = 'middle';
  context.fillStyle = palette.panel;
  context.fillRect(0, 0, view.width, axisHeight);
  context.fillRect(0, 0, labelWidth, view.height);

  const { first: firstDay, last: lastDay } = daysInSight(geometry, view);
  const most = Math.max(1, (view.width - labelWidth) / TICK_ROOM_PX);
  const ticks = isOfYears ? monthTicks(firstDay, lastDay, most) : dayTicks(firstDay, lastDay, most);
  for (const { day, text, isYear } of ticks) {
    const x = Math.round(leftOf(geometry, day) - view.left);
    context.fillStyle = palette.lineStrong;
    context.fillRect(x, axisHeight - 8, 1, 8);
    context.fillStyle = isYear ? palette.ink : palette.muted;
    context.font = `${isYear ? 650 : 400} ${TEXT_SIZE_PX}px ${palette.font}`;
    context.fillText(text, x + 4, axisHeight / 2);
  }
  if (geometry.cellWidth >= WEEKS_FROM_PX) {
    context.font = `400 ${TEXT_SIZE_PX}px ${palette.font}`;
    for (const { day, text } of weekTicks(firstDay, lastDay)) {
      const x = Math.round(leftOf(geometry, day) - view.left);
      context.fillStyle = palette.line;
      context.fillRect(x, axisHeight - 5, 1, 5);
      context.fillStyle = palette.muted;
      context.fillText(text, x + 4, axisHeight / 2);
    }
  }
  // Covers tick labels that reach into the row labels.
  context.fillStyle = palette.panel;
  context.fillRect(0, 0, labelWidth, axisHeight);

  const sight = rowsInSight(geometry, view);
  for (let index = sight.first; index <= sight.last; index += 1) {
    const row = rows[index];
    if (row === undefined) continue;
    const top = topOf(geometry, index) - view.top;
    if (top < axisHeight - rowHeight) continue;
    const isChosen = selected.length === 0 || selected.some((one) => index >= one.firstRow && index <= one.lastRow);
    context.font = `400 ${TEXT_SIZE_PX}px ${palette.font}`;
    context.fillStyle = isChosen ? palette.ink : palette.muted;
    context.fillText(
      shortened(context, row.label, labelWidth - 2 * LABEL_ROOM_PX),
      LABEL_ROOM_PX,
      top + rowHeight / 2 + 0.5,
    );
    if (index > 0 && rows[index - 1]?.group !== row.group) {
      context.fillStyle = palette.lineStrong;
      context.fillRect(0, Math.round(top), labelWidth, 1);
    }
  }
  context.fillStyle = palette.panel;
  context.fillRect(0, 0, labelWidth, axisHeight);
  context.font = `600 ${TEXT_SIZE_PX}px ${palette.font}`;
  context.fillStyle = palette.muted;
  const group = rows[sight.first]?.group ?? '';
  context.fillText(shortened(context, group, labelWidth - 2 * LABEL_ROOM_PX), LABEL_ROOM_PX, axisHeight / 2);
  context.fillStyle = palette.lineStrong;
  context.fillRect(0, axisHeight - 1, view.width, 1);
  context.fillRect(labelWidth - 1, 0, 1, view.height);
}

/** Shortens a text in its middle, since names often differ at the end. */
function shortened(context: HeatCanvas, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = Array.from(text);
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (context.measureText(shortenedTo(letters, middle)).width <= width) low = middle;
    else high = middle - 1;
  }
  return shortenedTo(letters, low);
}

function shortenedTo(letters: readonly string[], count: number): string {
  const first = Math.ceil((2 * count) / 3);
  const last = letters.slice(letters.length - (count - first));
  return `${letters.slice(0, first).join('').trimEnd()}…${last.join('').trimStart()}`;
}

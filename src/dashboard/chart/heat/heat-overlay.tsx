import { leftOf, topOf, type HeatGeometry } from './heat-geometry.ts';
import classes from './heat-matrix.module.css';
import type { HeatPosition, HeatRange } from './heat-row.ts';

interface HeatOverlayProps {
  geometry: HeatGeometry;
  selected: readonly HeatRange[];
  /** a rectangle that is being drawn */
  draft: HeatRange | null;
  cursor: HeatPosition | null;
  hovered: HeatPosition | null;
}

/** A night of one pixel must be visible too. */
const LEAST_PX = 7;

/** Outlines of the selection, the drawn rectangle and the hovered cell. They scroll with the cells. */
export function HeatOverlay({ geometry, selected, draft, cursor, hovered }: HeatOverlayProps) {
  const styleOf = ({ firstRow, lastRow, from, to }: HeatRange) => {
    const [left, right] = [leftOf(geometry, from), leftOf(geometry, to + 1)];
    const width = Math.max(LEAST_PX, right - left);
    const top = topOf(geometry, firstRow);
    return { left: (left + right - width) / 2, width, top, height: topOf(geometry, lastRow + 1) - top };
  };
  const placed = ({ row, day }: HeatPosition) => styleOf({ firstRow: row, lastRow: row, from: day, to: day });
  return (
    <div aria-hidden="true">
      {(draft === null ? selected : [draft]).map((range) => (
        <div key={range.firstRow} className={classes.range} style={styleOf(range)} />
      ))}
      {hovered !== null && <div className={classes.hovered} style={placed(hovered)} />}
      {cursor !== null && <div className={classes.cursor} style={placed(cursor)} />}
    </div>
  );
}

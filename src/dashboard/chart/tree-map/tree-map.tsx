import { useElementSize } from '@mantine/hooks';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { chartMessages } from '#dashboard/chart/messages/chart-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { percentText } from '#dashboard/ui/text/percent-text.ts';
import { treeMapGroups, type TreeMapCell, type TreeMapItem } from './tree-map-groups.ts';
import type { Box } from './tree-map-layout.ts';
import classes from './tree-map.module.css';

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export type { TreeMapItem } from './tree-map-groups.ts';

interface TreeMapProps {
  /** accessible name; the items are named by their label, text, share and group */
  label: string;
  items: readonly TreeMapItem[];
  /** the whole of which each item is a share: "all that is shown" */
  whole: string;
  /** pixels; the width is the parent's */
  height: number;
  selectedId: number | null;
  /** null when the selected item is clicked again */
  onSelect: (id: number | null) => void;
}

const ARROWS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);
/** The average width of a letter in pixels. */
const LETTER = 7;
/** The width used until the element is measured, and where it cannot be. */
const WIDTH_BEFORE = 640;

/**
 * A tree map: areas show sizes, grouped. One tab stop: arrow keys go to the neighbour, Home and End to the largest and
 * the smallest item, Enter and Space select. Colour carries no meaning. Names are drawn where they fit, and always
 * available on hover and to screen readers.
 */
export function TreeMap({ label, items, whole, height, selectedId, onSelect }: TreeMapProps) {
  const words = useMessages(chartMessages);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const svg = useRef<SVGSVGElement>(null);
  const [stopId, setStopId] = useState<number | null>(null);
  const groups = useMemo(() => treeMapGroups(items, width || WIDTH_BEFORE, height), [items, width, height]);
  const cells = useMemo(() => groups.flatMap((group) => group.cells), [groups]);
  const total = useMemo(() => items.reduce((sum, { value }) => sum + value, 0), [items]);
  const stop = indexOf(cells, stopId) ?? indexOf(cells, selectedId) ?? 0;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = cells[stop]?.item.id;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (chosen !== undefined) onSelect(chosen === selectedId ? null : chosen);
      return;
    }
    const index = indexAfter(event.key, cells, stop);
    const next = index === null ? undefined : cells[index];
    if (next === undefined) return;
    event.preventDefault();
    setStopId(next.item.id);
    svg.current?.querySelector<SVGGElement>(`[data-id="${next.item.id}"]`)?.focus();
  };

  return (
    <div ref={ref} className={classes.frame} style={{ height }}>
      <svg
        ref={svg}
        className={classes.map}
        role="group"
        aria-label={label}
        viewBox={`0 0 ${width || WIDTH_BEFORE} ${height}`}
        height={height}
      >
        {groups.map(({ name, named, cells: own, ...box }) => (
          <g key={name}>
            {named && (
              <svg {...box} height={18} aria-hidden="true">
                <text className={classes.group} x={1} y={12}>
                  {fitted(name, box.width)}
                </text>
              </svg>
            )}
            {own.map((cell) => (
              <Cell
                key={cell.item.id}
                cell={cell}
                share={words.shareOf(percentText(cell.item.value / total), whole)}
                isStop={cell === cells[stop]}
                isSelected={cell.item.id === selectedId}
                onKeyDown={onKeyDown}
                onChoose={(id) => {
                  setStopId(id);
                  onSelect(id === selectedId ? null : id);
                }}
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

interface CellProps {
  cell: TreeMapCell;
  share: string;
  isStop: boolean;
  isSelected: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: (id: number) => void;
}

function Cell({ cell, share, isStop, isSelected, onKeyDown, onChoose }: CellProps) {
  const { item, x, y, width, height } = cell;
  const words = `${item.label}, ${item.text}, ${share}, ${item.group}`;
  return (
    <g
      className={classes.cell}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={words}
      aria-pressed={isSelected}
      data-id={item.id}
      onClick={() => onChoose(item.id)}
      onKeyDown={onKeyDown}
    >
      <title>{words}</title>
      <rect x={x} y={y} width={width} height={height} rx={2} />
      {width > 36 && height > 16 && (
        <svg x={x} y={y} width={Math.max(0, width - 4)} height={height} aria-hidden="true">
          <text x={6} y={14}>
            {fitted(item.label, width - 10)}
          </text>
          {height > 34 && (
            <text className={classes.value} x={6} y={29}>
              {fitted(item.text, width - 10)}
            </text>
          )}
        </svg>
      )}
    </g>
  );
}

/** Truncates a text to a width, estimated by the average letter; the rest is clipped. */
function fitted(text: string, width: number): string {
  const letters = Math.floor(width / LETTER);
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…`;
}

function indexAfter(key: string, cells: readonly TreeMapCell[], stop: number): number | null {
  if (ARROWS.has(key)) return treeMapNeighbour(cells, stop, key as Direction);
  if (key !== 'Home' && key !== 'End') return null;
  const values = cells.map(({ item }) => item.value);
  const further = key === 'Home' ? Math.max : Math.min;
  return values.indexOf(values.reduce((end, value) => further(end, value), values[0] ?? 0));
}

function indexOf(cells: readonly TreeMapCell[], id: number | null): number | null {
  const index = cells.findIndex(({ item }) => item.id === id);
  return index === -1 ? null : index;
}

function middle({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * The index of the next box in a direction: the nearest one beyond the current edge, boxes straight ahead first. Null
 * if there is none.
 */
function treeMapNeighbour(boxes: readonly Box[], from: number, direction: Direction): number | null {
  const start = boxes[from];
  if (start === undefined) return null;
  const here = middle(start);
  const sideways = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1;
  let best: { index: number; cost: number } | null = null;
  for (const [index, box] of boxes.entries()) {
    const there = middle(box);
    const ahead = sign * (sideways ? there.x - here.x : there.y - here.y);
    if (index === from || ahead <= 0.5) continue;
    const aside = Math.abs(sideways ? there.y - here.y : there.x - here.x);
    const cost = ahead + 2 * aside;
    if (best === null || cost < best.cost) best = { index, cost };
  }
  return best?.index ?? null;
}

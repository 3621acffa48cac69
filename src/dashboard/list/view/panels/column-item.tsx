import { HowComputed } from '#dashboard/ui/values/how-computed.tsx';
import { panelMessages } from '#dashboard/list/view/panels/messages/panel-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useState } from 'react';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './panel.module.css';
import { NARROWEST, WIDEST } from '#dashboard/list/model/widths-parameter.ts';

interface ColumnItemProps {
  column: Pick<ListColumn<never>, 'field' | 'header' | 'definition' | 'explained'>;
  /** pixels */
  width: number;
  shown: boolean;
  /** always shown and first */
  fixed: boolean;
  /** whether it can move up, and down */
  movable: readonly [boolean, boolean];
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onWidth: (pixels: number) => void;
  onDrag: () => void;
  onDrop: () => void;
}

/** One column in the panel: whether it is shown, its width and its position. */
export function ColumnItem(props: ColumnItemProps) {
  const { column, width, shown, fixed, movable, onToggle, onMove, onWidth, onDrag, onDrop } = props;
  const words = useMessages(panelMessages);
  const { field, header, definition, explained } = column;
  const [over, setOver] = useState(false);
  const isTarget = shown && !fixed;
  return (
    // Dragging is for pointers; the buttons do the same from the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={classes.item}
      data-field={field}
      data-over={over || undefined}
      title={definition}
      draggable={isTarget}
      onDragStart={onDrag}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <label className={classes.label}>
        <input type="checkbox" checked={shown} disabled={fixed} onChange={onToggle} />
        <span>{header}</span>
      </label>
      {explained !== undefined && <HowComputed to={explained} of={header} className={controls.icon} />}
      {shown && (
        <>
          <WidthInput key={width} header={header} width={width} onWidth={onWidth} />
          {([-1, 1] as const).map((by) => {
            const can = movable[by === -1 ? 0 : 1];
            return (
              <button
                key={by}
                type="button"
                className={controls.icon}
                data-move={by === -1 ? 'up' : 'down'}
                aria-label={by === -1 ? words.moveUp(header) : words.moveDown(header)}
                // Not `disabled`, which would lose the focus at the first and last position.
                aria-disabled={!can}
                onClick={() => can && onMove(by)}
              >
                {by === -1 ? '↑' : '↓'}
              </button>
            );
          })}
        </>
      )}
    </li>
  );
}

/** Applies the width on blur or Enter: half a typed number is a different width. */
function WidthInput({ header, width, onWidth }: { header: string; width: number; onWidth: (pixels: number) => void }) {
  const words = useMessages(panelMessages);
  const [text, setText] = useState(String(width));
  const done = () => {
    const pixels = Number(text);
    if (text !== '' && Number.isFinite(pixels) && pixels !== width) onWidth(pixels);
    else setText(String(width));
  };
  return (
    <input
      className={`${controls.field} ${classes.width}`}
      type="number"
      min={NARROWEST}
      max={WIDEST}
      step={4}
      aria-label={words.widthOf(header)}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={done}
      onKeyDown={({ key }) => key === 'Enter' && done()}
    />
  );
}

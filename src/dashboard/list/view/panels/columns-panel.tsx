import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { panelMessages } from '#dashboard/list/view/panels/messages/panel-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { isOffered } from '#dashboard/list/filters/is-offered.ts';
import { ColumnItem } from './column-item.tsx';
import type { PanelProps } from './panel-props.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './panel.module.css';

/** The panel that sets which columns a list shows, their sequence and widths, and the height of rows. */
export function ColumnsPanel<Rec>({ list }: PanelProps<Rec>) {
  const words = useMessages(panelMessages);
  const { definition, layout } = list;
  const { columns, changeLayout } = layout;
  const shown = columns.map(({ field }) => field);
  const rest = definition.columns.filter((column) => !shown.includes(column.field) && isOffered(column, list.rows.all));
  const [moved, setMoved] = useState<{ field: string; by: number } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const items = useRef<HTMLOListElement>(null);
  // A button that moves in the page with its row loses the focus.
  useLayoutEffect(() => {
    if (moved === null) return;
    const direction = moved.by < 0 ? 'up' : 'down';
    items.current?.querySelector<HTMLElement>(`[data-field="${moved.field}"] [data-move="${direction}"]`)?.focus();
  }, [moved, columns]);

  const moveTo = (field: string, index: number) => void changeLayout({ columns: movedField(shown, field, index) });
  return (
    <div className={classes.panel}>
      <div className={classes.title}>
        <h2>{words.columns}</h2>
        <Button
          compact
          onClick={() => void changeLayout({ columns: layout.byDefault, widths: {}, density: 'comfortable' })}
        >
          {words.reset}
        </Button>
      </div>
      <div className={classes.row}>
        <span id="density">{words.rows}</span>
        <SegmentedControl
          aria-labelledby="density"
          value={layout.density}
          onChange={(word) => void changeLayout({ density: definition.parameters.density.read(word) })}
          data={[
            { value: 'comfortable', label: words.comfortable },
            { value: 'compact', label: words.compact },
          ]}
        />
      </div>
      <Text className={classes.hint}>{words.widths}</Text>
      <ol className={classes.items} ref={items}>
        {[...columns, ...rest].map((column, index) => {
          const { field } = column;
          const isShown = index < shown.length;
          return (
            <ColumnItem
              key={field}
              column={column}
              width={layout.widths[field] ?? layout.ownWidths[field] ?? column.width}
              shown={isShown}
              fixed={index === 0}
              movable={[isShown && index > 1, isShown && index > 0 && index < shown.length - 1]}
              onToggle={() =>
                void changeLayout({ columns: isShown ? shown.filter((one) => one !== field) : [...shown, field] })
              }
              onMove={(by) => {
                setMoved({ field, by });
                moveTo(field, index + by);
              }}
              onWidth={(pixels) => void changeLayout({ widths: { ...layout.widths, [field]: pixels } })}
              onDrag={() => setDragged(field)}
              onDrop={() => dragged !== null && moveTo(dragged, index)}
            />
          );
        })}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {moved !== null &&
          words.movedTo(
            definition.columns.find(({ field }) => field === moved.field)?.header ?? '',
            numberText(shown.indexOf(moved.field) + 1),
            numberText(shown.length),
          )}
      </p>
    </div>
  );
}

/** The fields with one moved to an index; the first one stays first. */
function movedField(fields: readonly string[], field: string, to: number): readonly string[] {
  const index = Math.max(1, Math.min(fields.length - 1, to));
  return fields.indexOf(field) < 1 ? fields : fields.filter((one) => one !== field).toSpliced(index, 0, field);
}

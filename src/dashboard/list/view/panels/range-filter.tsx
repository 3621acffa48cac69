import { Fragment, useId } from 'react';
import { panelMessages } from '#dashboard/list/view/panels/messages/panel-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { typedText } from '#dashboard/ui/text/typed-text.ts';
import { BoundInput } from './bound-input.tsx';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './panel.module.css';
import { useBound } from './use-bound.ts';

interface RangeFilterProps {
  column: Pick<ListColumn<never>, 'header' | 'unit'>;
  /** the smallest and largest value of the records that match the other filters; dates as days */
  bounds: readonly [number | string | null, number | string | null];
  range: { kind: 'number' | 'date'; from: number | string | null; to: number | string | null };
  /** empty for no bound */
  onChange: (from: string, to: string) => void;
}

/** Inputs for a range of numbers or days, both ends included. */
export function RangeFilter({ column: { header, unit }, bounds, range, onChange }: RangeFilterProps) {
  const words = useMessages(panelMessages);
  const { quoted } = useMessages(uiMessages);
  const { kind } = range;
  // The other end as it is typed: what was sent a moment ago may not be in the address yet.
  // oxlint-disable-next-line react/immutability -- called after a pause, when both are there
  const from = useBound({ kind, end: 'from', value: range.from }, (text) => onChange(text, to.current()));
  const to = useBound({ kind, end: 'to', value: range.to }, (text) => onChange(from.current(), text));
  const problemId = useId();
  const isBackwards = range.from !== null && range.to !== null && range.from > range.to;
  const ends = [
    { end: 'from', bound: from },
    { end: 'to', bound: to },
  ] as const;
  const wrong = ends.filter(({ bound }) => bound.isWrong).map(({ bound }) => bound.text);
  return (
    <>
      <div className={classes.range}>
        {ends.map(({ end, bound }, index) => (
          <Fragment key={end}>
            {end === 'to' && <span>{words.between}</span>}
            <BoundInput
              bound={bound}
              day={kind === 'date' ? String(range[end] ?? '') : null}
              label={words[end](header)}
              calendarLabel={end === 'from' ? words.firstDay(header) : words.lastDay(header)}
              placeholder={boundText(bounds[index] ?? null)}
              problemId={problemId}
            />
          </Fragment>
        ))}
        {unit !== undefined && <span>{unit}</span>}
      </div>
      {isBackwards && <Text tone="bad">{words.backwards}</Text>}
      {wrong.length > 0 && (
        <Text id={problemId} tone="bad" role="alert">
          {kind === 'number'
            ? words.noNumber(listText(wrong.map(quoted)), header, typedText(1_250), typedText(12.5))
            : words.noDate(listText(wrong.map(quoted)), header)}
        </Text>
      )}
    </>
  );
}

function boundText(bound: number | string | null): string {
  return typeof bound === 'number' ? numberText(bound) : (bound ?? '');
}

import { Link } from 'react-router-dom';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { overviewMessages } from './messages/overview-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './overview-page.module.css';

/** One number of the overview. */
export interface Total {
  name: string;
  /** what it counts */
  definition: string;
  /** null: not reported; undefined: loading */
  value: number | null | undefined;
  /** a lower bound: the exact number is unknown */
  isAtLeast?: boolean | undefined;
  /** error message */
  error?: string | undefined;
  /** note beside the number: "2 do not report it" */
  note?: string | undefined;
  /** the address of the counted list */
  to?: string | undefined;
}

/** A total with its definition; the whole tile is a link. */
export function TotalFigure({ name, definition, value, isAtLeast = false, error, note, to }: Total) {
  const words = useMessages(overviewMessages);
  return (
    <div className={classes.total}>
      <Text as="dt" size="medium" tone="soft">
        {to === undefined ? name : <Link to={to}>{name}</Link>}
      </Text>
      <dd className={classes.figure}>
        {error !== undefined && <Unknown why={words.totalUnknown(error)} />}
        {error === undefined && value === undefined && (
          <span className={classes.coming}>
            <span aria-hidden="true">…</span>
            <span className="visually-hidden">{words.loadingTotal}</span>
          </span>
        )}
        {error === undefined &&
          value !== undefined &&
          (isAtLeast && value !== null ? words.moreThan(numberText(value)) : <Count value={value} />)}
      </dd>
      <Text as="dd">
        {definition}
        {note !== undefined && <span className={classes.totalNote}> {note}</span>}
      </Text>
    </div>
  );
}

import { Link } from 'react-router-dom';
import { dayOfIso, parseTimestamp } from '#contract/time.ts';
import { paths } from '#dashboard/paths.ts';
import type { FiledRemark } from '#dashboard/remarks/file/remark-file-columns.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import { timestampText, viewerDayText } from '#dashboard/ui/text/clock-text.ts';
import { nightOfDayText } from '#dashboard/ui/text/night-text.ts';
import classes from './all-remarks.module.css';
import { allRemarksMessages } from './messages/all-remarks-messages.ts';

interface RemarksTableProps {
  remarks: readonly FiledRemark[];
  onRemove: (remark: FiledRemark) => void;
}

/** Stars and notes as a table, each with a link to its record. */
export function RemarksTable({ remarks, onRemove }: RemarksTableProps) {
  const words = useMessages(allRemarksMessages);
  return (
    // Focusable, so that it can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} role="region" aria-label={words.scrolls} tabIndex={0}>
      <table className={classes.table} aria-label={words.table}>
        <thead>
          <tr>
            <th scope="col">{words.star}</th>
            <th scope="col">{words.record}</th>
            <th scope="col">{words.note}</th>
            <th scope="col">{words.changed}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {remarks.map((one) => {
            const { kind, id, remark } = one;
            const title = titleOf(one);
            const to = pathOf(one);
            const changed = [remark.noteAt, remark.starAt].filter((at) => at !== null).toSorted();
            const last = changed.at(-1);
            return (
              <tr key={`${kind} ${id}`}>
                <td>
                  {remark.star && (
                    <span role="img" aria-label={words.starred} className={classes.star}>
                      ★
                    </span>
                  )}
                </td>
                <th scope="row">
                  {to === null ? title : <Link to={to}>{title}</Link>}
                  <span className={classes.kind}>{words.kinds[kind]}</span>
                </th>
                <td className={classes.words}>{remark.note}</td>
                <td>{last !== undefined && <time dateTime={last}>{viewerDayText(Date.parse(last))}</time>}</td>
                <td>
                  <button
                    ref={moveFocusOnUnmount}
                    type="button"
                    className={controls.icon}
                    aria-label={words.deleteOne(title)}
                    title={words.deleteOne(title)}
                    onClick={() => onRemove(one)}
                  >
                    ×
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function pathOf({ kind, id, remark }: FiledRemark): string | null {
  if (kind === 'deployment') return paths.deployment(id);
  if (kind === 'session') return paths.session(id);
  return remark.session === null ? null : paths.session(remark.session, { capture: String(id) });
}

/** "12→13 Jun 2024, Trap"; of a capture with its time; with the id where nothing else is known. */
function titleOf({ id, remark }: FiledRemark): string {
  const evening = remark.night === null ? null : dayOfIso(remark.night);
  const night = evening === null ? remark.night : nightOfDayText(evening);
  const name = remark.name === '' ? String(id) : remark.name;
  if (remark.taken !== null && parseTimestamp(remark.taken) !== null) return `${timestampText(remark.taken)}, ${name}`;
  return night === null ? name : `${night}, ${name}`;
}

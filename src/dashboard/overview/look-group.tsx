import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { unreadIn, type WholeList } from '#dashboard/api/whole/whole-list.ts';
import { knownCountText } from '#dashboard/list/bar/known-count-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { LookLine } from './look-lines.ts';
import classes from './overview-page.module.css';
import { Unread } from './unread.tsx';

interface LookGroupProps {
  /** "Deployments" */
  title: string;
  query: UseQueryResult<WholeList<unknown>>;
  /** null while loading */
  lines: readonly LookLine[] | null;
  /** URL parameters carried in links: the project */
  carried: Record<string, string>;
  /** false while the lines do not include all records of `query` */
  isLookedThrough?: boolean;
}

/** Records of one kind to check; "Nothing" is shown only for a complete list. */
export function LookGroup({ title, query, lines, carried, isLookedThrough = true }: LookGroupProps) {
  const noun = title.toLowerCase();
  const { data } = query;
  const found = data === undefined || lines === null ? null : lines.filter(({ count }) => count > 0);
  const remark = remarkOf(query, found, noun, isLookedThrough);
  return (
    <section className={classes.group} aria-label={title}>
      <h3>{title}</h3>
      <Unread query={query} noun={noun} what={`The ${noun} could not be read.`} carried={carried} />
      {remark !== null && <p className={classes.hint}>{remark}</p>}
      {found !== null && found.length > 0 && data?.tooMany !== true && (
        <ul className={classes.looks}>
          {found.map((line) => (
            <Look key={line.words} {...line} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Text in place of the lines, or while more may come; null if they are complete. */
function remarkOf(
  { data, error }: LookGroupProps['query'],
  found: readonly LookLine[] | null,
  noun: string,
  isLookedThrough: boolean,
): string | null {
  if (data?.tooMany === true) return `There are ${knownCountText(data)}: read them all to have them looked through.`;
  if (found === null || (found.length === 0 && !isLookedThrough)) {
    return error === null && data?.stopped !== true ? `Reading the ${noun} …` : null;
  }
  return found.length === 0 && data?.complete === true && unreadIn(data) === 0 ? 'Nothing.' : null;
}

function Look({ count, words, definition, to, parts }: LookLine) {
  const text = (
    <>
      <strong>{numberText(count)}</strong> {words}
    </>
  );
  return (
    <li>
      {to === null ? <span>{text}</span> : <Link to={to}>{text}</Link>}
      <span className={classes.why}>{definition}</span>
      {parts.length > 0 && (
        <ul className={classes.parts}>
          {parts.map((part) => (
            <li key={part.text}>
              <Link to={part.to}>
                {part.text} <span className={classes.number}>{numberText(part.count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { unreadIn, type WholeList } from '#dashboard/api/whole-list.ts';
import { knownCountText } from '#dashboard/list/known-count-text.ts';
import { numberText } from '#dashboard/ui/number-text.ts';
import type { LookLine } from './look-lines.ts';
import classes from './overview-page.module.css';
import { Unread } from './unread.tsx';

interface LookGroupProps {
  /** "Deployments" */
  title: string;
  query: UseQueryResult<WholeList<unknown>>;
  /** null before there are any */
  lines: readonly LookLine[] | null;
  /** what goes along in links: the project */
  kept: Record<string, string>;
  /** false while the lines are of fewer than `query` has */
  isLookedThrough?: boolean;
}

/** What needs a look among one kind of records; that nothing does is said only of a list that was read to its end. */
export function LookGroup({ title, query, lines, kept, isLookedThrough = true }: LookGroupProps) {
  const noun = title.toLowerCase();
  const { data, error } = query;
  const found = data === undefined || lines === null ? null : lines.filter(({ count }) => count > 0);
  const isReading = found === null || (found.length === 0 && !isLookedThrough);
  return (
    <section className={classes.group} aria-label={title}>
      <h3>{title}</h3>
      <Unread query={query} noun={noun} what={`The ${noun} could not be read.`} kept={kept} />
      {isReading && error === null && <p className={classes.hint}>Reading the {noun} …</p>}
      {data?.tooMany === true && (
        <p className={classes.hint}>There are {knownCountText(data)}: read them all to have them looked through.</p>
      )}
      {data?.complete === true && unreadIn(data) === 0 && isLookedThrough && found?.length === 0 && (
        <p className={classes.hint}>Nothing.</p>
      )}
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

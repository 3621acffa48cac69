import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { hasAll, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { allText, type CountedList } from './all-text.ts';
import { Counted } from './counted.tsx';
import type { LookLine } from './look-lines.ts';
import type { Messages } from './messages/en.ts';
import { overviewMessages } from './messages/overview-messages.ts';
import { Stack } from '#dashboard/ui/looks/stack.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './overview-page.module.css';
import { Unread } from './unread.tsx';

interface LookGroupProps {
  /** "Deployments" */
  title: string;
  list: CountedList;
  query: UseQueryResult<WholeList<unknown>>;
  /** null while loading */
  lines: readonly LookLine[] | null;
  /** URL parameters carried in links: the project */
  carried: Record<string, string>;
  /** false while the lines do not include all records of `query` */
  isLookedThrough?: boolean;
}

/** Records of one kind to check; "Nothing" is shown only for a complete list. */
export function LookGroup({ title, list, query, lines, carried, isLookedThrough = true }: LookGroupProps) {
  const words = useMessages(overviewMessages);
  const { data } = query;
  const found = data === undefined || lines === null ? null : lines.filter(({ count }) => count > 0);
  const remark = remarkOf({ query, found, list, isLookedThrough, words });
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Text as="h3" strong>
        {title}
      </Text>
      <Unread query={query} list={list} carried={carried} />
      {remark !== null && <Text>{remark}</Text>}
      {found !== null && found.length > 0 && data?.tooMany !== true && (
        <ul className={classes.looks}>
          {found.map((line) => (
            <Look key={line.text} {...line} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** Text in place of the lines, or while more may come; null if they are complete. */
function remarkOf({
  query,
  found,
  list,
  isLookedThrough,
  words,
}: Required<Pick<LookGroupProps, 'query' | 'list' | 'isLookedThrough'>> & {
  found: readonly LookLine[] | null;
  words: Messages;
}): string | null {
  const { data, error } = query;
  if (data?.tooMany === true) return words.tooManyToCheck(allText(data, list, words));
  if (found === null || (found.length === 0 && !isLookedThrough)) {
    return error === null && data?.stopped !== true ? words.loadingList : null;
  }
  return found.length === 0 && hasAll(data) ? words.nothing : null;
}

function Look({ count, text: plainText, definition, to, parts }: LookLine) {
  const text = <Counted text={plainText} count={count} />;
  return (
    <li>
      {to === null ? <span>{text}</span> : <Link to={to}>{text}</Link>}
      <Text as="span" className={classes.why}>
        {definition}
      </Text>
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

import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { missingFrom, uncountedIn, unreadIn, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import { paths } from '#dashboard/paths.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { allText, type CountedList } from './all-text.ts';
import type { Messages } from './messages/en.ts';
import { overviewMessages } from './messages/overview-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';

interface UnreadProps {
  query: UseQueryResult<WholeList<unknown>>;
  list: CountedList;
  /** URL parameters carried in links: the project */
  carried: Record<string, string>;
}

/** Which records of a list the numbers below do not include, with a button to load them. */
export function Unread({ query: { data, error, isFetching, refetch }, list, carried }: UnreadProps) {
  const words = useMessages(overviewMessages);
  const { retry } = useMessages(uiMessages);
  if (error !== null && !isFetching) {
    return (
      <ProblemNote action={retry} onAction={() => void refetch()}>
        {data === undefined ? `${words.notLoaded[list]} ${error.message}` : words.notRefreshed(error.message)}
      </ProblemNote>
    );
  }
  if (data === undefined || data.tooMany) return null;
  if (data.stopped) {
    return (
      <ProblemNote action={words.continue} onAction={() => void refetch()}>
        {words.cancelledAt(numberText(data.read), allText(data, list, words))}
      </ProblemNote>
    );
  }
  if (!data.complete) {
    return <Text>{words.soFar(numberText(data.read), allText(data, list, words))}</Text>;
  }
  const difference = differenceText(data, list, words);
  return (
    <>
      {unreadIn(data) > 0 && (
        <ProblemNote action={retry} onAction={() => void refetch()}>
          {leftOutText(data, list, words)}{' '}
          {data.rejected.length > 0 && <Link to={paths.dataProblems(carried)}>{words.dataProblems}</Link>}
        </ProblemNote>
      )}
      {difference !== '' && <Text>{difference}</Text>}
    </>
  );
}

function leftOutText(data: WholeList<unknown>, list: CountedList, words: Messages): string {
  const [rejected, missing] = [data.rejected.length, missingFrom(data)];
  const [left, all] = [numberText(unreadIn(data)), words.counts[list](data.count)];
  if (missing === 0) return words.leftOutUnreadable(left, all);
  if (rejected === 0) return words.leftOutMissing(left, all);
  return words.leftOut(left, all, numberText(rejected), numberText(missing));
}

/** How the server's count of a list differs from what it sent; empty where it does not. */
function differenceText(data: WholeList<unknown>, list: CountedList, words: Messages): string {
  const { read, outside, counted, endless } = data;
  return [
    ...(uncountedIn(data) > 0 ? [words.countDiffers(words.counts[list](read + outside), numberText(counted))] : []),
    ...(endless ? [words.endless] : []),
  ].join(' ');
}

import { Link } from 'react-router-dom';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { paths } from '#dashboard/paths.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';

interface UnreadableRecordsProps {
  list: WholeList<unknown>;
  noun: { one: string; many: string };
  /** parameters carried along in links: the project */
  carried: Record<string, string>;
}

/** Shown when none of the records that the service counts can be shown: why, and a link to details. */
export function UnreadableRecords({ list, noun, carried }: UnreadableRecordsProps) {
  const words = useMessages(listMessages);
  const { rejected, count } = list;
  const fault = rejected[0]?.faults[0];
  if (fault === undefined) return words.notSent(count, noun);
  return (
    <>
      {words.unreadable(rejected.length, noun)} <span lang="en">{fault}.</span>{' '}
      <Link to={paths.dataProblems(carried)}>{words.dataProblems}</Link>
    </>
  );
}

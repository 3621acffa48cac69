import { countNoun } from '#dashboard/ui/text/count-noun.ts';
import { Link } from 'react-router-dom';
import type { WholeList } from '#dashboard/api/whole/whole-list.ts';
import { paths } from '#dashboard/paths.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

interface UnreadableRecordsProps {
  list: WholeList<unknown>;
  noun: { one: string; many: string };
  /** parameters carried along in links: the project */
  carried: Record<string, string>;
}

/** Shown when none of the records that the service counts can be shown: why, and a link to details. */
export function UnreadableRecords({ list, noun, carried }: UnreadableRecordsProps) {
  const { rejected, count } = list;
  const fault = rejected[0]?.faults[0];
  if (fault === undefined) {
    return (
      <>
        The server counts {countNoun(count, noun)} but did not send {count === 1 ? 'it' : 'them'}.
      </>
    );
  }
  const [received, were] = rejected.length === 1 ? [noun.one, 'was'] : [noun.many, 'were'];
  return (
    <>
      {numberText(rejected.length)} {received} {were} received but could not be read: {fault}.{' '}
      <Link to={paths.dataProblems(carried)}>Data problems in Settings</Link>
    </>
  );
}

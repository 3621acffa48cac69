import { missingFrom, type WholeList } from '#dashboard/api/whole/whole-list.ts';
import { countDifference } from '#dashboard/list/arrange/count-difference.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import type { Capture } from '#contract/capture.ts';
import classes from '#dashboard/sessions/session-page.module.css';
import type { ListedEvent as Session } from '#contract/event.ts';

interface NightCapturesFaultsProps {
  session: Session;
  list: WholeList<Capture>;
  onReload: () => void;
}

/** Notes on missing, invalid and foreign captures in the service's response. */
export function NightCapturesFaults({ session, list, onReload }: NightCapturesFaultsProps) {
  const { count, records, rejected, repeated, outside, complete } = list;
  const missing = missingFrom(list);
  const { captures_count: reported } = session;
  const difference = countDifference(list, 'captures');
  return (
    <>
      {difference !== null && <p className={classes.problem}>{difference}</p>}
      {complete && missing > 0 && (
        <ProblemNote action="Read again" onAction={onReload}>
          {numberText(missing)} missing:{' '}
          {repeated > 0 ? 'the service repeated captures between pages' : 'the service did not send them'}
        </ProblemNote>
      )}
      {rejected.length > 0 && (
        <p
          className={classes.problem}
          title={rejected.map(({ id, faults }) => `${id ?? '?'}: ${faults.join('; ')}`).join('\n')}
        >
          {numberText(rejected.length)} set aside: not in the form of the interface
        </p>
      )}
      {outside > 0 && <p>{numberText(outside)} of other sessions left out, which the service sent as well</p>}
      {complete && reported !== null && reported !== count && (
        <p>
          The session’s own count says {numberText(reported)}; {numberText(records.length)} came.
        </p>
      )}
    </>
  );
}

import { missingFrom, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import { countDifference } from '#dashboard/list/records/count-difference.ts';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import type { Capture } from '#contract/records/capture.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import type { ListedEvent as Session } from '#contract/records/event.ts';

interface NightCapturesFaultsProps {
  session: Session;
  list: WholeList<Capture>;
  onReload: () => void;
}

/** Notes on missing, invalid and foreign captures in the service's response. */
export function NightCapturesFaults({ session, list, onReload }: NightCapturesFaultsProps) {
  const words = useMessages(sessionPageMessages);
  const { retry } = useMessages(uiMessages);
  const { count, records, rejected, repeated, outside, complete } = list;
  const missing = missingFrom(list);
  const { captures_count: reported } = session;
  const difference = countDifference(list, words.captures);
  return (
    <>
      {difference !== null && (
        <Text size="medium" tone="bad">
          {difference}
        </Text>
      )}
      {complete && missing > 0 && (
        <ProblemNote action={retry} onAction={onReload}>
          {repeated > 0 ? words.repeated(numberText(missing)) : words.notSent(numberText(missing))}
        </ProblemNote>
      )}
      {rejected.length > 0 && (
        <Text
          size="medium"
          tone="bad"
          title={rejected.map(({ id, faults }) => `${id ?? '?'}: ${faults.join('; ')}`).join('\n')}
        >
          {words.invalid(numberText(rejected.length))}
        </Text>
      )}
      {outside > 0 && <p>{words.ofOthers(outside)}</p>}
      {complete && reported !== null && reported !== count && (
        <p>{words.countDiffers(numberText(reported), numberText(records.length))}</p>
      )}
    </>
  );
}

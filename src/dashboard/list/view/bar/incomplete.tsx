import { missingFrom, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';

interface IncompleteProps {
  data: WholeList<unknown>;
  onLoadAgain: () => void;
}

/** What is missing after the whole list was loaded. */
export function Incomplete({ data, onLoadAgain }: IncompleteProps) {
  const words = useMessages(listMessages);
  const { complete, repeated, rejected, outside } = data;
  const missing = missingFrom(data);
  return (
    <>
      {complete && missing > 0 && (
        <ProblemNote action={words.loadAgain} onAction={onLoadAgain}>
          {repeated > 0 ? words.repeated(missing) : words.missing(missing)}
        </ProblemNote>
      )}
      {complete && outside > 0 && (
        <Text size="medium" tone="bad">
          {words.notRequested(outside)}
        </Text>
      )}
      {rejected.length > 0 && (
        <Text
          size="medium"
          tone="bad"
          title={rejected.map(({ id, faults }) => `${id ?? '?'}: ${faults.join('; ')}`).join('\n')}
        >
          {words.setAside(rejected.length)}
        </Text>
      )}
    </>
  );
}

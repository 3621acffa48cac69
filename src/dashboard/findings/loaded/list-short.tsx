import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { loadedMessages } from './messages/loaded-messages.ts';
import type { Shortfall } from './shortfall.ts';

interface ListShortProps {
  /** "sessions of Trap 2"; by default sessions */
  what?: string;
  of: Shortfall;
}

/** What of a list that was read to its end is missing or left out; nothing where it has all. */
export function ListShort({
  what: named,
  of: { missing, rejected, outside, isProjectChecked, reload },
}: ListShortProps) {
  const words = useMessages(loadedMessages);
  const what = named ?? words.nouns.sessions;
  const texts = [
    missing > 0 ? words.missing(what, numberText(missing)) : '',
    rejected > 0 ? words.leftOut(what, numberText(rejected)) : '',
    isProjectChecked ? '' : words.unchecked(what),
  ].filter((text) => text !== '');
  return (
    <>
      {texts.length > 0 && (
        <ProblemNote action={words.loadAgain} onAction={reload}>
          {texts.join(' ')}
        </ProblemNote>
      )}
      {outside > 0 && <Text figures>{words.outside(what, numberText(outside))}</Text>}
    </>
  );
}

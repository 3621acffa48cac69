import { leftOut, leftOutReasons } from '#contract/exports/left-out.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './left-out-note.module.css';

const REASONS = Object.keys(leftOutReasons) as (keyof typeof leftOutReasons)[];

interface LeftOutNoteProps {
  /** what the service reports of it (`leftOut` of the contract); anything else shows nothing */
  reported: unknown;
  isOpen?: boolean;
}

/** The deployments that the file of an order leaves out, each with its reason and its occurrences; and whether none has a location. */
export function LeftOutNote({ reported, isOpen = false }: LeftOutNoteProps) {
  const words = useMessages(exportsMessages);
  const read = leftOut.safeParse(reported);
  if (!read.success) return null;
  const { deployments, occurrences, named, unlocated = 0 } = read.data;
  const reasonOf = (why: string) => {
    const reason = REASONS.find((one) => leftOutReasons[one] === why);
    return reason === undefined ? <span lang="en">{why}</span> : words.reasons[reason];
  };
  const others = deployments - named.length;
  return (
    <>
      {unlocated > 0 && <Text tone="lamp">{words.unlocated(unlocated)}</Text>}
      {deployments > 0 && (
        <details className={classes.note} open={isOpen}>
          <summary>
            {words.notInFile(deployments)} · {words.counted.occurrences(occurrences)}
          </summary>
          <ul>
            {named.map(({ id, name, why, occurrences: count }) => (
              <li key={id}>
                {name.trim() === '' ? nameText({ id, name }) : words.named(name, String(id))} · {reasonOf(why)} ·{' '}
                {words.counted.occurrences(count)}
              </li>
            ))}
            {others > 0 && <li>{words.others(others)}</li>}
          </ul>
          <Text>{words.noZero}</Text>
        </details>
      )}
    </>
  );
}

import { Fragment } from 'react';
import { bringIntoView } from '#dashboard/ui/browser/bring-into-view.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { markedPieces } from './palette-match.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './palette.module.css';

interface PaletteOptionProps {
  entry: PaletteEntry;
  /** of the element */
  id: string;
  words: readonly string[];
  isCurrent: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One entry of the palette, with the matches marked. */
export function PaletteOption({ entry, id, words, isCurrent, onPoint, onChoose }: PaletteOptionProps) {
  return (
    // The text field above has the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={isCurrent ? bringIntoView : null}
      id={id}
      role="option"
      aria-selected={isCurrent}
      // One string, because some screen readers pause at marks.
      aria-label={`${entry.text}, ${entry.detail}`}
      className={classes.option}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className={classes.text}>
        <Marked text={entry.text} words={words} />
      </span>{' '}
      <Text as="span" cut className={classes.detail}>
        <Marked text={entry.detail} words={words} />
      </Text>
    </div>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  let at = 0;
  return markedPieces(text, words).map((piece) => {
    at += piece.text.length;
    return piece.isMatch ? <mark key={at}>{piece.text}</mark> : <Fragment key={at}>{piece.text}</Fragment>;
  });
}

import { Fragment } from 'react';
import type { PaletteEntry } from './palette-entry.ts';
import { markedPieces } from './palette-match.ts';
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

/** One line of the palette, what was asked for marked in it. */
export function PaletteOption({ entry, id, words, isCurrent, onPoint, onChoose }: PaletteOptionProps) {
  return (
    // The field above keeps the focus and has the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      // In one piece: marks part a text for some screen readers.
      aria-label={`${entry.text}, ${entry.detail}`}
      className={classes.option}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className={classes.text}>
        <Marked text={entry.text} words={words} />
      </span>{' '}
      <span className={classes.detail}>
        <Marked text={entry.detail} words={words} />
      </span>
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

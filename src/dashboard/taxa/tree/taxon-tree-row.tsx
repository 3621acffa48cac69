import type { CSSProperties } from 'react';
import { Count } from '#dashboard/ui/values/count.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { taxaMessages } from '#dashboard/taxa/messages/taxa-messages.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { OccurrenceBar } from '#dashboard/taxa/occurrence-bar.tsx';
import { Rank } from '#dashboard/findings/ranks/rank.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import classes from './taxon-tree.module.css';
import { parentProblemText } from '#dashboard/taxa/parent-problem-text.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import type { TreeRow } from './tree-rows.ts';

interface TaxonTreeRowProps {
  row: TreeRow;
  /** pixels from the top of the first row */
  top: number;
  /** the largest branch sum */
  most: number;
  isSelected: boolean;
  isTabStop: boolean;
  /** matches the search itself, not only a descendant */
  isFound: boolean;
  /** the list is complete */
  isWhole: boolean;
  onChoose: () => void;
  onToggle: () => void;
}

/** One taxon of the tree, with its own count and its branch sum. */
export function TaxonTreeRow(props: TaxonTreeRowProps) {
  const words = useMessages(taxaMessages);
  const { row, top, most, isSelected, isTabStop, isFound, isWhole, onChoose, onToggle } = props;
  const { node, level, position, siblings, isOpen } = row;
  const { taxon, withDescendants, unreported, isElsewhere } = node;
  const name = nameText(taxon);
  const own = isElsewhere ? null : taxon.occurrences_count;
  const problem = isElsewhere ? words.elsewhere : parentProblemText(node, isWhole, words);
  const ownText = own === null ? words.ownUnknown : words.ownCount(own);
  const sumText = withDescendants === null ? words.sumUnknown : words.sumCount(withDescendants);
  return (
    // The tree handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      className={classes.row}
      style={{ top, '--level': Math.min(level, DEEPEST) - 1 } as CSSProperties}
      role="treeitem"
      tabIndex={isTabStop ? 0 : -1}
      data-id={taxon.id}
      data-found={isFound || undefined}
      data-elsewhere={isElsewhere || undefined}
      aria-label={[name, taxon.rank ?? words.rankUnknown, ownText, sumText, problem]
        .filter((part) => part !== null)
        .join(', ')}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isSelected}
      {...(isOpen !== null && { 'aria-expanded': isOpen })}
      onClick={onChoose}
      onDoubleClick={onToggle}
    >
      <span className={classes.name}>
        <span
          className={classes.toggle}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          {isOpen !== null && (isOpen ? '▾' : '▸')}
        </span>
        <span {...OF_DATA} className={classes.text} title={name}>
          {name}
        </span>
        {problem !== null && (
          <span className={classes.trouble} title={problem}>
            {!isElsewhere && '⚠ '}
            {problem}
          </span>
        )}
      </span>
      <Rank rank={taxon.rank} />
      <span className={classes.number}>{isElsewhere ? <Unknown why={words.elsewhere} /> : <Count value={own} />}</span>
      <span className={classes.sum} title={unreported > 0 ? words.unreported(unreported) : undefined}>
        <OccurrenceBar count={withDescendants} most={most} />
      </span>
    </div>
  );
}

/** Deeper indents would leave no room for names. */
const DEEPEST = 16;

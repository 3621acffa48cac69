import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ofProject, paths } from '#dashboard/paths.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import { pathAbove } from '#dashboard/taxa/tree/path-above.ts';
import { Rank } from '#dashboard/findings/ranks/rank.tsx';
import { GbifLink } from './gbif-link.tsx';
import type { TaxonNode } from '#dashboard/taxa/tree/taxon-node.ts';
import { taxaMessages } from './messages/taxa-messages.ts';
import { parentProblemText } from './parent-problem-text.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './selected-taxon.module.css';

const TaxonOccurrences = lazyPart(async () => (await import('./taxon-occurrences.tsx')).TaxonOccurrences);

interface SelectedTaxonProps {
  /** null if none is selected or the selected one does not exist */
  node: TaxonNode | null;
  /** shown in place of the facts */
  hint: string;
  /** the selected taxon is not loaded yet */
  isAwaited: boolean;
  /** the selected taxon does not match the filters */
  hidden: boolean;
  project: number | null;
  isWhole: boolean;
  onSelect: (id: number | null) => void;
}

/** Details of the taxon selected in table, tree or address, and where it was found. */
export function SelectedTaxon({ node, hint, isAwaited, hidden, project, isWhole, onSelect }: SelectedTaxonProps) {
  const words = useMessages(taxaMessages);
  if (node === null) {
    return (
      <section className={classes.panel} data-awaited={isAwaited || undefined} aria-label={words.panel}>
        <Text figures>{hint}</Text>
      </section>
    );
  }
  const { taxon, children, withDescendants, unreported, isElsewhere } = node;
  const problem = parentProblemText(node, isWhole, words);
  const own = isElsewhere ? null : taxon.occurrences_count;
  return (
    <section className={classes.panel} aria-label={words.panel}>
      <div className={classes.title}>
        <h2 {...OF_DATA} title={nameText(taxon)}>
          {nameText(taxon)}
        </h2>
        <Rank rank={taxon.rank} />
        <GbifLink taxon={taxon} />
        <button
          type="button"
          className={controls.icon}
          ref={moveFocusOnUnmount}
          aria-label={words.clear}
          onClick={() => onSelect(null)}
        >
          ×
        </button>
      </div>
      {hidden && (
        <Text figures>
          <strong>{words.notShown}</strong>
        </Text>
      )}
      <Above node={node} onSelect={onSelect} />
      <Link className={classes.season} to={paths.taxon(taxon.id, ofProject(project))}>
        {words.season}
      </Link>
      {isElsewhere && <Text figures>{words.elsewhereMeans}</Text>}
      {problem !== null && <Text figures>⚠ {problem}</Text>}
      <dl className={classes.counts}>
        <div title={words.ownMeans}>
          <Text as="dt">{words.ownOccurrences}</Text>
          <dd>
            <Count value={own} />
          </dd>
        </div>
        <div title={words.sumAbout}>
          <Text as="dt">{words.sum}</Text>
          <dd>
            <Count value={withDescendants} />
          </dd>
        </div>
        <div title={words.childrenMean}>
          <Text as="dt">{words.children}</Text>
          <dd>{children.length === 0 && !isWhole ? '…' : numberText(children.length)}</dd>
        </div>
      </dl>
      {unreported > 0 && children.length > 0 && <Text figures>{words.unreported(unreported)}</Text>}
      <h3>{words.where}</h3>
      {own === 0 ? (
        <Text figures>{withDescendants !== null && withDescendants > 0 ? words.noneOwnButBelow : words.noneOwn}</Text>
      ) : (
        <Suspense
          fallback={
            <>
              <Text figures>{words.loadingTaxon(String(taxon.id))}</Text>
              <div className={classes.awaited} />
            </>
          }
        >
          <TaxonOccurrences key={taxon.id} taxon={taxon} project={project} />
        </Suspense>
      )}
    </section>
  );
}

/** The ancestors, as buttons that select them. */
function Above({ node, onSelect }: { node: TaxonNode; onSelect: (id: number) => void }) {
  const words = useMessages(taxaMessages);
  const above = pathAbove(node);
  if (above.length === 0) return null;
  return (
    <nav aria-label={words.above}>
      <ol className={classes.above}>
        {above.map(({ taxon }) => (
          <li key={taxon.id}>
            <button type="button" className={controls.link} onClick={() => onSelect(taxon.id)}>
              {nameText(taxon)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

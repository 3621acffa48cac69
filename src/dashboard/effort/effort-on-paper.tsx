import { useProjectTaxa } from '#dashboard/findings/use-project-taxa.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { effortMessages } from './messages/effort-messages.ts';
import type { Effort } from '#dashboard/effort/model/use-effort.ts';

/** What the matrix shows, in words: on paper, where there are no controls that say it. */
export function EffortOnPaper({ state }: { state: Effort['state'] }) {
  const words = useMessages(effortMessages);
  const { measure, occasion } = state;
  const length = occasion === 'month' ? words.monthLong : words.nightsLong(occasion);
  return (
    <p className={analysis.onPaper}>
      {words.table(words.measures[measure])} · {words.occasion}: {length}
      {measure === 'detected' && <TaxonOnPaper state={state} />}
    </p>
  );
}

function TaxonOnPaper({ state: { project, taxon, score } }: { state: Effort['state'] }) {
  const words = useMessages(effortMessages);
  const found = useProjectTaxa(project).taxa.find(({ id }) => id === taxon);
  return (
    <>
      {' '}
      · {words.taxon}: {found && nameText(found)}
      {score !== '' && ` · ${words.lowestScore}: ${score}`}
    </>
  );
}

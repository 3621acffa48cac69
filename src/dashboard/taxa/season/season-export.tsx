import { Link } from 'react-router-dom';
import { lowestScore } from '#dashboard/findings/lowest-score.ts';
import { exportsLink } from '#dashboard/links/exports-link.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { seasonMessages } from './messages/season-messages.ts';
import type { UsedSeason } from './use-taxon-season.ts';

interface SeasonExportProps {
  /** id */
  taxon: number;
  used: UsedSeason;
}

/** A link to the form for an export, which begins with the taxon, its deployments, and what is counted of its occurrences. */
export function SeasonExport({ taxon, used: { state, animal, chosen, scope } }: SeasonExportProps) {
  const words = useMessages(seasonMessages);
  // Without a chosen project, those in which the taxon was found.
  const [project, second] = new Set((scope ?? []).map((one) => one.project?.id ?? null));
  const to = exportsLink({
    project: state.project ?? (second === undefined ? (project ?? null) : null),
    deployments: chosen?.map(({ id }) => id),
    taxon,
    score: lowestScore(state.score) ?? undefined,
    animal,
    look: state.looked,
  });
  if (to === null) {
    return (
      <span className={controls.button} data-compact aria-disabled title={words.exportTheseNot}>
        {words.exportThese}
      </span>
    );
  }
  return (
    <Link className={controls.button} data-compact to={to} title={words.exportTheseMeans}>
      {words.exportThese}
    </Link>
  );
}

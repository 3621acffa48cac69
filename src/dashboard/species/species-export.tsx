import { Link } from 'react-router-dom';
import type { AnimalChoice } from '#dashboard/findings/animals/animal-choice.ts';
import type { Look } from '#dashboard/findings/animals/looks.ts';
import { exportsLink } from '#dashboard/links/exports-link.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { speciesMessages } from '#dashboard/species/messages/species-messages.ts';

interface SpeciesExportProps {
  project: number;
  deployment: number;
  /** left out for all of the deployment */
  session?: number;
  /** null: any */
  score: number | null;
  animal: AnimalChoice;
  look: Look;
}

/** A link to the form for an export, which begins with the session or deployment, and the filters of animals, of a table of species. */
export function SpeciesExport({ project, deployment, session, score, animal, look }: SpeciesExportProps) {
  const { exportThese } = useMessages(sessionsMessages);
  const words = useMessages(speciesMessages);
  const to = exportsLink({
    project,
    deployments: [deployment],
    ...(session !== undefined && { session }),
    score: score ?? undefined,
    animal,
    look,
  });
  return (
    to !== null && (
      <Link to={to} title={words.exportTheseMeans}>
        {exportThese}
      </Link>
    )
  );
}

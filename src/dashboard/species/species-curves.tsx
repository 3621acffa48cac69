import { Suspense } from 'react';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './species.module.css';
import type { Species } from './use-species.ts';

const TaxaAccumulation = lazyPart(
  async () => (await import('#dashboard/species/accumulation/taxa-accumulation.tsx')).TaxaAccumulation,
);

const NO_SESSIONS: readonly Session[] = [];
const NO_OCCURRENCES: readonly ListedOccurrence[] = [];

/** What the curves are of. */
export interface CurvesOf {
  /** whose taxa are looked up; null: those of all projects */
  project: number | null;
  /** in words: "Trap 4, Denmark" */
  name: string;
}

interface SpeciesCurvesProps {
  species: Species;
  of: CurvesOf;
}

/** The accumulation of the taxa over the nights, in place of their table. */
export function SpeciesCurves({
  species: { loaded, sessions, score, animal, looked, isWhole },
  of,
}: SpeciesCurvesProps) {
  const words = useMessages(listMessages);
  return (
    <div className={classes.curves}>
      <Suspense
        fallback={
          <Text size="medium" className={classes.none}>
            {words.opening}
          </Text>
        }
      >
        <TaxaAccumulation
          occurrences={loaded.list?.records ?? NO_OCCURRENCES}
          sessions={sessions ?? NO_SESSIONS}
          project={of.project}
          lowestScore={score}
          animal={animal}
          look={looked}
          isWhole={isWhole && sessions !== null && sessions.length > 0}
          of={of.name}
        />
      </Suspense>
    </div>
  );
}

import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { DAY_SECONDS } from '#contract/time.ts';
import type { Capture } from '#contract/records/capture.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { queryText } from '#dashboard/address/query-text.ts';
import { useOccurrences } from '#dashboard/findings/occurrences/use-occurrences.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { paths } from '#dashboard/paths.ts';
import { durationSeconds } from '#dashboard/ui/text/duration-text.ts';
import { nightIso } from '#dashboard/ui/text/night-iso.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { captureAt, capturesByTime } from './captures-by-time.ts';
import { SpeciesExport } from './species-export.tsx';
import type { SpeciesPlace } from './species-list.ts';
import { SpeciesPart } from './species-part.tsx';
import { SPECIES_PREFIX } from './species-prefix.ts';
import type { TaxonTotals } from './species-totals.ts';
import { useSpecies } from './use-species.ts';

interface SessionSpeciesProps {
  session: Session;
  /** some services require it to list occurrences; undefined where it is unknown */
  projectId: number | undefined;
  /** in the order taken */
  captures: readonly Capture[];
  /** all of them are loaded */
  isWhole: boolean;
  /** false while what comes before it is still loading */
  isReady: boolean;
}

/** The species of a session. */
export function SessionSpecies({ session, projectId, captures, isWhole, isReady }: SessionSpeciesProps) {
  const { id, start, duration, deployment } = session;
  const isOfNight = (durationSeconds(duration) ?? 0) <= DAY_SECONDS;
  const filters = useMemo(() => [{ event: id, project_id: projectId }], [id, projectId]);
  const loaded = useOccurrences(filters, { enabled: isReady });
  const sessions = useMemo(() => [session], [session]);
  const begin = useCallback(() => capturesByTime(captures), [captures]);
  const { now: byTime } = useWork(isWhole ? begin : null, captures.length);
  const { search } = useLocation();
  const place = useMemo(
    (): SpeciesPlace => ({
      of: 'session',
      isOfNight,
      fileOf: `${nightIso(start)} ${nameText(deployment)}`,
      alongToTaxon: { deployment: String(deployment.id) },
      captureHref: ({ id: taxon, best }: TaxonTotals) => {
        const capture = byTime === null || best === null || best.at === null ? null : captureAt(byTime, best.at);
        if (capture === null) return null;
        const query = new URLSearchParams(search);
        query.set(`${SPECIES_PREFIX}selected`, String(taxon));
        query.set('capture', String(capture));
        return `${paths.session(id)}?${queryText(query)}`;
      },
    }),
    [id, start, isOfNight, deployment, byTime, search],
  );
  const species = useSpecies({ place, loaded, sessions });
  return (
    <SpeciesPart
      species={species}
      onward={
        projectId !== undefined && (
          <SpeciesExport
            project={projectId}
            deployment={deployment.id}
            session={id}
            score={species.score}
            animal={species.animal}
            look={species.looked}
          />
        )
      }
    />
  );
}

import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { useOccurrences } from '#dashboard/findings/occurrences/use-occurrences.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { paths } from '#dashboard/paths.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { speciesMessages } from '#dashboard/species/messages/species-messages.ts';
import { SpeciesExport } from './species-export.tsx';
import type { SpeciesPlace } from './species-list.ts';
import { SpeciesPart } from './species-part.tsx';
import { toBestSession } from './to-best-session.ts';
import { useSpecies } from './use-species.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { speciesParameters } from './species-parameters.ts';

interface DeploymentSpeciesProps {
  deployment: Deployment;
  /** the list of its sessions */
  sessions: RecordListModel<Session>;
}

const NO_SESSIONS: readonly Session[] = [];

/** The species of a deployment, of all its nights. */
export function DeploymentSpecies({ deployment, sessions: list }: DeploymentSpeciesProps) {
  const words = useMessages(speciesMessages);
  const names = useDeploymentNames();
  const { id, name } = deployment;
  const project = deployment.project?.id;
  const filters = useMemo(() => [{ deployment: id, project_id: project }], [id, project]);
  const loaded = useOccurrences(filters);
  const { all, whole, isFetching } = list.rows;
  const [choices] = useUrlState(speciesParameters);
  const { carried, address } = list;
  const along = useMemo(() => ({ ...carried, list: address }), [carried, address]);
  const place = useMemo(
    (): SpeciesPlace => ({
      of: 'deployment',
      isOfNight: false,
      fileOf: name,
      alongToTaxon: { deployment: String(id) },
      captureHref: toBestSession(along, choices),
    }),
    [id, name, along, choices],
  );
  // Where not all sessions can be loaded, the night of an occurrence is that of its first appearance.
  const withoutSessions = isFetching ? null : NO_SESSIONS;
  const species = useSpecies({ place, loaded, sessions: whole ? all : withoutSessions });
  return (
    <SpeciesPart
      species={species}
      curvesOf={{ project: project ?? null, name: names.textOf(deployment) }}
      onward={
        <>
          <Link to={paths.sessions({ ...carried, group: 'species', deployment: String(id) })}>{words.inSessions}</Link>
          {project !== undefined && (
            <SpeciesExport
              project={project}
              deployment={id}
              score={species.score}
              animal={species.animal}
              look={species.looked}
            />
          )}
        </>
      }
    />
  );
}

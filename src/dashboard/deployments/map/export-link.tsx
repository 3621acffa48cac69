import { Link } from 'react-router-dom';
import type { Deployment } from '#contract/records/deployment.ts';
import { exportsLink } from '#dashboard/links/exports-link.ts';
import { linksMessages } from '#dashboard/links/messages/links-messages.ts';
import { MOST_DEPLOYMENTS } from '#dashboard/links/sessions-link.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { deploymentMapMessages } from './messages/deployment-map-messages.ts';

interface ExportLinkProps {
  /** those that are shown; at least one */
  deployments: readonly Deployment[];
  /** all loaded deployments of the chosen project, or of all projects */
  all: readonly Deployment[];
  /** URL parameters that are carried along: the nights */
  along: Readonly<Record<string, string>>;
}

/** A link to the form for an export, which begins with these deployments and nights. Those of several projects cannot be one. */
export function ExportLink({ deployments, all, along }: ExportLinkProps) {
  const words = useMessages(deploymentMapMessages);
  const { tooManyDeployments } = useMessages(linksMessages);
  const [first] = deployments;
  if (first === undefined) return null;
  const project = first.project?.id ?? null;
  const isOfOne = project !== null && deployments.every((one) => one.project?.id === project);
  const isWhole = isOfOne && all.filter((one) => one.project?.id === project).length === deployments.length;
  const to = exportsLink({
    project: isOfOne ? project : null,
    deployments: isWhole && deployments.length > 1 ? undefined : deployments.map(({ id }) => id),
    firstNight: along['day_after'],
    lastNight: along['day_before'],
  });
  if (to !== null) return <Link to={to}>{words.exportThese(deployments.length)}</Link>;
  return (
    <>
      <Link to={paths.newExport(isOfOne ? ofProject(project) : {})}>{words.orderExport}</Link>
      <p>{isOfOne ? tooManyDeployments(numberText(MOST_DEPLOYMENTS)) : words.exportHolds}</p>
    </>
  );
}

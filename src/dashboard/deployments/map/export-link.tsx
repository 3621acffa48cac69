import { Link } from 'react-router-dom';
import type { Deployment } from '#contract/deployment.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { deploymentMapMessages } from './messages/deployment-map-messages.ts';

interface ExportLinkProps {
  /** those that are shown; at least one */
  deployments: readonly Deployment[];
  /** all loaded deployments of the chosen project, or of all projects */
  all: readonly Deployment[];
}

/**
 * A link to the form for an export, with what it can hold of these deployments: one of them, or their project. Where that
 * is more than is shown, it says so.
 */
export function ExportLink({ deployments, all }: ExportLinkProps) {
  const words = useMessages(deploymentMapMessages);
  const names = useDeploymentNames();
  const [first, ...others] = deployments;
  if (first === undefined) return null;
  const { id, project } = first;
  if (others.length === 0) {
    return (
      <Link to={paths.newExport({ ...ofProject(project.id), order: String(id) })}>
        {words.exportOf(names.textOf(first))}
      </Link>
    );
  }
  const isOfOne = others.every((one) => one.project.id === project.id);
  const isWhole = isOfOne && all.filter((one) => one.project.id === project.id).length === deployments.length;
  return (
    <>
      <Link to={paths.newExport(isOfOne ? ofProject(project.id) : {})}>
        {isOfOne ? words.exportOf(project.name) : words.orderExport}
      </Link>
      {!isWhole && <p>{words.exportHolds}</p>}
    </>
  );
}

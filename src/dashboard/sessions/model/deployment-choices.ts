import type { DeploymentNames, NamedDeployment } from '#dashboard/api/deployment-names.ts';
import type { ColumnChoices } from '#dashboard/list/model/list-column.ts';

type Named = NamedDeployment & { project?: { name: string } };

/**
 * The choices of a deployment filter: ids, labelled with `names`, searchable by site, project and id too.
 *
 * @param offered the deployments to choose from; by default all
 */
export function deploymentChoices(
  deployments: readonly Named[],
  names: DeploymentNames,
  offered = deployments,
): ColumnChoices {
  const labels = lazyValue(() => new Map(deployments.map((one) => [String(one.id), names.textOf(one)])));
  const searched = lazyValue(
    () =>
      new Map(
        deployments.map(({ id, name, project, research_site }) => [
          String(id),
          `${name} ${research_site?.name ?? ''} ${project?.name ?? ''} ${id}`,
        ]),
      ),
  );
  return {
    textOf: (id) => labels().get(id) ?? `#${id}`,
    searchedOf: (id) => searched().get(id) ?? id,
    known: offered.map(({ id }) => String(id)),
    isChoice: (text) => /^[1-9]\d{0,14}$/.test(text),
  };
}

/** A value that is created at its first use; `perLanguage` is for what depends on the language. */
function lazyValue<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

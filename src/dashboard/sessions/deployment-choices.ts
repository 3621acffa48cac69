import type { ColumnChoices } from '#dashboard/list/list-column.ts';
import { whenUsed } from '#dashboard/ui/when-used.ts';

interface Named {
  id: number;
  name: string;
  project?: { name: string };
  research_site?: { name: string } | null;
}

/** What tells deployments of one name apart, one after the other. */
const FURTHER: readonly ((deployment: Named) => string | undefined)[] = [
  ({ research_site }) => research_site?.name,
  ({ project }) => project?.name,
  ({ id }) => `no. ${id}`,
];

/** Deployments as a filter offers them: their ids, called by name, and by site, project and id as far as names are shared. */
export function deploymentChoices(deployments: readonly Named[]): ColumnChoices {
  const labels = whenUsed(() => labelsOf(deployments));
  const searched = whenUsed(
    () =>
      new Map(
        deployments.map(({ id, name, project, research_site }) => [
          String(id),
          `${name} ${research_site?.name ?? ''} ${project?.name ?? ''} ${id}`,
        ]),
      ),
  );
  return {
    textOf: (id) => labels().get(id) ?? `no. ${id}`,
    searchedOf: (id) => searched().get(id) ?? id,
    known: deployments.map(({ id }) => String(id)),
    isChoice: (text) => /^[1-9]\d{0,14}$/.test(text),
  };
}

function labelsOf(deployments: readonly Named[]): ReadonlyMap<string, string> {
  let labels = new Map(deployments.map((one) => [one, one.name]));
  for (const further of FURTHER) {
    const numbers = new Map<string, number>();
    for (const label of labels.values()) numbers.set(label, (numbers.get(label) ?? 0) + 1);
    labels = new Map(
      [...labels].map(([one, label]) => {
        const more = (numbers.get(label) ?? 0) > 1 ? further(one) : undefined;
        return [one, more === undefined ? label : `${label} · ${more}`];
      }),
    );
  }
  return new Map([...labels].map(([{ id }, label]) => [String(id), label]));
}

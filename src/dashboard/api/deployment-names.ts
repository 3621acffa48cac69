import type { Deployment } from '#contract/deployment.ts';

/** A deployment, or what another record says of it. */
export type NamedDeployment = Pick<Deployment, 'id' | 'name'> & Partial<Pick<Deployment, 'research_site'>>;

/** What deployments are called on screen. The same object for as long as the list is the same. */
export interface DeploymentNames {
  /** "Trap 2", "Trap 2 · Mols", "Trap 2 · Mols · #35" */
  textOf: (deployment: NamedDeployment) => string;
  /** the name, and the site and the id where they are needed: where room is short, the site is cut, not the id */
  partsOf: (deployment: NamedDeployment) => readonly string[];
}

interface Label {
  text: string;
  parts: readonly string[];
}

/** How much a deployment says of itself: its name; its site too, or its id where it has none; its id in any case. */
type Level = 0 | 1 | 2;

const known = new WeakMap<readonly NamedDeployment[], DeploymentNames>();

/**
 * The rule by which deployments are named: by their name; those that share one, by name and site; those that share both,
 * by name, site and id. No two of them have the same text. Worked out once for each list.
 *
 * @param deployments those that are loaded; of two with the same id the later one counts
 */
export function deploymentNames(deployments: readonly NamedDeployment[]): DeploymentNames {
  let names = known.get(deployments);
  if (names === undefined) {
    names = namesOf(new Map(deployments.map((one) => [one.id, one])));
    known.set(deployments, names);
  }
  return names;
}

function namesOf(byId: ReadonlyMap<number, NamedDeployment>): DeploymentNames {
  const { labels, taken } = labelsOf(byId);
  const labelFor = (one: NamedDeployment): Label => {
    const label = labels.get(one.id);
    if (label !== undefined) return label;
    const own = labelOf(one, 0);
    // It is not among those loaded, and one of them has its name.
    return taken.has(seen(own.text)) ? labelOf(one, 2) : own;
  };
  return { textOf: (one) => labelFor(one).text, partsOf: (one) => labelFor(one).parts };
}

/** Those that share a text say more of themselves until none is shared: a name may look like another's name and site. */
function labelsOf(byId: ReadonlyMap<number, NamedDeployment>) {
  const labels = new Map<number, Label>();
  const levels = new Map<number, Level>();
  const taken = new Map<string, readonly NamedDeployment[]>();
  let changed: readonly NamedDeployment[] = [...byId.values()];
  while (changed.length > 0) {
    const groups = new Map<string, NamedDeployment[]>();
    for (const one of changed) {
      const label = labelOf(one, levels.get(one.id) ?? 0);
      labels.set(one.id, label);
      const text = seen(label.text);
      const group = groups.get(text) ?? [...(taken.get(text) ?? [])];
      group.push(one);
      groups.set(text, group);
    }
    changed = [...groups.values()].flatMap((group) =>
      group.length > 1 ? group.filter(({ id }) => levels.get(id) !== 2) : [],
    );
    for (const { id } of changed) levels.set(id, levels.get(id) === 1 ? 2 : 1);
    for (const [text, group] of groups) taken.set(text, group);
  }
  return { labels, taken };
}

function labelOf({ id, name, research_site: site = null }: NamedDeployment, level: Level): Label {
  const parts = [seen(name) === '' ? `Deployment #${id}` : name];
  if (level > 0 && site !== null) parts.push(site.name);
  if (level === 2 || (level === 1 && site === null)) parts.push(`#${id}`);
  return { text: parts.join(' · '), parts };
}

/** As readers see it: what differs by blanks or by how an accent is written looks the same. */
function seen(text: string): string {
  // Most are plain, and there may be 10,000.
  if (!/[^!-~ ]|^ | $| {2}/.test(text)) return text;
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

import type { Deployment } from '#contract/records/deployment.ts';

/** A deployment, or the part of it that is embedded in another record. */
export type NamedDeployment = { id: number; name: string | null } & Partial<Pick<Deployment, 'research_site'>>;

/** The names of deployments on screen. The same object for the same list. */
export interface DeploymentNames {
  /** "Trap 2", "Trap 2 · Mols", "Trap 2 · Mols · #35" */
  textOf: (deployment: NamedDeployment) => string;
  /** the name, and site and id where needed, separately: where space is short, the site is cut off, not the id */
  partsOf: (deployment: NamedDeployment) => readonly string[];
}

interface Label {
  text: string;
  parts: readonly string[];
}

/** How long a label is: 0 the name; 1 with the site, or the id where there is none; 2 with the id. */
type Level = 0 | 1 | 2;

const known = new WeakMap<readonly NamedDeployment[], DeploymentNames>();

/**
 * Unique labels: the name; for deployments that share it, name and site; for those that share both, name, site and id.
 * Cached per list.
 *
 * @param deployments those that are loaded; of two with the same id the later one is used
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
    // It is not loaded, and a loaded one has its name.
    return taken.has(visibleText(own.text)) ? labelOf(one, 2) : own;
  };
  return { textOf: (one) => labelFor(one).text, partsOf: (one) => labelFor(one).parts };
}

/** Lengthens labels that are shared until all are unique: a name may look like another's name and site. */
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
      const text = visibleText(label.text);
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
  const parts = [name === null || visibleText(name) === '' ? `ID ${id}` : name];
  if (level > 0 && site !== null) parts.push(site.name ?? `ID ${site.id}`);
  if (level === 2 || (level === 1 && site === null)) parts.push(`#${id}`);
  return { text: parts.join(' · '), parts };
}

/** As it looks on screen: whitespace and different encodings of an accent are not visible. */
function visibleText(text: string): string {
  // A fast path: most names are plain ASCII, and there may be 10,000.
  if (!/[^!-~ ]|^ | $| {2}/.test(text)) return text;
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

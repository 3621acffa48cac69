/** Names of deployments by their ids; where several share a name, the id stands behind it: "Trap 2 (35)". */
export function deploymentLabels(deployments: Iterable<{ id: number; name: string }>): Map<number, string> {
  const names = new Map<number, string>();
  for (const { id, name } of deployments) names.set(id, name);
  const numbers = new Map<string, number>();
  for (const name of names.values()) numbers.set(name, (numbers.get(name) ?? 0) + 1);
  return new Map([...names].map(([id, name]) => [id, (numbers.get(name) ?? 0) > 1 ? `${name} (${id})` : name]));
}

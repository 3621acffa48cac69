/** Records to choose from, by name; those that share a name are told apart by their ids. */
export function recordOptions(records: readonly { id: number; name: string }[]): { value: string; label: string }[] {
  const counts = new Map<string, number>();
  for (const { name } of records) counts.set(name, (counts.get(name) ?? 0) + 1);
  return records.map(({ id, name }) => ({
    value: String(id),
    label: (counts.get(name) ?? 0) > 1 || name === '' ? `${name} (id ${id})` : name,
  }));
}

/** Records to choose from, by name; those that share a name are told apart by their ids. */
export function recordOptions<Rec extends { id: number }>(
  records: readonly Rec[],
  nameOf: (record: Rec) => string,
): { value: string; label: string }[] {
  const counts = new Map<string, number>();
  for (const name of records.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return records.map((record) => {
    const name = nameOf(record);
    const label = (counts.get(name) ?? 0) > 1 || name === '' ? `${name} (id ${record.id})` : name;
    return { value: String(record.id), label };
  });
}

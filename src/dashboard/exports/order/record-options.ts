import type { Messages } from './messages/en.ts';

/** Options by name; records with equal names get their ids. */
export function recordOptions<Rec extends { id: number }>(
  records: readonly Rec[],
  nameOf: (record: Rec) => string,
  words: Messages,
): { value: string; label: string }[] {
  const counts = new Map<string, number>();
  for (const name of records.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return records.map((record) => {
    const name = nameOf(record);
    const label = (counts.get(name) ?? 0) > 1 ? words.withId(name, String(record.id)) : name;
    return { value: String(record.id), label };
  });
}

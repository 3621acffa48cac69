/** The name of a record; its id where no name is reported: "ID 5". */
export function nameText({ id, name }: { id: number; name: string | null }): string {
  return name === null || name.trim() === '' ? `ID ${id}` : name;
}

/** A list's address with a row selected: the link back from that record's page. */
export function listAtRow(list: string, id: number): string {
  return `${list}${list.includes('?') ? '&' : '?'}selected=${id}`;
}

/** A list's address with a row selected: the way back from the page of that row's record. */
export function listAtRow(list: string, id: number): string {
  return `${list}${list.includes('?') ? '&' : '?'}selected=${id}`;
}

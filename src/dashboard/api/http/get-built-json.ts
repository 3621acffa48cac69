/**
 * A JSON file of the dashboard's own build, by its address, which `?url` imports give.
 *
 * @throws Error where it was not sent
 */
export async function getBuiltJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was not sent: ${answer.status}.`);
  return answer.json();
}

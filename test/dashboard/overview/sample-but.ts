import { get } from 'node:http';
import { inject } from 'vitest';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';

/** What the sample's service answers, past the page, which may ask its own origin alone. */
export function askSample(path: string): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    get(`${inject('smallUrl')}/api/v2/${path}`, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as unknown }));
    }).on('error', reject);
  });
}

/** How many records the sample's service says a list has; `list` ends where parameters go on. */
export async function countOf(list: string): Promise<number> {
  const { body } = await askSample(`${list}limit=1`);
  return (body as { count: number }).count;
}

/** The sample's service, but for what `differently` answers; it tells what was asked. */
export async function sampleBut(
  differently: (
    path: string,
    query: URLSearchParams,
    headers: Readonly<Record<string, unknown>>,
    method: string,
    /** the body of a POST or PUT */
    sent: string,
  ) => FaultyAnswer | null | Promise<never> = () => null,
): Promise<FaultyService> {
  const service = await faultyService(
    async (path, query, headers, method, sent) =>
      (await differently(path, query, headers, method, sent)) ?? (await askSample(`${path}?${query.toString()}`)),
  );
  loadedFrom(service.origin);
  return service;
}

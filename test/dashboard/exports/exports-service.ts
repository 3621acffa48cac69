import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';

export interface ExportsService extends FaultyService {
  /** as the service has them now; a test changes them */
  exports: { id: number }[];
  /** how often that path, below `/api/v2/`, was asked for, whatever its query */
  askedFor: (path: string) => number;
}

/** A service that has these exports and no jobs, deployments or projects; the dashboard asks it. */
export async function exportsService(
  exports: readonly object[],
  first: (path: string, query: URLSearchParams, method: string) => FaultyAnswer | null = () => null,
): Promise<ExportsService> {
  const kept = { exports: [...exports] as { id: number }[] };
  const service = await faultyService((path, query, _headers, method) => {
    const answer = first(path, query, method);
    if (answer !== null) return answer;
    const id = /^exports\/(\d+)\/$/.exec(path)?.[1];
    if (id === undefined) return pageOf(path === 'exports/' ? kept.exports : [], query);
    const record = kept.exports.find((one) => String(one.id) === id);
    return record === undefined ? { status: 404, body: { detail: 'Not found.' } } : { body: record };
  });
  loadedFrom(service.origin);
  const askedFor = (path: string) => service.requests.filter((one) => one.split('?', 1)[0] === path).length;
  return Object.assign(service, { askedFor }, kept, {
    get exports() {
      return kept.exports;
    },
  });
}

import type { CountingProxy } from '#bench/first-rows/counting-proxy.ts';
import type { StartedCopy } from './started.ts';

export interface RequestsOfLooks {
  looks: number;
  requests: number;
  /** of one look, by list and project: the most of any */
  mostOfList: number;
  /** which list and project that is */
  list: string;
}

const LOOKS = 2;
/** Looks every 15 minutes. */
export const LOOKS_AN_HOUR = 4;

/** What looks ask of a source in which nothing has changed. */
export async function requestsOfLooks(copy: StartedCopy, proxy: CountingProxy): Promise<RequestsOfLooks> {
  await copy.untilLooked();
  await proxy.untilQuiet();
  proxy.requests.length = 0;
  for (let look = 0; look < LOOKS; look += 1) await copy.untilLooked();
  const byList = new Map<string, number>();
  for (const { path } of proxy.requests) {
    const { pathname, searchParams } = new URL(path, 'http://source');
    const list = `${pathname} ${searchParams.get('project_id') ?? 'all projects'}`;
    byList.set(list, (byList.get(list) ?? 0) + 1);
  }
  const [[list, most] = ['', 0]] = [...byList].toSorted((a, b) => b[1] - a[1]);
  return { looks: LOOKS, requests: proxy.requests.length, mostOfList: most / LOOKS, list };
}

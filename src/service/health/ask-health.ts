import { isIPv6 } from 'node:net';
import { otherServiceClient } from '#service/other-service/other-service-client.ts';
import { DATA_HEADER } from './data-identity.ts';

/** A service on this machine answers at once, unless the machine is very busy. */
const ANSWER_MS = 2_000;

/** What answers at a port. */
export interface PortAnswer {
  /** of the data of a service of this product; null: it is something else, or an earlier release */
  identity: string | null;
  /** the program that a server names in its header; null where it names none */
  server: string | null;
}

/** The address at which this machine reaches what listens on a host and a port. */
export function localAddress(host: string, port: number): string {
  const reached = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}`;
}

/** Asks what listens there, for `/healthz`. @returns null where nothing answers in HTTP within two seconds */
export async function askHealth(host: string, port: number): Promise<PortAnswer | null> {
  const client = otherServiceClient();
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const { headers, body } = await client.ask(localAddress(host, port), '/healthz', {
      headers: {},
      timeoutMs: ANSWER_MS,
      signal,
    });
    body.destroy();
    const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);
    return { identity: textOf(headers[DATA_HEADER]), server: textOf(headers['server']) };
  } catch {
    return null;
  } finally {
    client.close();
  }
}

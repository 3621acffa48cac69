import { get, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** origin that `onDemand` asks */
    onDemandUrl: string;
  }
}

/** What takes long to make and only some test files need. */
interface OnDemand {
  postgres: {
    /** address of the sample season in PostgreSQL; null where no server is installed */
    url: string | null;
    /** what `fillSample` gave, or how it failed, for each of two services that started on it at once */
    firstStarts: (boolean | string)[];
    /** name of a database of this server with the tables and no rows, to be copied and never opened */
    tables: string;
  };
  /** an SQLite file and the name of a PostgreSQL database with what `fillSeason` writes, to be copied and never opened */
  season: { sqlite: string; postgres: string };
  /** for tests that start a process: the command as the build makes it */
  programs: { noctuary: string };
}

interface Made<Value> {
  value: Value;
  stop: () => Promise<void>;
}

/** The value of another one, made where it is not yet. */
type ValueOf = <Name extends keyof OnDemand>(name: Name) => Promise<OnDemand[Name]>;

export type OnDemandMakers = { [Name in keyof OnDemand]: (valueOf: ValueOf) => Promise<Made<OnDemand[Name]>> };

/** Asks the test run for something that it makes at the first request, once for all test files. */
export function onDemand<Name extends keyof OnDemand>(name: Name): Promise<OnDemand[Name]> {
  return new Promise((resolve, reject) => {
    // A connection of its own: one that is kept may be ended by the other end at the moment it is used again.
    get(`${inject('onDemandUrl')}/${name}`, { agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text) as OnDemand[Name]);
        else reject(new Error(`The test run could not make "${name}": ${text}`));
      });
    }).on('error', reject);
  });
}

/** The other end, in the process of the test run. `stop` also stops everything that was made. */
export async function serveOnDemand(makers: OnDemandMakers): Promise<{ url: string; stop: () => Promise<void> }> {
  const made = new Map<string, Promise<Made<unknown>>>();
  const valueOf = async <Name extends keyof OnDemand>(name: Name): Promise<OnDemand[Name]> => {
    const making: Promise<Made<unknown>> = made.get(name) ?? makers[name](valueOf);
    made.set(name, making);
    return (await making).value as OnDemand[Name];
  };
  const server = createServer((request, response) => {
    valueOf(request.url?.slice(1) as keyof OnDemand).then(
      (value) => response.end(JSON.stringify(value)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    // What needs another one is stopped before it.
    for (const making of (await Promise.allSettled(made.values())).toReversed()) {
      if (making.status === 'fulfilled') await making.value.stop();
    }
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

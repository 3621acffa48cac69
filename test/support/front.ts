import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { documentPages } from '#dashboard/first-view/document-pages.ts';
import { buildUpstreamApp } from '#service/upstream-app.ts';

export interface Front {
  origin: string;
  /** folder of the build that it serves, which may be changed before `restart` */
  folder: string;
  /** restarts at the same origin, in front of another service if one is given */
  restart: (upstreamUrl?: string) => Promise<void>;
  stop: () => Promise<void>;
  /** stops it and removes its folder */
  remove: () => Promise<void>;
}

/** The built dashboard, as a modifiable copy, in front of a service. */
export async function frontOf(upstreamUrl: string): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-front-'));
  // Compressed files would be served instead of those that a test changes.
  cpSync(resolve('build/dashboard'), folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '', chosen: false };
  let upstream = upstreamUrl;
  let port = 0;
  const listen = async () => {
    const started = await buildUpstreamApp({
      upstreamUrl: upstream,
      dashboard: { folder, pages: documentPages },
      tiles,
      logLevel: 'silent',
    });
    const origin = await started.listen({ host: '127.0.0.1', port });
    port = Number(new URL(origin).port);
    return { app: started, origin };
  };
  let { app, origin } = await listen();
  const stop = async () => {
    const closed = app.close();
    // Otherwise closing would wait for requests in flight.
    app.server.closeAllConnections();
    await closed;
  };
  return {
    origin,
    folder,
    restart: async (other) => {
      await stop();
      upstream = other ?? upstream;
      ({ app, origin } = await listen());
    },
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Turns a build into a newer one: every file gets another name, as after a change of the sources. */
export function renewBuild(folder: string): void {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets);
  const renewed = (name: string) => name.replace(/\.\w+$/, 'new$&');
  const manifest = join(folder, '.vite', 'manifest.json');
  for (const file of [join(folder, 'index.html'), manifest, ...names.map((name) => join(assets, name))]) {
    if (!/\.(html|json|js|css)$/.test(file)) continue;
    const text = names.reduce((before, name) => before.replaceAll(name, renewed(name)), readFileSync(file, 'utf8'));
    writeFileSync(file, text);
  }
  for (const name of names) renameSync(join(assets, name), join(assets, renewed(name)));
}

/** The file of a build with the script of that name. */
export function scriptFile(folder: string, name: string): string {
  const found = readdirSync(join(folder, 'assets')).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  if (found === undefined) throw new Error(`The build has no script ${name}.`);
  return join(folder, 'assets', found);
}

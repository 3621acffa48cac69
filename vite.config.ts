import { relative, resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { scopedClass } from './scripts/scoped-class.mjs';
import { LongestFirst } from './test/support/longest-first.ts';

const isCi = Boolean(process.env['CI']);

/** Of every project, since they take nothing from what stands above them. */
const SHARED = {
  // Files of a worker share their modules: loading these anew for each file took a quarter of the time. What a test
  // changes beyond itself it sets back.
  isolate: false,
  // Pages are made and thrown away by the thousand: room for the young ones takes 8 % off the processor time.
  execArgv: ['--max-semi-space-size=64'],
  // A CI machine may be slow, with others on it.
  testTimeout: isCi ? 180_000 : 15_000,
  hookTimeout: isCi ? 180_000 : 15_000,
  expect: { poll: { timeout: isCi ? 20_000 : 10_000 } },
};

/** What React Router's main file has for routers that load data, which the app has none of. */
const OF_DATA_ROUTERS = [
  ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
] as const;

/**
 * React Router's package gives its development build, and its unused components stay in a bundle, because they seem to have
 * side effects.
 */
const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler(original) {
      let code = original
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replaceAll(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .*;$/gm, '');
      if (!code.includes('function _renderMatches(')) return { code, map: null };
      for (const [part, slim] of OF_DATA_ROUTERS) {
        if (!code.includes(part))
          this.error(`React Router has no "${part}" any more: vite.config.ts makes it smaller.`);
        code = code.replace(part, slim);
      }
      return { code, map: null };
    },
  },
};

const WORDS_OF_EVERY_PAGE = /\/src\/dashboard\/(?:ui|shell|api|list)\/messages\/([a-z]{2})\.tsx?$/;

const ENTRY = 'index.html';
/** Of a language, as all others: each needs the same. */
const MESSAGES = 'src/dashboard/ui/messages/en.tsx';
/** The pages whose first load is kept small. */
const LIST_PAGES = ['deployments', 'sessions', 'taxa', 'exports', 'storage', 'projects'].map((page) =>
  resolve(`src/dashboard/${page}/${page}-page.tsx`),
);
/** What packages' index files import as well, and no first load uses. */
const UNUSED_AT_FIRST =
  /\/zod\/v4\/locales\/|\/@mantine\/|\/@tanstack\/(?:query-core|react-query)\/.*\/(?:queriesObserver|mutationObserver|useQueries|useMutation)\.js$/;
let filesOfModules: Map<string, string> | undefined;

/**
 * A first load has one file of what all need, one of what others of its room need, and its page's own: forty small ones weigh
 * 12 kB more (gzip) and are forty requests.
 */
function firstLoad(module: string, context: Rolldown.ChunkingContext): string | null {
  filesOfModules ??= filesOfFirstLoads(context);
  return UNUSED_AT_FIRST.test(module) ? null : (filesOfModules.get(module) ?? null);
}

/** More rooms that use a module share it with all. */
const MOST_ROOMS = 3;

/** Modules that only one page imports, and no part that loads later, have no entry: they are in the page's own file. */
function filesOfFirstLoads(context: Rolldown.ChunkingContext): Map<string, string> {
  const importsOf = (file: string) => {
    const found = new Set([resolve(file)]);
    for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  const laterThan = (modules: Iterable<string>) =>
    [...modules].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const ofEntry = importsOf(ENTRY);
  // Every page and part that loads later, and what it imports.
  const loads = new Map<string, Set<string>>();
  const later = new Set(laterThan(ofEntry));
  for (const file of later) {
    const imports = importsOf(file);
    loads.set(file, imports);
    for (const one of laterThan(imports)) later.add(one);
  }

  const found = new Map<string, string>();
  for (const id of new Set(LIST_PAGES.flatMap((page) => [...(loads.get(page) ?? [])]))) {
    const users = [...loads].flatMap(([file, imports]) => (imports.has(id) ? file : []));
    const rooms = new Set(users.map((file) => relative('src/dashboard', file).split(sep)[0] ?? '').toSorted());
    const isOfLists = users.filter((file) => LIST_PAGES.includes(file)).length > 1;
    if (isOfLists || rooms.size > MOST_ROOMS) found.set(id, 'shared');
    else if (users.length > 1) found.set(id, `of-${[...rooms].join('-')}`);
  }
  for (const id of [...ofEntry, ...importsOf(MESSAGES)]) found.set(id, 'shared');
  return found;
}

/** What a part that loads later needs is asked for with it, apart from what is loaded already: names of files hardly compress. */
class NamedWithParts {
  #bundle: Rolldown.OutputBundle = {};

  readonly plugin: Plugin = {
    name: 'named-with-parts',
    enforce: 'pre',
    generateBundle: (_options, bundle) => void (this.#bundle = bundle),
  };

  readonly resolve = (file: string, files: string[], { hostId, hostType }: { hostId: string; hostType: string }) => {
    if (hostType === 'html') return files;
    const loaded = this.#importsOf([hostId, ...this.#entries()]);
    const others = files.filter((one) => one !== file && !loaded.has(one));
    // Its script is asked for at once anyway, unless styles come first.
    return this.#hasStyles(file, loaded) ? [file, ...others] : others;
  };

  #chunk(file: string): Rolldown.OutputChunk | undefined {
    const found = this.#bundle[file];
    return found?.type === 'chunk' ? found : undefined;
  }

  #entries(): string[] {
    return Object.keys(this.#bundle).filter((file) => this.#chunk(file)?.isEntry === true);
  }

  #importsOf(files: readonly string[]): Set<string> {
    const found = new Set(files);
    for (const file of found) for (const imported of this.#chunk(file)?.imports ?? []) found.add(imported);
    return found;
  }

  #hasStyles(file: string, loaded: ReadonlySet<string>): boolean {
    return [...this.#importsOf([file])].some(
      (one) => !loaded.has(one) && (this.#chunk(one)?.viteMetadata?.importedCss.size ?? 0) > 0,
    );
  }
}
const namedWithParts = new NamedWithParts();

function wordsOfEveryPage(module: string): string | null {
  const [, language] = WORDS_OF_EVERY_PAGE.exec(module) ?? [];
  return language === undefined ? null : `words-${language}`;
}

/** The dashboard's build, and the three kinds of tests that need no browser. */
export default defineConfig({
  plugins: [react(), slimRouter, namedWithParts.plugin],
  css: { modules: { generateScopedName: scopedClass } },
  build: {
    outDir: 'build/dashboard',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser of the target preloads modules itself, or does well without.
    modulePreload: { polyfill: false, resolveDependencies: namedWithParts.resolve },
    rolldownOptions: {
      output: {
        // The first load names every file, which hardly compresses: 42 bits tell files apart, and only those that are loaded
        // by themselves have a name too.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || name.startsWith('words-') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            // The messages that every page needs are one file per language, `words-en`.
            {
              name: wordsOfEveryPage,
              debugName: 'words',
              test: WORDS_OF_EVERY_PAGE,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            { name: firstLoad, debugName: 'shared', priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  test: {
    globalSetup: ['test/support/sample-setup.ts'],
    // More than cores: many tests of the service wait for leases, locks and processes to end.
    maxWorkers: 5,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...SHARED, name: 'contract', include: ['test/contract/**/*.test.ts', 'test/*.test.ts'] } },
      {
        test: {
          ...SHARED,
          name: 'service',
          include: ['test/service/**/*.test.ts'],
        },
      },
      {
        test: {
          ...SHARED,
          name: 'dashboard',
          include: ['test/dashboard/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['test/support/dashboard-setup.ts'],
        },
      },
    ],
  },
});

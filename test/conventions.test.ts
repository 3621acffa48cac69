import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOT_BUNDLED } from '#scripts/build-service.mjs';
import { measureHouse } from '#scripts/house.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Every file that is in the repository or would be after `git add`, by its path from there. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const sources = files.filter((file) => /^src\/.*\.tsx?$/.test(file));
const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** The files of `among` whose text matches. */
function naming(pattern: RegExp, among: readonly string[]): string[] {
  return among.filter((file) => pattern.test(read(file)));
}

/** The rooms of the list machine, each with those that it may import. */
const LIST_LAYERS: readonly (readonly [string, ...string[]])[] = [
  ['model'],
  ['filters', 'model'],
  ['records', 'filters', 'model'],
  ['files', 'model'],
  ['view', 'view/table', 'view/bar', 'view/panels', 'records', 'filters', 'files', 'model'],
  ['view/panels', 'records', 'filters', 'files', 'model'],
  ['view/bar', 'view/panels', 'records', 'filters', 'files', 'model'],
  ['view/table', 'view/bar', 'records', 'filters', 'files', 'model'],
];

/** The rooms of `api`, each of which may import those before it. */
const API_LAYERS = ['status', 'http', 'lists', 'ordered'];

describe('the import table', () => {
  // What each place may and may not import; tried on a copy of the lint's configuration, far from src.
  const table: { file: string; may: string[]; mayNot: string[] }[] = [
    {
      file: 'src/contract/records/probe.ts',
      may: ['./taxon.ts', '#contract/reading/x.ts', '#contract/time.ts', 'zod/mini'],
      mayNot: ['#contract/lists/page.ts', '#contract/headers/x.ts', '#contract/exports/x.ts', '#service/settings.ts'],
    },
    {
      file: 'src/contract/probe.ts',
      may: ['zod/mini', './page.ts'],
      mayNot: ['#service/settings.ts', '#dashboard/paths.ts', 'node:fs', 'fs', 'kysely', 'react', './deep/page.ts'],
    },
    {
      file: 'src/service/probe.ts',
      may: [
        '#contract/lists/page.ts',
        '#service/queries/x.ts',
        './settings.ts',
        'node:fs',
        'node:fs/promises',
        'fastify',
        'pg',
      ],
      mayNot: [
        '#dashboard/paths.ts',
        'react',
        '#service/command/x.ts',
        './start-service.ts',
        './app.ts',
        '#service/app.ts',
        './queries/x.ts',
      ],
    },
    {
      file: 'src/service/command/probe.ts',
      may: [
        './x.ts',
        '#service/start-service.ts',
        '#service/settings.ts',
        '#service/load/x.ts',
        '#contract/exports/x.ts',
        'node:fs',
        'open',
      ],
      mayNot: ['#service/app.ts', '#service/list-route.ts', '#dashboard/paths.ts', 'fastify', 'kysely', './deep/x.ts'],
    },
    {
      file: 'src/service/backup/probe.ts',
      may: [
        './x.ts',
        '#service/database/sqlite/x.ts',
        '#service/exports/export-file.ts',
        'node:fs',
        'yazl',
        'yauzl',
        'zod',
      ],
      mayNot: ['#service/command/x.ts', '#service/settings.ts', '#service/exports/x.ts', 'kysely', 'libsql', 'fastify'],
    },
    {
      file: 'src/service/start-service.ts',
      may: ['./app.ts', './settings.ts', '#service/database/x.ts', 'node:fs'],
      mayNot: ['#dashboard/paths.ts', '#service/command/x.ts', 'fastify', './database/x.ts'],
    },
    {
      file: 'src/service/list-route.ts',
      may: ['./page-links.ts', './record-links.ts', '#service/queries/x.ts', '#contract/lists/page.ts'],
      mayNot: [
        './app.ts',
        '#service/command/x.ts',
        './dashboard-routes.ts',
        '#service/sample/x.ts',
        '#service/media/x.ts',
        'node:fs',
      ],
    },
    {
      file: 'src/service/page-links.ts',
      may: ['#contract/lists/page.ts'],
      mayNot: ['./list-route.ts', '#service/queries/x.ts', 'node:fs', 'kysely'],
    },
    {
      file: 'src/service/record-links.ts',
      may: ['#contract/lists/page.ts'],
      mayNot: ['./list-route.ts', '#service/queries/x.ts', 'kysely'],
    },
    {
      file: 'src/service/queries/probe.ts',
      may: ['./x.ts', '#contract/lists/page.ts', '#service/database/x.ts', '#service/record-links.ts', 'kysely'],
      mayNot: [
        '#service/list-route.ts',
        '#service/page-links.ts',
        '#service/app.ts',
        '#service/sample/x.ts',
        'fastify',
      ],
    },
    {
      file: 'src/service/sample/probe.ts',
      may: ['./x.ts', '#service/database/x.ts', '#service/exports/x.ts', 'node:fs/promises'],
      mayNot: ['#service/list-route.ts', '#service/app.ts', '#service/command/x.ts', '#dashboard/ui/x.ts', 'react'],
    },
    {
      file: 'src/service/load/probe.ts',
      may: ['./x.ts', '#contract/lists/page.ts', '#service/database/x.ts', '#service/sample/x.ts', 'yauzl'],
      mayNot: [
        'csv-parse',
        '#service/command/x.ts',
        '#service/start-service.ts',
        '#service/settings.ts',
        '#service/app.ts',
        '#service/list-route.ts',
        'fastify',
        'react',
      ],
    },
    {
      file: 'src/service/bucket/probe.ts',
      may: ['./x.ts', '#service/other-service/x.ts', '#service/load/load-error.ts', 'aws4fetch', 'fast-xml-parser'],
      mayNot: ['#service/images/x.ts', '#service/database/x.ts', '#service/settings.ts', 'fastify', 'kysely'],
    },
    {
      file: 'src/service/database/probe.ts',
      may: ['./x.ts', '#contract/lists/page.ts', 'kysely', 'libsql', 'pg'],
      mayNot: ['#service/queries/x.ts', '#service/settings.ts', 'fastify', 'react'],
    },
    {
      file: 'src/dashboard/main.tsx',
      may: ['./routes.tsx', '#dashboard/shell/x.tsx', '#dashboard/api/x.ts', 'react', '@mantine/core'],
      mayNot: ['#service/settings.ts', 'node:fs', 'fs', 'fastify', '@fastify/static', './shell/x.tsx'],
    },
    {
      file: 'src/dashboard/routes.tsx',
      may: ['./paths.ts', '#dashboard/shell/x.tsx', '#dashboard/taxa/x.tsx', 'react-router-dom'],
      mayNot: ['./main.tsx', '#dashboard/main.tsx', '#service/settings.ts', 'node:fs'],
    },
    {
      file: 'src/dashboard/paths.ts',
      may: [],
      mayNot: ['./routes.tsx', '#contract/lists/page.ts', '#dashboard/ui/x.ts', '#service/settings.ts', 'node:fs'],
    },
    ...['shell', 'deployments', 'deployments/map', 'sessions/views', 'a-page-to-come'].map((folder) => ({
      file: `src/dashboard/${folder}/probe.tsx`,
      may: [
        './x.ts',
        // Its own rooms; a page to come has none.
        ...(folder === 'a-page-to-come' ? [] : [`#dashboard/${folder.split('/')[0]}/room/x.ts`]),
        '#dashboard/findings/x.ts',
        '#dashboard/links/x.ts',
        '#dashboard/remarks/room/x.ts',
        '#dashboard/access/x.ts',
        '#dashboard/list/x.ts',
        '#dashboard/map/x.tsx',
        '#dashboard/chart/room/x.tsx',
        '#dashboard/address/x.ts',
        '#dashboard/work/x.ts',
        '#dashboard/api/room/x.ts',
      ].concat([
        '#dashboard/ui/x.ts',
        '#dashboard/paths.ts',
        '#contract/lists/page.ts',
        'react',
        '@tanstack/react-query',
      ]),
      mayNot: [
        ...['sessions', 'shell', 'taxa', 'a-further-page'].flatMap((other) =>
          folder.startsWith(other) ? [] : [`#dashboard/${other}/x.ts`, `#dashboard/${other}/room/x.ts`],
        ),
        '#dashboard/routes.tsx',
        '#dashboard/main.tsx',
      ].concat(['#service/settings.ts', 'node:fs', 'kysely', './deep/x.ts']),
    })),
    ...['night', 'deployments/nights', 'species', 'sessions/lists'].map((folder) => ({
      file: `src/dashboard/${folder}/probe.ts`,
      may: [
        './x.ts',
        '#dashboard/sessions/model/x.ts',
        '#dashboard/sessions/messages/x.ts',
        '#dashboard/findings/x.ts',
      ].concat(
        folder === 'species' || folder === 'sessions/lists'
          ? []
          : ['#dashboard/species/x.ts', '#dashboard/sessions/lists/x.ts'],
      ),
      mayNot: [
        '#dashboard/sessions/views/x.tsx',
        '#dashboard/sessions/sessions-page.tsx',
        '#dashboard/taxa/x.ts',
      ].concat(
        folder === 'night' ? [] : ['#dashboard/night/x.ts'],
        folder === 'sessions/lists' ? ['#dashboard/species/x.ts'] : [],
        folder === 'species' ? ['#dashboard/sessions/lists/x.ts'] : [],
      ),
    })),
    {
      file: 'src/dashboard/statistics/probe.tsx',
      may: ['./x.ts', '#docs/statistics.md', '#dashboard/ui/x.ts', '#dashboard/paths.ts'],
      mayNot: ['#docs/words.md', '#dashboard/taxa/x.tsx', '#dashboard/shell/x.tsx', 'node:fs'],
    },
    {
      file: 'src/dashboard/access/probe.ts',
      may: ['./x.ts', './messages/x.ts', '#dashboard/api/x.ts', '#dashboard/ui/x.ts', '#contract/lists/page.ts'],
      mayNot: ['#dashboard/settings/x.ts', '#dashboard/shell/x.tsx', '#dashboard/list/x.ts', '#dashboard/paths.ts'],
    },
    {
      file: 'src/dashboard/findings/probe.ts',
      may: [
        './x.ts',
        '#dashboard/list/x.ts',
        '#dashboard/work/x.ts',
        '#dashboard/api/x.ts',
        '#dashboard/ui/x.ts',
      ].concat(['#contract/lists/page.ts']),
      mayNot: ['#dashboard/deployments/x.ts', '#dashboard/shell/x.tsx', '#dashboard/map/x.ts', '#dashboard/paths.ts'],
    },
    {
      file: 'src/dashboard/remarks/probe.ts',
      may: [
        './x.ts',
        './messages/x.ts',
        '#dashboard/remarks/room/x.ts',
        '#dashboard/list/x.ts',
        '#dashboard/address/x.ts',
        '#dashboard/work/x.ts',
        '#dashboard/api/x.ts',
      ].concat(['#dashboard/ui/x.ts', '#dashboard/paths.ts', '#contract/lists/page.ts']),
      mayNot: [
        '#dashboard/deployments/x.ts',
        '#dashboard/shell/x.tsx',
        '#dashboard/findings/x.ts',
        '#dashboard/map/x.ts',
      ],
    },
    ...['list', 'map', 'chart'].map((folder) => ({
      file: `src/dashboard/${folder}/probe.tsx`,
      may: [
        './x.ts',
        `#dashboard/${folder}/room/x.ts`,
        '#dashboard/address/x.ts',
        '#dashboard/work/x.ts',
        '#dashboard/api/x.ts',
        '#dashboard/ui/x.ts',
        '#dashboard/paths.ts',
        '#contract/lists/page.ts',
        'leaflet',
      ],
      mayNot: ['list', 'map', 'chart']
        .filter((other) => other !== folder)
        .map((other) => `#dashboard/${other}/x.ts`)
        .concat(['#dashboard/deployments/x.ts', '#dashboard/findings/x.ts', '#dashboard/remarks/x.ts'])
        .concat(['#dashboard/shell/x.tsx'])
        .concat(['#dashboard/routes.tsx', 'node:fs', 'pg']),
    })),
    ...LIST_LAYERS.map(([layer, ...may]) => ({
      file: `src/dashboard/list/${layer}/probe.ts`,
      may: ['./x.ts', `#dashboard/list/${layer}/x.ts`, '#dashboard/list/messages/x.ts', '#dashboard/api/x.ts'].concat(
        may.map((below) => `#dashboard/list/${below}/x.ts`),
      ),
      mayNot: LIST_LAYERS.map(([other]) => other)
        .filter((other) => other !== layer && !may.includes(other))
        .map((other) => `#dashboard/list/${other}/x.ts`)
        .concat(['#dashboard/links/x.ts', '#dashboard/deployments/x.ts', '#dashboard/map/x.ts', 'node:fs']),
    })),
    {
      file: 'src/dashboard/links/probe.ts',
      may: ['./x.ts', './messages/x.ts', '#dashboard/list/model/x.ts', '#dashboard/ui/x.ts', '#dashboard/paths.ts'],
      mayNot: ['#dashboard/list/view/x.tsx', '#dashboard/deployments/x.ts', '#dashboard/findings/x.ts', 'node:fs'],
    },
    ...['address', 'work'].map((folder) => ({
      file: `src/dashboard/${folder}/probe.ts`,
      may: ['./x.ts', '#contract/lists/page.ts', 'react'],
      mayNot: ['#dashboard/list/x.ts', '#dashboard/api/x.ts', '#dashboard/ui/x.ts', '#dashboard/paths.ts', 'node:fs'],
    })),
    ...API_LAYERS.map((room, index) => ({
      file: `src/dashboard/api/${room}/probe.ts`,
      may: ['./x.ts', '#dashboard/api/x.ts', '#dashboard/api/messages/x.ts', '#contract/lists/page.ts'].concat(
        API_LAYERS.slice(0, index).map((below) => `#dashboard/api/${below}/x.ts`),
      ),
      mayNot: [...API_LAYERS.slice(index + 1), 'exports']
        .map((above) => `#dashboard/api/${above}/x.ts`)
        .concat('node:fs'),
    })),
    {
      file: 'src/dashboard/api/room/probe.ts',
      may: [
        './x.ts',
        '#dashboard/api/x.ts',
        '#dashboard/ui/storage-keys.ts',
        '#dashboard/ui/create-store.ts',
        '#dashboard/ui/preview-reader.ts',
        '#dashboard/ui/language/x.ts',
        './messages/x.ts',
        '#contract/lists/page.ts',
        '@tanstack/react-query',
      ],
      mayNot: [
        '#dashboard/work/x.ts',
        '#dashboard/list/x.ts',
        '#dashboard/ui/x.ts',
        '#dashboard/paths.ts',
        '#service/settings.ts',
        'node:fs',
      ],
    },
    {
      file: 'src/dashboard/ui/probe.tsx',
      may: ['./x.ts', '#dashboard/ui/room/x.ts', '#contract/time.ts', '@mantine/core'],
      mayNot: [
        '#contract/lists/page.ts',
        '#dashboard/api/x.ts',
        '#dashboard/paths.ts',
        '#service/settings.ts',
        'node:fs',
      ],
    },
  ];
  const everyForm = [
    "import '#service/x.ts';",
    "import { x } from '#service/x.ts';",
    "import type { x } from '#service/x.ts';",
    "export { x } from '#service/x.ts';",
    "export * from '#service/x.ts';",
    "export const x = () => import('#service/x.ts');",
  ];
  const others = [
    "import x from '../x.ts';",
    'export const y = (name: string) => import(name);',
    "export const z = require('#service/x.ts');",
    "export type T = import('#service/x.ts').T;",
  ];
  let folder = '';
  /** `rule file:line` of everything that the lint reports */
  let reported = new Set<string>();
  const isRestricted = (file: string, line: number) =>
    ['eslint(no-restricted-imports)', 'import(no-nodejs-modules)'].some((rule) =>
      reported.has(`${rule} ${file}:${line}`),
    );

  const write = (file: string, lines: readonly string[]) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'noctuary-lint-'));
    // Types are nothing to do with imports, and the copy has none.
    write('.oxlintrc.json', [read('.oxlintrc.json').replace('"typeAware": true', '"typeAware": false')]);
    write('package.json', [read('package.json')]);
    for (const { file, may, mayNot } of table)
      write(
        file,
        [...mayNot, ...may].map((name) => `import '${name}';`),
      );
    everyForm.forEach((line, index) => write(`src/dashboard/ui/form-${index}.ts`, [line]));
    write('src/dashboard/ui/other.ts', others);
    write('src/dashboard/list/there.ts', [
      "import { back } from '#dashboard/api/back.ts';",
      'export const there = () => back;',
    ]);
    write('src/dashboard/api/back.ts', [
      "import type { there } from './over.ts';",
      'export const back = 1 as unknown as there;',
    ]);
    write('src/dashboard/api/over.ts', ["import type { back } from './back.ts';", 'export type there = typeof back;']);

    const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const run = spawnSync(process.execPath, [oxlint, '--format=json'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    const { diagnostics } = JSON.parse(run.stdout) as {
      diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
    };
    reported = new Set(diagnostics.map(({ code, filename, labels }) => `${code} ${filename}:${labels[0]?.span.line}`));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(table)('$file may not import another layer', ({ file, mayNot }) => {
    expect(mayNot.filter((_, index) => !isRestricted(file, index + 1))).toEqual([]);
  });

  test.each(table)('$file may import its own layers', ({ file, may, mayNot }) => {
    expect(may.filter((_, index) => isRestricted(file, mayNot.length + index + 1))).toEqual([]);
  });

  test.each(everyForm)('holds for every form: %s', (line) => {
    expect(isRestricted(`src/dashboard/ui/form-${everyForm.indexOf(line)}.ts`, 1)).toBe(true);
  });

  test('what those rules cannot read is no import at all', () => {
    expect([...reported]).toEqual(
      expect.arrayContaining([
        'import(no-relative-parent-imports) src/dashboard/ui/other.ts:1',
        'import(no-dynamic-require) src/dashboard/ui/other.ts:2',
        'import(no-commonjs) src/dashboard/ui/other.ts:3',
        'typescript(consistent-type-imports) src/dashboard/ui/other.ts:4',
      ]),
    );
  });

  test('cycles are reported, those of types too', () => {
    expect(reported).toContain('import(no-cycle) src/dashboard/api/back.ts:1');
    expect(reported).not.toContain('import(no-cycle) src/dashboard/list/there.ts:1');
  });
});

describe('the sources', () => {
  test('only dashboard/api asks the network, and the one client of the service', () => {
    const asking = naming(/\b(fetch|XMLHttpRequest|EventSource|WebSocket|sendBeacon)\(/, sources);
    const others = asking.filter((file) => !file.startsWith('src/dashboard/api/'));
    // Its script waits in the browser for the service, before there is a dashboard.
    expect(others).toEqual(['src/service/document/starting-page.ts']);
    expect(naming(/from 'node:https'/, sources)).toEqual(['src/service/other-service/other-service-client.ts']);
    expect(asking).not.toEqual([]);
  });

  test('only the command reads the environment, and no path depends on the folder that it is started in', () => {
    expect(naming(/\bprocess\.env\b/, sources)).toEqual(['src/service/command/main.ts']);
    // There it is the base of relative paths that the user types.
    expect(naming(/\bprocess\.cwd\(/, sources)).toEqual(['src/service/command/command-place.ts']);
    expect(naming(/\bresolve\('\.'\)/, sources)).toEqual([]);
  });

  test('packages are named in package.json, and installed with the product are only those that cannot be bundled', () => {
    const importing = /(?:from|import|import\() ?'((?:@[\w.-]+\/)?[\w.-]+)[^']*'/g;
    const missing = sources.flatMap((file) =>
      [...read(file).matchAll(importing)]
        .map(([, name = '']) => name)
        .filter((name) => !name.startsWith('.') && name !== 'node')
        .filter((name) => !(name in manifest.devDependencies || NOT_BUNDLED.includes(name)))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
    expect(Object.keys(manifest.dependencies)).toEqual(NOT_BUNDLED);
  });

  test('one file writes percents, and one times of day', () => {
    const pages = sources.filter((file) => file.startsWith('src/dashboard/'));
    expect(naming(/style: 'percent'|\} %|\}%</, pages)).toEqual(['src/dashboard/ui/text/percent-text.ts']);
    const clocks =
      /\b(?:hour|minute|second): '(?:numeric|2-digit)|\btimeStyle: '|toLocale(?:Time)?String\(\)|getHours|slice\(11, 1[69]\)|'T', ' '/;
    expect(naming(clocks, pages)).toEqual(['src/dashboard/ui/text/clock-text.ts']);
  });

  test('no page goes to an address of a record that was not checked', () => {
    // What is written here comes of `paths`, of `webAddress` or of the router, or is a text of the source.
    const checked: Record<string, readonly string[]> = {
      'exports/cards/download-link.tsx': ['file.href'],
      'list/view/table/list-row.tsx': ['href', 'to'],
      'list/view/table/list-table.tsx': ['definition.hrefOf(record, carried, address)'],
      'deployments/deployments-page.tsx': ["chosen === null ? '' : definition.hrefOf(chosen, carried, list.address)"],
      'projects/project-picture.tsx': ['address.href'],
      'night/captures/capture-image.tsx': ['address'],
      'night/viewer/capture-stage.tsx': ['small', 'address'],
      'night/viewer/capture-viewer-bar.tsx': ['address'],
      'sessions/columns/session-thumbnail.tsx': ['address'],
      'deployments/selected/latest-session.tsx': ['address'],
      'taxa/gbif-link.tsx': ['address'],
      'exports/source/source-order.tsx': ['exportsAddress'],
    };
    const written = sources.flatMap((file) =>
      [...read(file).matchAll(/\b(?:href|src|srcSet|formAction|poster)=\{([^}]*)\}/g)].map(
        ([, expression = '']) => [file.replace('src/dashboard/', ''), expression] as const,
      ),
    );
    expect(written.filter(([file, expression]) => checked[file]?.includes(expression) !== true)).toEqual([]);
    expect(naming(/dangerouslySetInnerHTML|\binnerHTML\b|\bwindow\.open\(|\beval\(/, sources)).toEqual([]);
  });

  test('what scrolls is positioned: hidden text in it would else reach beyond it and widen the page', () => {
    const styles = files.filter((file) => /^src\/.*\.css$/.test(file));
    const loose = styles.flatMap((file) => {
      const rules: string[] = [];
      const [scrolling, positioned] = [new Set<string>(), new Set<string>()];
      const text = read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
      for (const [, part = '', end] of text.matchAll(/([^{};]*)([{};])/g)) {
        if (end === '{') rules.push(part.trim());
        else {
          // Whatever screens it is for.
          const rule = rules.filter((one) => !one.startsWith('@')).join(' ');
          if (/\boverflow(-[xy])?:.*\b(auto|scroll)\b/.test(part)) scrolling.add(`${file} ${rule}`);
          if (/\bposition:(?!\s*static)/.test(part)) positioned.add(`${file} ${rule}`);
          if (end === '}') rules.pop();
        }
      }
      return [...scrolling].filter((rule) => !positioned.has(rule));
    });
    expect(loose).toEqual([]);
  });

  test('a disabled dependency list has a sentence why above it', () => {
    const disabled = sources.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index, lines) =>
          /oxlint-disable.*exhaustive-deps/.test(line)
            ? [{ at: `${file}:${index + 1}`, above: lines[index - 1] ?? '' }]
            : [],
        ),
    );
    expect(disabled.filter(({ above }) => !/^\s*\/\/ (?!oxlint).*\.$/.test(above)).map(({ at }) => at)).toEqual([]);
    expect(disabled.length).toBeGreaterThan(0);
  });

  test('files are named after what they hold', () => {
    const vague = /(^|\/)(utils?|helpers?|common|hooks|misc|lib|shared)(\.|\/)|(^|\/)index\.[cm]?[jt]sx?$/;
    expect(files.filter((file) => file.startsWith('src/') && vague.test(file))).toEqual([]);
  });
});

describe('what functions are handed', () => {
  interface Node {
    type: string;
    start: number;
    end: number;
    name?: string;
    arguments?: Node[];
    argument?: Node | null;
    body?: Node | Node[];
    callee?: Node;
    object?: Node;
    expression?: Node;
    params?: Node[];
    value?: Node | null;
  }

  const partsOf = (node: Node): Node[] =>
    Object.values(node)
      .flat()
      .filter((part): part is Node => typeof part === 'object' && part !== null && 'type' in part);
  const isFunction = ({ type }: Node) => type.endsWith('FunctionExpression') || type === 'FunctionDeclaration';

  /** `rule file:line` of effects whose result React would take for a clean-up by mistake, and of data spread into arguments. */
  function offencesIn(file: string, text: string): string[] {
    if (!/\buse\w*Effect\(|\bref=\{\(|[(,]\s*\.\.\.|\.apply\(/.test(text)) return [];
    const found: string[] = [];
    const written = ({ start, end }: Node) => text.slice(start, end);
    const report = (rule: string, { start }: Node) => {
      found.push(`${rule} ${file}:${text.slice(0, start).split('\n').length}`);
    };
    // What a method of another returns is not known: a browser's may return a promise where it once returned nothing.
    const returnsOfMethods = (node: Node, isReturned = false): void => {
      if (isFunction(node)) return;
      if (isReturned && node.type === 'CallExpression' && /\.\w+$/.test(written(node.callee ?? node)))
        report('a method is returned', node);
      for (const part of partsOf(node)) returnsOfMethods(part, isReturned || node.type === 'ReturnStatement');
    };
    const wantBlock = (node: Node | undefined) => {
      const body = node && isFunction(node) ? [node.body ?? []].flat()[0] : undefined;
      if (body?.type === 'BlockStatement') returnsOfMethods(body);
      else if (node) report('no block', node);
    };
    const look = (node: Node, rests: readonly string[]) => {
      const own = isFunction(node) ? (node.params ?? []).filter(({ type }) => type === 'RestElement') : [];
      const known = [...rests, ...own.map(({ argument }) => argument?.name ?? '')];
      if (node.type === 'CallExpression' || node.type === 'NewExpression') {
        const callee = written(node.callee ?? node);
        if (/\buse\w*Effect$/.test(callee)) wantBlock(node.arguments?.[0]);
        if (callee.endsWith('.apply')) report('spread', node);
        for (const one of node.arguments ?? []) {
          // What a function was called with, it may call another with.
          const name = /^\.\.\.(\w+)/.exec(written(one))?.[1] ?? '';
          if (one.type === 'SpreadElement' && !known.includes(name)) report('spread', one);
        }
      }
      if (node.type === 'JSXAttribute' && written(node).startsWith('ref={(')) wantBlock(node.value?.expression);
      for (const part of partsOf(node)) look(part, known);
    };
    look(parseSync(file, text).program as unknown as Node, []);
    return found;
  }

  test('pages that compute read sessions, captures and occurrences together with what is missing from them', () => {
    const pages = sources.filter((file) => /^src\/dashboard\/(?:compare|effort|taxa)\//.test(file));
    const alone = /useWholeLists?\(\s*'(?:events|captures|occurrences)'|\bwholeListOptions\b/;
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((file) => alone.test(read(file)))).toEqual([]);
  });

  test('an effect has a block body and returns no method of another; no data is spread into arguments', () => {
    expect(sources.flatMap((file) => offencesIn(file, read(file)))).toEqual([]);
  });

  test.each([
    ['useEffect(() => list.current?.scrollTo({ top: 0 }), []);', 'no block'],
    ['React.useLayoutEffect(draw, [draw]);', 'no block'],
    ['useEffect(() => () => stop(), []);', 'no block'],
    ['useEffect(() => {\n if (isOpen) return list.scrollTo(0, 0);\n}, []);', 'a method is returned'],
    ['useEffect(() => {\n return isOpen ? element.animate([]) : undefined;\n}, []);', 'a method is returned'],
    ['const list = <ul ref={(element) => element?.scrollTo(0, 0)} />;', 'no block'],
    ['const most = Math.max(0, ...values);', 'spread'],
    ['const date = new Date(...parts);', 'spread'],
    ['rows.push(\n  ...more,\n);', 'spread'],
    ['function most(...values) {\n return values;\n}\nrows.push(...values);', 'spread'],
    ['const most = Math.max.apply(null, values);', 'spread'],
  ])('found: %s', (text, rule) => {
    expect(offencesIn('probe.tsx', text).map((one) => one.replace(/ probe\.tsx:\d$/, ''))).toEqual([rule]);
  });

  test.each([
    'useEffect(() => {\n const stop = on();\n return () => stop();\n}, []);',
    'useEffect(() => {\n list.forEach((one) => one.draw());\n}, []);',
    'const call = (...given) => other(1, ...given);',
    'const all = [...some, ...more];',
  ])('right: %s', (text) => {
    expect(offencesIn('probe.tsx', text)).toEqual([]);
  });
});

describe('the styles', () => {
  const theme = 'src/dashboard/ui/theme.css';
  const styles = files.filter((file) => /^src\/.*\.css$/.test(file));
  const declarations = (file: string) =>
    [
      ...read(file)
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/(?<=[\s;{])([\w-]+):\s*([^;{}]+);/g),
    ].map(([, name = '', value = '']) => ({ name, value }));

  test('sides are logical, so that pages are mirrored from right to left; maps and charts are not', () => {
    const physical =
      /^(?:(?:margin|padding|border|scroll-margin)-(?:left|right)\b|left$|right$|border-(?:top|bottom)-(?:left|right))/;
    const asDrawn = new Set([
      // Its middle is moved by half its width.
      'src/dashboard/shell/notes/late-answer-note.module.css left: 50%',
      // Beside the map's buttons.
      'src/dashboard/deployments/deployments-page.module.css left: 52px',
    ]);
    const found = styles
      .filter((file) => !/^src\/dashboard\/(?:map|chart)\//.test(file))
      .flatMap((file) =>
        declarations(file)
          .filter(
            ({ name, value }) =>
              physical.test(name) ||
              (/^(?:text-align|float)$/.test(name) && /^(?:left|right)$/.test(value)) ||
              hasTwoSides(name, value),
          )
          .map(({ name, value }) => `${file} ${name}: ${value}`),
      );
    expect(found.filter((one) => !asDrawn.has(one))).toEqual([]);
    expect(found).toHaveLength(asDrawn.size);

    /** A shorthand whose left and right differ: "0 8px 0 12px". */
    function hasTwoSides(name: string, value: string): boolean {
      const [, right, , left] = value
        .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, (inside) => inside.replaceAll(' ', ''))
        .split(' ');
      return /^(?:margin|padding|inset)$/.test(name) && left !== undefined && left !== right;
    }
  });

  test('sizes of text, corners and layers are tokens of the theme', () => {
    // A size of the text around it, as a total that has to fit its column.
    const relative = new Set(['min(1em, calc(100cqi / (var(--characters) * 0.66)))']);
    const literal = styles
      .filter((file) => file !== theme)
      .flatMap((file) =>
        declarations(file)
          .filter(({ name }) => /^font-size$|^border-.*radius$|^z-index$/.test(name))
          .filter(({ value }) => /[1-9]/.test(value.replaceAll(/var\([\w-]+\)/g, '')) && !relative.has(value))
          .map(({ name, value }) => `${file} ${name}: ${value}`),
      );
    expect(literal).toEqual([]);
  });

  test('gaps, padding and positive margins in pixels are tokens of the theme', () => {
    const literal = styles
      .filter((file) => file !== theme)
      .flatMap((file) =>
        declarations(file)
          .filter(
            ({ name, value }) =>
              /^(row-|column-)?gap$|^padding|^margin/.test(name) && /(?<![\d-])[1-9]\d*px/.test(value),
          )
          .map(({ name, value }) => `${file} ${name}: ${value}`),
      );
    expect(literal).toEqual([]);
  });

  test('no text is smaller than 12 px where the root is 16 px', () => {
    const sizes = declarations(theme).filter(({ name }) => name.startsWith('--text-') && name !== '--text-paper');
    expect(sizes.map(({ value }) => value).filter((value) => !/^\d[\d.]*rem$/.test(value))).toEqual([]);
    expect(Math.min(...sizes.map(({ value }) => Number.parseFloat(value)))).toBeGreaterThanOrEqual(0.75);
  });

  test('no text on a canvas or in a picture is smaller than 12 px', () => {
    // `600 12px ${family}`, 'italic 12px', and a constant that such a text takes.
    const fonts =
      /['"`](?:(?:italic|\d{3}|\$\{[^}]*\}) )*(\d[\d.]*)px(?=['"`]| \$\{)|(?:TEXT|TITLE)_SIZE(?:_PX)? = (\d[\d.]*)/g;
    const sizes = sources.flatMap((file) =>
      [...read(file).matchAll(fonts)].map(([text, inText, constant]) => ({
        file,
        text,
        size: Number(inText ?? constant),
      })),
    );
    expect(sizes.filter(({ size }) => size < 12)).toEqual([]);
    expect(new Set(sizes.map(({ file }) => file)).size).toBeGreaterThanOrEqual(7);
  });

  test('every step of the theme is used', () => {
    const used = styles.map(read).join('\n') + sources.map(read).join('\n');
    const steps = declarations(theme).filter(({ name }) => /^--(text|space|radius|layer)-/.test(name));
    expect(steps.map(({ name }) => name).filter((name) => !used.includes(`var(${name})`))).toEqual([]);
  });
});

describe('the rooms', () => {
  const folderOf = (file: string) => dirname(file);
  const nameOf = (file: string) => basename(file).replace(/(\.module)?\.(tsx?|css)$/, '');
  const kebab = (name: string) =>
    name
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
      .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
      .toLowerCase();

  test('no folder has more than 30 files', () => {
    const sizes = new Map<string, number>();
    for (const file of files.filter((one) => /^(src|test)\//.test(one))) {
      sizes.set(folderOf(file), (sizes.get(folderOf(file)) ?? 0) + 1);
    }
    expect([...sizes].filter(([, size]) => size > 30)).toEqual([]);
  });

  test('no file begins with the name of a room beside it', () => {
    const rooms = new Set(files.filter((file) => file.startsWith('src/')).map(folderOf));
    // A page and an app are what their rooms are of.
    const within = sources.filter((file) => !/-(page|app)\.tsx?$/.test(file));
    const outside = within.filter((file) =>
      [...rooms].some((room) => folderOf(room) === folderOf(file) && nameOf(file).startsWith(`${basename(room)}-`)),
    );
    expect(outside).toEqual([]);
  });

  test('a file that exports one thing has its name', () => {
    // A room's messages are named after their language.
    const named = sources
      .filter((file) => !/\/messages\/[a-z]{2}\.tsx?$/.test(file))
      .flatMap((file) => {
        const text = read(file);
        const values = [
          ...text.matchAll(/^export (?:default )?(?:async )?(?:function\*?|const|class|abstract class) (\w+)/gm),
        ];
        const types = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)];
        const [one, ...others] = (values.length > 0 ? values : types).map(([, name = '']) => name);
        const all = [...values, ...types].map(([, name = '']) => kebab(name));
        if (one === undefined || others.length > 0 || /^[A-Z0-9_]+$/.test(one) || all.includes(nameOf(file))) return [];
        return [`${file}: ${one}`];
      });
    expect(named).toEqual([
      'src/service/app.ts: buildApp',
      'src/service/list-route.ts: listRoutes',
      'src/service/upstream-app.ts: buildUpstreamApp',
    ]);
  });

  const house = measureHouse();

  test('files are short, and few are crumbs: under 30 lines, and imported by one file', () => {
    expect(house.median).toBeLessThanOrEqual(80);
    expect(house.crumbShare).toBeLessThanOrEqual(0.05);
  });

  test('no file leads back to itself, by types and what is imported later neither', () => {
    expect(house.circles).toEqual([]);
  });

  test('components and hooks have few effects: three in 2,000 lines of the dashboard', () => {
    expect(house.effects).toBeLessThanOrEqual(1.5);
  });
});

describe('the tests', () => {
  /** The folders that a file is in, the nearest first. */
  const foldersOf = (file: string): string[] =>
    file.includes('/') ? [dirname(file), ...foldersOf(dirname(file))] : [];
  const tests = files.filter((file) => /^test\/.*\.tsx?$/.test(file) && file !== 'test/conventions.test.ts');

  test('named like a source have its path', () => {
    const withoutEnding = sources.map((file) => file.replace(/\.tsx?$/, ''));
    const elsewhere = tests.filter((file) => {
      const [, path = '', name = ''] = /^test\/(.*?([^/]+))\.test\.tsx?$/.exec(file) ?? [];
      const named = withoutEnding.filter((source) => basename(source) === name);
      return named.length > 0 && !named.includes(`src/${path}`);
    });
    expect(elsewhere).toEqual([]);
  });

  const layers = tests.filter((file) => /^test\/(?:contract|service|dashboard)\/.*\.test\.tsx?$/.test(file));

  test('of a layer are in the folders of its rooms', () => {
    const rooms = new Set(files.filter((file) => file.startsWith('src/')).flatMap(foldersOf));
    expect(layers.filter((file) => !rooms.has(dirname(file).replace(/^test/, 'src')))).toEqual([]);
  });

  test('that only call functions: of one file at its path, of several not above the folder that they share', () => {
    const called = layers.flatMap((file) => {
      const imports = [...read(file).matchAll(/^import (?!type )[^;]*?'([^']+)';/gm)].map(([, name = '']) => name);
      // Others open a page, or run a service.
      if (imports.some((name) => /^(?:\.\/|#test\/(?!words\.ts|support\/made-))/.test(name))) return [];
      const layer = file.split('/')[1] ?? '';
      const own = imports.filter((name) => name.startsWith(`#${layer}/`) && !name.includes('/messages/'));
      return own.length === 0 ? [] : [{ file, own: own.map((name) => name.replace('#', 'src/')) }];
    });
    const misplaced = called.filter(({ file, own }) => {
      const path = file.replace(/^test/, 'src').replace(/\.test(\.tsx?)$/, '');
      if (own.some((source) => source.replace(/\.tsx?$/, '') === path)) return false;
      const shared = foldersOf(own[0] ?? '').find((room) => own.every((one) => one.startsWith(`${room}/`)));
      return own.length === 1 || shared?.startsWith(`${dirname(path)}/`) === true;
    });
    expect(misplaced.map(({ file }) => file)).toEqual([]);
    expect(called.length).toBeGreaterThan(100);
  });

  test('find things as a reader does, in what really runs', () => {
    expect(naming(/TestId\b|data-testid|\bvi\.(mock|doMock|hoisted)\b|\b(page|context)\.route\(/, tests)).toEqual([]);
  });
});

describe('the packages', () => {
  test('are exact versions', () => {
    const client = JSON.parse(read('test/service/description/typed-client/package.json')) as typeof manifest;
    const all = [manifest, client].flatMap((one) => Object.entries({ ...one.dependencies, ...one.devDependencies }));
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  test('come from whatever registry the reader uses: no file names one', () => {
    expect(
      naming(
        // A folder of this repository is a link in the lock file.
        /npm[j]s|registry\.[a-z]|"resolved": "(?!test\/)/i,
        files.filter((file) => file !== 'test/conventions.test.ts'),
      ),
    ).toEqual([]);
  });
});

describe('README', () => {
  const text = existsSync(join(root, 'README.md')) ? read('README.md') : '';
  const spans = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

  test('names npm scripts that exist, and every one that a reader runs', () => {
    const named = [...text.matchAll(/\bnpm (?:run )?(?!run\b)([\w:-]+)/g)].map(([, name = '']) => name);
    const notScripts = new Set([
      'ci',
      'install',
      'i',
      'pack',
      'uninstall',
      'view',
      'packages',
      'package',
      'scripts',
      'script',
    ]);
    expect(named.filter((name) => !(name in manifest.scripts) && !notScripts.has(name))).toEqual([]);
    expect(named).toEqual(expect.arrayContaining(['start', 'dev', 'check', 'test']));
  });

  test('names paths that exist', () => {
    // A path from the repository's folder or from src, or the bare name of a file; what is built or measured is not here yet.
    const rooms = new Set([
      ...files.map((file) => file.split('/')[0]),
      'contract',
      'service',
      'dashboard',
      'build',
      'data',
      'bench',
    ]);
    const isPath = (span: string) =>
      /^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(span) &&
      (span.includes('/') ? rooms.has(span.split('/')[0]) : /^[\w.-]+\.(tsx?|mjs|json|html|css|md)$/.test(span));
    const exists = (span: string) => {
      const path = span.replace(/\/$/, '');
      // Made by the build, by the service, and by the user.
      if (/^(build|data)(\/|$)|^noctuary\.json$/.test(path)) return true;
      const isHere = (full: string) => files.some((file) => file === full || file.startsWith(`${full}/`));
      return (
        isHere(path) || isHere(`src/${path}`) || (!path.includes('/') && files.some((file) => basename(file) === path))
      );
    };
    const paths = spans.filter(isPath);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
    expect(paths).not.toEqual([]);
  });

  test('and the table of faults names tests that exist', () => {
    const named = [...read('docs/reliability.md').matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => path);
    expect(named.filter((path) => !files.includes(path))).toEqual([]);
    expect(named).toContain('test/service/soak.test.ts');
  });

  test('each promise names tests that exist, by file and title', () => {
    const promises = read('docs/promises.md')
      .split(/^(?=- |## )/m)
      .filter((part) => part.startsWith('- '));
    const titles = promises.flatMap((promise) => {
      const named = [...promise.matchAll(/`(test\/[^`]+)`\s+“([^”]{12,})”/g)];
      return named.length === 0 ? [['', promise]] : named.map(([, file = '', title = '']) => [file, title]);
    });
    const inOneLine = (given: string) => given.replaceAll(/\s+/g, ' ');
    const isThere = ([file = '', title = '']: string[]) =>
      files.includes(file) && inOneLine(read(file)).includes(inOneLine(title));
    expect(titles.filter((named) => !isThere(named))).toEqual([]);
    expect(titles.length).toBeGreaterThan(300);
  });

  test('tables every setting, and no other', () => {
    const settings = [...read('src/service/settings.ts').matchAll(/^ {2}([A-Z][A-Z\d_]*):/gm)].map(
      ([, name = '']) => name,
    );
    const section = /^## [^\n]*[Ss]ettings[^\n]*\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text)?.[1] ?? '';
    const rows = [...section.matchAll(/^\|\s*`([A-Z][A-Z\d_]*)`/gm)].map(([, name = '']) => name);
    expect(settings).toContain('DATABASE_URL');
    expect(rows.toSorted()).toEqual(settings.toSorted());
  });
});

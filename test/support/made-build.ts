import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { documentPages } from '#dashboard/first-view/document-pages.ts';
import type { BuiltDashboard } from '#service/document/built-dashboard.ts';

const PAGE =
  '<!doctype html><head><meta name="noctuary-tiles" content=""><title>Noctuary</title><script>let a;</script>' +
  '<script type="module" crossorigin src="/assets/main-abc123.js"></script>' +
  '<link rel="stylesheet" crossorigin href="/assets/main.css"></head>' +
  '<body><!--preview--><noscript>Scripts are needed.</noscript></body>';

/** A built dashboard with no content: its page, and a script and styles for every route. */
export function madeBuild(): { dashboard: BuiltDashboard; folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-build-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {};');
  const css = (name: string) => {
    writeFileSync(join(folder, 'assets', `${name}.css`), `.${name} {}`);
    return [`assets/${name}.css`];
  };
  const base = { file: 'assets/base.js' };
  const entry = { file: 'assets/main-abc123.js', imports: ['_base.js'], css: css('main') };
  const part = { file: 'assets/part.js', imports: ['_base.js'], css: css('part') };
  const modules = documentPages.flatMap((page) => page.modules);
  const chunks = modules.map((module) => {
    const name = basename(module, '.tsx');
    const imports = ['_base.js', '_part.js', 'index.html'];
    const chunk = { file: `assets/${name}.js`, imports, dynamicImports: ['_map.js'], css: css(name) };
    return [module, chunk];
  });
  const manifest = {
    'index.html': entry,
    '_base.js': base,
    '_part.js': part,
    '_map.js': { file: 'assets/map.js' },
    ...Object.fromEntries(chunks),
  };
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  return {
    dashboard: { folder, pages: documentPages },
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

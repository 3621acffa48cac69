import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from './run-command.mjs';
import { scopedClass } from './scoped-class.mjs';

/**
 * Builds what the service needs of the dashboard, each with all packages that it uses in one file: its list pages, to render
 * previews, and what documents say of each page.
 *
 * @param {string} folder from the repository's folder
 */
export async function buildPreview(folder) {
  rmSync(join(root, folder), { recursive: true, force: true });
  await buildFile('document-pages.ts', folder, []);
  const { href } = pathToFileURL(join(root, folder, 'document-pages.js'));
  const { documentPages } = /** @type {{ documentPages: { hasPreview: boolean, modules: string[] }[] }} */ (
    // oxlint-disable-next-line import/no-dynamic-require
    await import(href)
  );
  const previewed = documentPages.filter(({ hasPreview }) => hasPreview).flatMap(({ modules }) => modules);
  await buildFile('render-preview.tsx', folder, previewed);
}

/**
 * @param {string} name of the file in `first-view/`
 * @param {string} folder
 * @param {string[]} pages that it loads later; they are in the same file, as the messages of a language are. It loads nothing
 *   else later.
 */
async function buildFile(name, folder, pages) {
  const ofPages = new Set(pages.map((page) => page.replace('src/dashboard/', '../')));
  const isWithin = (/** @type {string} */ module) =>
    ofPages.has(module) || /^\.\/(?:en|fr|es|da|ja)\.tsx?$/.test(module);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    css: { modules: { generateScopedName: scopedClass } },
    plugins: [
      react(),
      { name: 'load-nothing-later', resolveDynamicImport: (module) => (isWithin(module) ? null : false) },
    ],
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: `src/dashboard/first-view/${name}`,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      license: { fileName: `${name.replace(/\..*/, '')}-licenses.json` },
      rolldownOptions: { output: { entryFileNames: '[name].js', codeSplitting: false } },
    },
  });
}

import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from './run-command.mjs';
import { scopedClass } from './scoped-class.mjs';

/**
 * Builds the dashboard's list pages, with all packages that they use, into one file for the service, which renders
 * previews with it.
 *
 * @param {string} folder from the repository's folder
 */
export async function buildPreview(folder) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    css: { modules: { generateScopedName: scopedClass } },
    plugins: [react(), { name: 'load-nothing-later', resolveDynamicImport: onlyMessages }],
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/dashboard/render-preview.tsx',
      outDir: folder,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'render-preview.js', codeSplitting: false } },
    },
  });
}

/**
 * Previews load nothing later, but for the messages of a language, which are in the same file.
 *
 * @param {unknown} module
 */
function onlyMessages(module) {
  return /^\.\/(?:en|fr|es|da|ja)\.tsx?$/.test(String(module)) ? null : false;
}

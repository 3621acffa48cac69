import { build } from 'vite';
import { root } from './run-command.mjs';

/**
 * Builds the service into one file, `main.js`, in a folder below `build`; the packages it uses stay in node_modules.
 *
 * @param {string} folder from the repository's folder
 */
export async function buildService(folder) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: { main: 'src/service/main.ts', 'preview-worker': 'src/service/document/preview-worker.ts' },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}

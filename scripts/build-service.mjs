import { build } from 'vite';
import { root } from './run-command.mjs';

/**
 * Builds the command, its service and the packages they use into `noctuary.js`, in a folder below `build`: finding, reading and compiling
 * each file of the packages took a third of a start. Packages that look for files beside their own stay in
 * node_modules.
 *
 * @param {string} folder from the repository's folder
 */
export async function buildService(folder) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['libsql', 'sharp', '@fastify/swagger-ui'] },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: {
          noctuary: 'src/service/command/main.ts',
          'preview-worker': 'src/service/document/preview-worker.ts',
          'image-process': 'src/service/images/served/image-process.ts',
        },
        // All in one folder: the service finds its other programs beside its own file.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './run-command.mjs';

/** The packages with a library for each system, which npm installs with the product. */
export const NOT_BUNDLED = ['libsql', 'sharp'];
/** Where the files of the pages of the documentation are, in the repository and beside the built service. */
const SWAGGER_UI = { from: 'node_modules/@fastify/swagger-ui/static', to: 'swagger-ui/static' };

/**
 * Builds the command, its service and the packages they use into `noctuary.js`, in a folder below `build`: finding, reading and
 * compiling each file of the packages took a third of a start.
 *
 * @param {string} folder from the repository's folder
 */
export async function buildService(folder) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [swaggerUiBesideIt()],
    ssr: { noExternal: true, external: NOT_BUNDLED },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      sourcemap: true,
      license: { fileName: 'licenses.json' },
      rolldownOptions: {
        input: {
          noctuary: 'src/service/command/main.ts',
          'preview-worker': 'src/service/document/preview-worker.ts',
          'image-process': 'src/service/images/served/image-process.ts',
          'follow-process': 'src/service/follow/follow-process.ts',
        },
        // All in one folder: the service finds its other programs beside its own file.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  cpSync(join(root, SWAGGER_UI.from), join(root, folder, SWAGGER_UI.to), { recursive: true });
}

/**
 * Bundled, the package looks for its files beside the built service.
 *
 * @returns {import('vite').Plugin}
 */
function swaggerUiBesideIt() {
  return {
    name: 'swagger-ui-beside-it',
    transform: {
      filter: { id: /@fastify\/swagger-ui\/(?:index|lib\/routes)\.js$/, code: '__dirname' },
      handler: (code, id) => {
        const within = id.endsWith('/lib/routes.js') ? '/swagger-ui/lib' : '/swagger-ui';
        return { code: code.replaceAll('__dirname', `(import.meta.dirname + '${within}')`), map: null };
      },
    },
  };
}

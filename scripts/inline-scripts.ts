import { build, type Plugin, type Rolldown } from 'vite';

const PLACE = /<!--script: ([a-z-]+)-->/g;

/**
 * Writes the scripts of `src/dashboard/first-view/scripts` into index.html, at `<!--script: name-->`: each with what it imports
 * of the dashboard in one classic script, which the browser runs where it stands.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const names = [...html.matchAll(PLACE)].map(([, name = '']) => name);
        const scripts = new Map(await Promise.all(names.map(async (name) => [name, await scriptOf(name)] as const)));
        return html.replaceAll(PLACE, (_place, name: string) => `<script>${scripts.get(name) ?? ''}</script>`);
      },
    },
  };
}

async function scriptOf(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: `src/dashboard/first-view/scripts/${name}.ts`,
        output: { format: 'iife' },
        // What modules do when they are loaded is for the page's own scripts.
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

import type { Plugin, Rolldown } from 'vite';

/**
 * What a part that loads later needs is asked for with it, apart from what is loaded already: names of files hardly
 * compress.
 */
export class NamedWithParts {
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

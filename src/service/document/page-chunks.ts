import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const ENTRY = 'index.html';
/** A chunk of messages, with its language: of one room, or of the rooms of every page (vite.config.ts). */
const MESSAGES = /^(?:_words-|src\/dashboard\/.*\/messages\/)([a-z]{2})[-.]/;

interface PageFiles {
  scripts: string[];
  styles: string[];
  /** by language; a browser loads those of the language it shows */
  messages: Record<string, string[]>;
}
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
    dynamicImports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
);

/**
 * Reads which files a page of the build needs besides those that every page has, from Vite's manifest.
 *
 * @param folder of the built dashboard
 * @returns a function from modules, as the manifest names them, to files of the build
 * @throws where the manifest is missing, or knows no such module
 */
export function pageChunks(folder: string): (modules: readonly string[]) => PageFiles {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')));
  const chunkOf = (key: string) => {
    const chunk = chunks[key];
    if (chunk === undefined) throw new Error(`The manifest of the built dashboard knows no ${key}.`);
    return chunk;
  };
  /** The chunks and what they import, at any depth, but not what they only import when needed. */
  const withImports = (keys: readonly string[]) => {
    const found = new Set(keys);
    for (const key of found) for (const imported of chunkOf(key).imports ?? []) found.add(imported);
    return found;
  };
  const ofEveryPage = withImports([ENTRY]);
  return (modules) => {
    const found = [...withImports(modules)];
    const own = found.filter((key) => !ofEveryPage.has(key)).map(chunkOf);
    const messages: PageFiles['messages'] = {};
    const later = new Set([...ofEveryPage, ...found].flatMap((key) => chunkOf(key).dynamicImports ?? []));
    for (const key of later) {
      const [, language] = MESSAGES.exec(key) ?? [];
      if (language !== undefined) (messages[language] ??= []).push(chunkOf(key).file);
    }
    return {
      messages,
      scripts: own.map(({ file }) => file),
      // A chunk's styles come after those that it imports, as in the sequence of evaluation.
      styles: [...new Set(own.toReversed().flatMap(({ css = [] }) => css))],
    };
  };
}

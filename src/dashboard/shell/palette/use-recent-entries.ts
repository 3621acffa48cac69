import { useLocalStorage } from '#dashboard/ui/browser/use-local-storage.ts';
import { z } from '#contract/zod.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import type { PaletteEntry } from './palette-entry.ts';

const MOST = 8;

const recent = z.object({
  key: z.string(),
  kind: z.literal(['page', 'view', 'action', 'project', 'deployment', 'site', 'session', 'taxon', 'export', 'storage']),
  id: z.nullable(z.number()),
  text: z.string(),
  detail: z.string(),
  act: z.union([
    z.object({ kind: z.literal('go'), to: z.string().check(z.regex(/^\//)) }),
    z.object({ kind: z.literal('project'), id: z.nullable(z.number()) }),
    z.object({ kind: z.literal('scheme'), scheme: z.literal(['light', 'dark', 'auto']) }),
    z.object({ kind: z.literal('refresh') }),
    z.object({ kind: z.literal('keys') }),
  ]),
});

/** What was chosen last in this browser, latest first, and a function that adds to it. */
export function useRecentEntries(): [readonly PaletteEntry[], (entry: PaletteEntry) => void] {
  const [entries, change] = useLocalStorage<readonly PaletteEntry[]>({
    key: storageKeys.recent,
    serialize: JSON.stringify,
    deserialize: readRecent,
  });
  // Not by an updater function, which React would not call after the palette is unmounted.
  const add = ({ key, kind, id, text, detail, act }: PaletteEntry) =>
    change([{ key, kind, id, text, detail, act }, ...entries.filter((one) => one.key !== key)].slice(0, MOST));
  return [entries, add];
}

/** Parses the stored text; invalid entries are dropped. */
function readRecent(text: string | undefined): readonly PaletteEntry[] {
  try {
    const stored = z.array(z.unknown()).safeParse(JSON.parse(text ?? '[]'));
    return (stored.data ?? []).flatMap((one) => recent.safeParse(one).data ?? []);
  } catch {
    return [];
  }
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { loadedRecords } from '#dashboard/api/lists/loaded-records.ts';
import { useSearch } from '#dashboard/api/ordered/use-search.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { paths, withQuery } from '#dashboard/paths.ts';
import type { Messages } from './messages/en.ts';
import { paletteMessages } from './messages/palette-messages.ts';
import type { PaletteEntry } from './palette-entry.ts';
import {
  deploymentEntry,
  exportEntry,
  projectEntry,
  sessionEntry,
  siteEntries,
  storageEntry,
  taxonEntry,
  type PaletteContext,
} from './palette-records.ts';
import { sessionsFound, trapNight } from './sessions-found.ts';
import { viewEntries } from './view-entries.ts';
import type { RailPage } from '#dashboard/shell/rail.tsx';

interface PaletteQuery {
  pages: readonly RailPage[];
  carried: Record<string, string>;
  words: readonly string[];
  /** what these are the words of */
  typed: string;
  /** the debounced text to search for at the service; empty for none */
  asked: string;
}

const MOST_SESSIONS = 40;
type Actions = keyof Messages['actions'];
const ACTIONS: readonly { id: Actions; act: PaletteEntry['act'] }[] = [
  { id: 'light', act: { kind: 'scheme', scheme: 'light' } },
  { id: 'dark', act: { kind: 'scheme', scheme: 'dark' } },
  { id: 'system', act: { kind: 'scheme', scheme: 'auto' } },
  { id: 'allProjects', act: { kind: 'project', id: null } },
  { id: 'refresh', act: { kind: 'refresh' } },
  { id: 'keys', act: { kind: 'keys' } },
];

/**
 * All entries: from the loaded records and, for collections that are not loaded completely and that the service can
 * search, from the service.
 */
export function usePaletteEntries({ pages, carried, words, typed, asked }: PaletteQuery) {
  const texts = useMessages(paletteMessages);
  const client = useQueryClient();
  // A snapshot at the opening of the palette, so that entries do not move under the pointer.
  const loaded = useMemo(
    () => ({
      projects: loadedRecords(client, 'projects'),
      deployments: loadedRecords(client, 'deployments'),
      events: loadedRecords(client, 'events'),
      taxa: loadedRecords(client, 'taxa'),
      storage: loadedRecords(client, 'storage'),
      exports: loadedRecords(client, 'exports'),
    }),
    [client],
  );
  const projects = useSearch('projects', asked, { enabled: !loaded.projects.isWhole });
  const deployments = useSearch('deployments', asked, { enabled: !loaded.deployments.isWhole });
  const taxa = useSearch('taxa', asked, { enabled: !loaded.taxa.isWhole });
  const storage = useSearch('storage', asked, { enabled: !loaded.storage.isWhole });

  const names = useMemo(() => {
    const { records } = loaded.deployments;
    const found = deployments.data ?? [];
    return deploymentNames(found.length === 0 ? records : [...records, ...found]);
  }, [loaded, deployments.data]);
  // The service has no text search for exports; there are few of them.
  const exports = useWholeList('exports', {}, { enabled: asked !== '' && !loaded.exports.isWhole });
  const context = useMemo(() => ({ words: texts, names, carried }), [texts, names, carried]);
  const fixed = useMemo(() => {
    const ofPages = pages.map(({ id, name, path }): PaletteEntry => ({
      key: `page ${id}`,
      kind: 'page',
      id: null,
      text: name,
      detail: texts.page,
      act: { kind: 'go', to: withQuery(path, carried) },
    }));
    const actions = ACTIONS.map(({ id, act }): PaletteEntry => ({
      key: `action ${id}`,
      kind: 'action',
      id: null,
      ...texts.actions[id],
      act,
    }));
    const newExport: PaletteEntry = {
      // The same in every language.
      key: 'action newExport',
      kind: 'action',
      id: null,
      ...texts.actions.newExport,
      act: { kind: 'go', to: paths.newExport(carried) },
    };
    return [
      ...ofPages,
      ...viewEntries(pages, texts),
      ...actions,
      newExport,
      ...loaded.projects.records.map((record) => projectEntry(record, context)),
      ...loaded.deployments.records.map((record) => deploymentEntry(record, context)),
      ...siteEntries(loaded.deployments.records, context),
      ...loaded.taxa.records.map((record) => taxonEntry(record, context)),
      ...loaded.storage.records.map((record) => storageEntry(record, context)),
      ...loaded.exports.records.map((record) => exportEntry(record, context)),
    ];
  }, [pages, carried, loaded, texts, context]);
  const begin = useCallback(
    () => sessionsFound(loaded.events.records, words, { typed, most: MOST_SESSIONS, names }),
    [loaded, words, typed, names],
  );
  const { last } = useWork(words.length === 0 ? null : begin, loaded.events.records.length);
  // Until the search has ended, the previous result, filtered by the new words; its count is not known then.
  const found = words.length === 0 ? null : last;
  const done = found?.words === words ? found : null;
  const sessions = useMemo(
    () => (found?.records ?? []).map((one) => sessionEntry(one, found?.ofNight.get(trapNight(one)) ?? [], context)),
    [found, context],
  );
  const served = [
    ...(projects.data ?? []).map((record) => projectEntry(record, context)),
    ...(deployments.data ?? []).map((record) => deploymentEntry(record, context)),
    ...(taxa.data ?? []).map((record) => taxonEntry(record, context)),
    ...(storage.data ?? []).map((record) => storageEntry(record, context)),
    ...(exports.data?.records ?? []).map((record) => exportEntry(record, context)),
  ];
  const named: ReadonlyMap<string, PaletteEntry> = new Map(
    [...fixed, ...sessions, ...served].map((entry) => [entry.key, entry]),
  );
  const byKey = new Map(named);
  for (const entry of numbered(words, context)) if (!byKey.has(entry.key)) byKey.set(entry.key, entry);

  const searches = [projects, deployments, taxa, storage, exports];
  return {
    entries: [...byKey.values()],
    /** a recent entry with its current name */
    asNow: (entry: PaletteEntry): PaletteEntry => {
      const { text, detail } = named.get(entry.key) ?? entry;
      return { ...entry, text, detail };
    },
    /** the service has no text search for sessions: only the loaded ones are searched */
    sessions: loaded.events,
    /** how many sessions were found that are not among the entries */
    moreSessions: done === null ? 0 : done.count - done.records.length,
    /** how the search of sessions reads what was typed; null while that is not known */
    read: done?.read ?? null,
    /** the search of the loaded records has not ended */
    isSearching: words.length > 0 && done === null,
    isAsking: searches.some(({ isFetching }) => isFetching),
    error: searches.find(({ error }) => error !== null)?.error ?? null,
  };
}

/** A number may be the id of a record that is not loaded: its page shows whether it exists. */
function numbered([word = '', ...more]: readonly string[], { words, carried }: PaletteContext): PaletteEntry[] {
  if (more.length > 0 || !/^\d{1,15}$/.test(word)) return [];
  const id = Number(word);
  return [
    {
      key: `deployment ${id}`,
      kind: 'deployment',
      id,
      text: words.deploymentById(String(id)),
      detail: words.openById,
      act: { kind: 'go', to: paths.deployment(id, carried) },
    },
    {
      key: `session ${id}`,
      kind: 'session',
      id,
      text: words.sessionById(String(id)),
      detail: words.openById,
      act: { kind: 'go', to: paths.session(id, carried) },
    },
  ];
}

import { relative, resolve, sep } from 'node:path';
import type { Rolldown } from 'vite';

const ENTRY = 'index.html';
/** Of a language, as all others: each needs the same. */
const MESSAGES = 'src/dashboard/ui/messages/en.tsx';
/** The pages whose first load is kept small. */
const LIST_PAGES = ['deployments', 'sessions', 'taxa', 'exports', 'storage', 'projects'].map((page) =>
  resolve(`src/dashboard/${page}/${page}-page.tsx`),
);
/** What every page loads once it stands (`Frame`, `FrameHeader`): one file. */
const AFTER_EVERY_PAGE = ['src/dashboard/shell/after-page.tsx', 'src/dashboard/shell/jobs/running-jobs.tsx'];
/** What packages' index files import as well, and no first load uses. */
const UNUSED_AT_FIRST =
  /\/zod\/v4\/locales\/|\/@mantine\/|\/@tanstack\/(?:query-core|react-query)\/.*\/(?:queriesObserver|mutationObserver|useQueries|useMutation)\.js$/;
let filesOfModules: Map<string, string> | undefined;

/**
 * A first load has one file of what all need, one of what others of its room need, and its page's own: forty small ones weigh
 * 12 kB more (gzip) and are forty requests.
 */
export function firstLoad(module: string, context: Rolldown.ChunkingContext): string | null {
  filesOfModules ??= filesOfFirstLoads(context);
  return UNUSED_AT_FIRST.test(module) ? null : (filesOfModules.get(module) ?? null);
}

/** More rooms that use a module share it with all. */
const MOST_ROOMS = 3;
/** What two rooms share is in a file of three that has it too, if it is no longer than this before it is minified. */
const SMALL_CHARACTERS = 5_000;

function includesAll(all: ReadonlySet<string>, some: ReadonlySet<string>): boolean {
  return [...some].every((one) => all.has(one));
}

/** Modules that only one page imports, and no part that loads later, have no entry: they are in the page's own file. */
function filesOfFirstLoads(context: Rolldown.ChunkingContext): Map<string, string> {
  const importsOf = (file: string) => {
    const found = new Set([resolve(file)]);
    for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  const laterThan = (modules: Iterable<string>) =>
    [...modules].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const ofEntry = importsOf(ENTRY);
  // Every page and part that loads later, and what it imports.
  const loads = new Map<string, Set<string>>();
  const later = new Set(laterThan(ofEntry));
  for (const file of later) {
    const imports = importsOf(file);
    loads.set(file, imports);
    for (const one of laterThan(imports)) later.add(one);
  }

  const found = new Map<string, string>();
  const groups: { rooms: ReadonlySet<string>; modules: string[] }[] = [];
  for (const id of new Set(LIST_PAGES.flatMap((page) => [...(loads.get(page) ?? [])]))) {
    const users = [...loads].flatMap(([file, imports]) => (imports.has(id) ? file : []));
    const rooms = new Set(users.map((file) => relative('src/dashboard', file).split(sep)[0] ?? '').toSorted());
    const isOfLists = users.filter((file) => LIST_PAGES.includes(file)).length > 1;
    if (isOfLists || rooms.size > MOST_ROOMS) found.set(id, 'shared');
    else if (users.length > 1) {
      const group = groups.find((one) => one.rooms.size === rooms.size && includesAll(one.rooms, rooms));
      if (group === undefined) groups.push({ rooms, modules: [id] });
      else group.modules.push(id);
    }
  }
  const characters = (modules: readonly string[]) =>
    modules.reduce((sum, id) => sum + (context.getModuleInfo(id)?.code?.length ?? 0), 0);
  for (const { rooms, modules } of groups) {
    const isSmall = rooms.size > 1 && characters(modules) < SMALL_CHARACTERS;
    const wider = groups.find((one) => one.rooms.size > rooms.size && includesAll(one.rooms, rooms));
    const name = `of-${[...(isSmall && wider !== undefined ? wider.rooms : rooms)].join('-')}`;
    for (const id of modules) found.set(id, name);
  }
  for (const id of [...ofEntry, ...importsOf(MESSAGES)]) found.set(id, 'shared');
  // Not in a first load, but in the first seconds of every page.
  for (const id of AFTER_EVERY_PAGE.flatMap((file) => [...importsOf(file)])) {
    if (!found.has(id) && !UNUSED_AT_FIRST.test(id)) found.set(id, 'after-page');
  }
  return found;
}

import { defineList } from '#dashboard/list/model/list-definition.ts';
import type { Parameter } from '#dashboard/address/url-state.ts';
import { paths } from '#dashboard/paths.ts';
import { sessionColumns } from '#dashboard/sessions/columns/session-columns.tsx';
import type { Messages } from '#dashboard/sessions/messages/en.ts';
import type { SessionContext } from '#dashboard/sessions/model/session-context.ts';

/** The same for all sessions of one deployment: not shown, but written to files. */
const HIDDEN = new Set(['deployment', 'project']);

/** The page has no search box, so a search in the address must not hide sessions. */
const NO_SEARCH: Parameter<string> = { read: () => '', write: () => null };

/** The list of one deployment's sessions, newest night first; without search and filters, which the Sessions page has. */
export function deploymentSessionsList(context: SessionContext, words: Messages) {
  const definition = defineList({
    collection: 'events',
    title: words.title,
    noun: { one: words.session, many: words.sessions },
    columns: sessionColumns(context, words).map((column) => ({
      ...column,
      parameter: null,
      hidden: column.hidden === true || HIDDEN.has(column.field),
    })),
    ordering: '-day',
    search: { label: '', textOf: context.nightOf, nothing: () => '' },
    nameOf: context.nightOf,
    hrefOf: ({ id }, carried, list) => paths.session(id, { ...carried, list }),
  });
  return { ...definition, parameters: { ...definition.parameters, search: NO_SEARCH } };
}

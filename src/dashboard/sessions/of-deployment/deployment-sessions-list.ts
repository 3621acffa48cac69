import { defineList } from '#dashboard/list/list-definition.ts';
import type { Parameter } from '#dashboard/address/url-state.ts';
import { paths } from '#dashboard/paths.ts';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import { sessionColumns } from '#dashboard/sessions/columns/session-columns.tsx';
import type { SessionContext } from '#dashboard/sessions/model/session-context.ts';
import type { Event as Session } from '#contract/event.ts';

/** The same for all sessions of one deployment: not shown, but in files. */
const HIDDEN = new Set(['deployment', 'project']);

/** The page has no place to search in: nothing may be left out that it could not say. */
const NO_SEARCH: Parameter<string> = { read: () => '', write: () => null };

/** The sessions of one deployment, newest night first. Filters and search are the Sessions page's. */
export function deploymentSessionsList(context: SessionContext) {
  const definition = defineList({
    collection: 'events',
    title: 'Sessions',
    noun: { one: 'session', many: 'sessions' },
    columns: sessionColumns(context).map((column) => ({
      ...column,
      parameter: null,
      hidden: column.hidden === true || HIDDEN.has(column.field),
    })),
    ordering: '-day',
    search: { label: '', textOf: nameOf, nothing: () => '' },
    nameOf,
    hrefOf: ({ id }, kept, list) => paths.session(id, { ...kept, list }),
  });
  return { ...definition, parameters: { ...definition.parameters, search: NO_SEARCH } };
}

function nameOf({ start, end }: Session): string {
  return nightText(start, end);
}

import { defineList } from '#dashboard/list/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import { nightText } from '#dashboard/ui/night-text.ts';
import { sessionColumns } from './session-columns.tsx';
import type { SessionContext } from './session-context.ts';
import type { Session } from './sessions-session.ts';

const search = {
  label: 'Search sessions by deployment or night',
  placeholder: 'Search deployment or night',
  textOf: ({ deployment, start, end }: Session) => `${deployment.name} ${nightText(start, end)}`,
  nothing: (text: string) => `No session’s deployment or night holds “${text}”.`,
};

/** The list "Sessions"; its columns say more than a session's record does, so it is made from their context. */
export function sessionsList(context: SessionContext) {
  return defineList({
    collection: 'events',
    title: 'Sessions',
    noun: { one: 'session', many: 'sessions' },
    columns: sessionColumns(context),
    ordering: '-captures_count',
    search,
    nameOf: ({ start, end, deployment }) => `${nightText(start, end)}, ${deployment.name}`,
    hrefOf: ({ id }, kept) => paths.session(id, kept),
    long: true,
  });
}

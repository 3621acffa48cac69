import { datedTerms } from '#dashboard/list/filters/dated-terms.ts';
import { defineList } from '#dashboard/list/model/list-definition.ts';
import { compareLinks } from '#dashboard/links/compare-links.ts';
import { sessionsLink } from '#dashboard/links/sessions-link.ts';
import { speciesLinks } from '#dashboard/links/species-links.ts';
import { paths } from '#dashboard/paths.ts';
import { searchedNights } from '#dashboard/ui/text/night-iso.ts';
import { sessionColumns } from '#dashboard/sessions/columns/session-columns.tsx';
import type { Messages } from '#dashboard/sessions/messages/en.ts';
import type { SessionContext } from '#dashboard/sessions/model/session-context.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

function searchedText({ deploymentOf, names }: SessionContext): (session: Session) => string {
  return (session) => {
    const { research_site, project } = deploymentOf(session) ?? {};
    // Lines: the last word of one and the first of the next are no name.
    return [names.textOf(session.deployment), research_site?.name, project?.name].join('\n');
  };
}

/** The list "Sessions". Its columns show more than the records hold, so it needs their context. */
export function sessionsList(context: SessionContext, words: Messages) {
  const { names, nightOf } = context;
  return defineList({
    collection: 'events',
    title: words.title,
    noun: { one: words.session, many: words.sessions },
    columns: sessionColumns(context, words),
    ordering: '-captures_count',
    search: {
      label: words.search,
      placeholder: words.placeholder,
      textOf: searchedText(context),
      dates: { of: searchedNights, terms: datedTerms },
      nothing: words.noneFound,
    },
    nameOf: (session) => `${nightOf(session)}, ${names.textOf(session.deployment)}`,
    hrefOf: ({ id }, carried, list) => paths.session(id, { ...carried, list }),
    linksOf: (selection, { address, isAll }) => {
      const ids = [...new Set(selection.map(({ deployment }) => deployment.id))];
      const carried = Object.fromEntries([...address].filter(([name]) => name !== 'selected' && name !== 'to'));
      return isAll ? [] : [sessionsLink(ids, carried), ...speciesLinks(ids, carried), ...compareLinks(ids, carried)];
    },
    long: true,
  });
}

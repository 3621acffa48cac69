import { defineList } from '#dashboard/list/model/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import type { Messages } from './messages/en.tsx';
import { projectColumns } from './project-columns.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';

/** The definition of the list "Projects". */
export const projectList = (words: Messages) =>
  defineList({
    collection: 'projects',
    title: words.title,
    noun: words.nouns,
    columns: projectColumns(words),
    ordering: 'name',
    search: {
      label: words.search,
      placeholder: words.searchHint,
      textOf: (project) => [nameText(project), project.description ?? ''].join(' '),
      nothing: words.noMatch,
    },
    nameOf: nameText,
    // Opening a project shows its deployments.
    hrefOf: ({ id }) => paths.deployments({ project: String(id) }),
  });

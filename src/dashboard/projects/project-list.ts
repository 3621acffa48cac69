import { defineList } from '#dashboard/list/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import { projectColumns } from './project-columns.tsx';

/** The definition of the list "Projects". */
export const projectList = defineList({
  collection: 'projects',
  title: 'Projects',
  noun: { one: 'project', many: 'projects' },
  columns: projectColumns,
  ordering: 'name',
  search: {
    label: 'Search projects by name or description',
    placeholder: 'Search name, description',
    textOf: ({ name, description }) => `${name} ${description}`,
    nothing: (text) => `No project’s name or description holds “${text}”.`,
  },
  nameOf: ({ name }) => name,
  // Opening a project shows its deployments.
  hrefOf: ({ id }) => paths.deployments({ project: String(id) }),
});

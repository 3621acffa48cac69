import type { ReactNode } from 'react';
import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

/** A part of a text that only screen readers read. */
type Tag = (text: string) => ReactNode;

export const messages = {
  title: 'Projects',
  nouns: { one: 'project', many: 'projects' },
  search: 'Search projects by name or description',
  searchHint: 'Name, description',
  noMatch: (text: string) => `No projects match “${text}”.`,
  cards: 'Cards',
  table: 'Table',
  loading: 'Loading projects …',

  name: 'Name',
  nameMeans: 'The name of the project. A project is a set of deployments.',
  deployments: 'Deployments',
  deploymentsMean: 'Deployments of the project, as the server counts them.',
  draft: 'Draft',
  draftMeans: 'Only users with access see a draft. The server does not send it to readers without a token.',
  notDraft: 'No',
  updated: 'Updated',
  updatedMeans: 'When the server last changed the project’s record.',
  description: 'Description',
  descriptionMeans: 'What the project is about, in its own words.',
  noDescription: 'No description entered.',
  descriptionUnknown: 'Description not reported.',
  created: 'Created',
  createdMeans: 'When the project’s record was created on the server.',

  deploymentsUnknown: 'Deployments not reported',
  deploymentCount: (count: number) => plural(count, { one: '# deployment', other: '# deployments' }),
  createdOn: (day: ReactNode): ReactNode => <>Created {day}</>,
  updatedOn: (day: ReactNode): ReactNode => <>Updated {day}</>,
  select: (project: string, hidden: Tag): ReactNode => <>Select{hidden(` ${project} for all pages`)}</>,
  selected: (project: string, hidden: Tag): ReactNode => <>✓ Selected{hidden(` ${project} for all pages`)}</>,
  sessionsOf: (project: string, hidden: Tag): ReactNode => <>Sessions{hidden(` of ${project}`)}</>,
  taxaOf: (project: string, hidden: Tag): ReactNode => <>Taxa{hidden(` of ${project}`)}</>,
  storageOf: (project: string, hidden: Tag): ReactNode => <>Storage{hidden(` of ${project}`)}</>,
  noPicture: (why: string) => `No image: its address is not used. ${why}`,
};

export type Messages = typeof messages;

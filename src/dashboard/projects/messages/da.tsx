import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('da');

export const messages: Messages = {
  title: 'Projekter',
  nouns: { one: 'projekt', many: 'projekter' },
  search: 'Søg efter projekter på navn eller beskrivelse',
  searchHint: 'Navn, beskrivelse',
  noMatch: (text) => `Ingen projekter passer med »${text}«.`,
  cards: 'Kort',
  table: 'Tabel',
  loading: 'Indlæser projekter …',

  name: 'Navn',
  nameMeans: 'Projektets navn. Et projekt er en samling opsætninger.',
  deployments: 'Opsætninger',
  deploymentsMean: 'Projektets opsætninger, som serveren tæller dem.',
  draft: 'Kladde',
  draftMeans: 'Kun brugere med adgang ser en kladde. Serveren sender den ikke til læsere uden adgangsnøgle.',
  notDraft: 'Nej',
  updated: 'Opdateret',
  updatedMeans: 'Hvornår serveren senest ændrede projektets post.',
  description: 'Beskrivelse',
  descriptionMeans: 'Hvad projektet handler om, med dets egne ord.',
  noDescription: 'Ingen beskrivelse.',
  descriptionUnknown: 'Beskrivelse ikke oplyst.',
  created: 'Oprettet',
  createdMeans: 'Hvornår projektets post blev oprettet på serveren.',

  deploymentsUnknown: 'Opsætninger ikke oplyst',
  deploymentCount: (count) => plural(count, { one: '# opsætning', other: '# opsætninger' }),
  createdOn: (day) => <>Oprettet {day}</>,
  updatedOn: (day) => <>Opdateret {day}</>,
  select: (project, hidden) => <>Vælg{hidden(` ${project} for alle sider`)}</>,
  selected: (project, hidden) => <>✓ Valgt{hidden(`: ${project}, for alle sider`)}</>,
  sessionsOf: (project, hidden) => <>Sessioner{hidden(` i ${project}`)}</>,
  taxaOf: (project, hidden) => <>Taxa{hidden(` i ${project}`)}</>,
  storageOf: (project, hidden) => <>Lager{hidden(` for ${project}`)}</>,
  noPicture: (why) => `Intet billede: dets adresse bruges ikke. ${why}`,
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('da');

export const messages: Messages = {
  pages: {
    overview: 'Oversigt',
    deployments: 'Opsætninger',
    sessions: 'Sessioner',
    taxa: 'Taxa',
    exports: 'Eksporter',
    storage: 'Lager',
    projects: 'Projekter',
    settings: 'Indstillinger',
  },
  pagesLabel: 'Sider',
  more: 'Mere',
  morePages: 'Flere sider',
  withMore: (page) => `${page} …`,
  skip: 'Gå til indholdet',
  home: 'Noctuary, forside',
  notes: 'Meddelelser',

  project: 'Projekt',
  allProjects: 'Alle projekter',
  allProjectsUnnamed: 'Alle projekter (deres navne kunne ikke indlæses)',
  unnamedProject: (id) => `Projekt ${id}`,
  printed: (project, day, time) => ` · ${project} · Udskrevet ${day}, ${time}`,

  refresh: 'Opdater',
  refreshing: 'Opdaterer …',
  updated: (time, hidden) => (
    <>
      {hidden('Opdateret ')}
      {time}
    </>
  ),
  colourScheme: { light: 'Farver: lyse', dark: 'Farver: mørke', auto: 'Farver: som systemet' },
  language: (name) => `Sprog: ${name}`,
  languageLabel: 'Sprog',

  search: 'Søg',
  searchAll: 'Søg i opsætninger, sessioner, lokaliteter, taxa, projekter, eksporter, gemte visninger og sider',
  searchHint: 'En del af et navn eller et id',
  escape: 'Esc',
  closeSearch: 'Esc, luk søgningen',
  searchOpening: 'Åbner søgningen …',

  jobs: 'Job',
  jobsWith: (counts) => `Job: ${counts}`,
  running: (count) => plural(count, { one: '# i gang', other: '# i gang' }),
  failed: (count) => plural(count, { one: '# mislykket', other: '# mislykkede' }),
  groups: { running: 'I gang', failed: 'Mislykkede', ended: 'Afsluttede' },
  opening: 'Åbner …',
  jobsNotRead: (reason) => `Jobbene kunne ikke indlæses: ${reason}`,
  notRefreshed: (reason) => `Kunne ikke opdateres: ${reason}`,
  jobsReading: 'Indlæser job …',
  noJobs: 'Der er ingen job her.',
  allExports: 'Alle eksporter',
  allJobs: (count) => plural(count, { one: '# job', other: 'Alle # job' }),
  lastJobs: (shown, all) => `De ${shown} senest ændrede job af ${all}`,
  lastJobsOfMore: (shown) => `De ${shown} senest ændrede job; der er flere`,
  onlyExportJobs: 'Denne server viser kun eksportjob.',
  readAt: (time) => `Opdateret ${time}.`,
  noProject: 'intet projekt',

  exportEnded: { SUCCESS: 'Eksport færdig', FAILURE: 'Eksport mislykket', REVOKED: 'Eksport annulleret' },
  exportOther: (status) => `Eksport ${status}`,
  exportsFinished: (count) => plural(count, { one: '# eksport færdig', other: '# eksporter færdige' }),
  exportsFailed: (count) => plural(count, { one: '# eksport mislykket', other: '# eksporter mislykkede' }),
  exportsCancelled: (count) => plural(count, { one: '# eksport annulleret', other: '# eksporter annullerede' }),
  exportsOther: (count, status) => plural(count, { one: `# eksport ${status}`, other: `# eksporter ${status}` }),
  endedSince: (count) =>
    plural(count, { one: ', # afsluttet, siden du så efter', other: ', # afsluttede, siden du så efter' }),
  showExport: 'Vis',
  close: (name) => `Luk: ${name}`,

  connectionLost:
    'Ingen forbindelse til serveren. Siden viser det, der sidst blev indlæst, og opdateres, når forbindelsen er tilbage.',
  countsIncomplete: 'Tallene er ikke komplette endnu: poster er ved at blive indlæst. Siden opdateres, når de er talt.',
  noAnswer: (time) => `Intet svar fra serveren siden ${time}`,
  seconds: (count) => `(${count} s)`,
  waitingFor: (requests) => `Venter på: ${requests}`,
  retry: 'Prøv igen',
  cancel: 'Annuller',
  tokenRefused: (what) => <>Serveren kræver en adgangsnøgle eller godtager ikke den, den fik. {what}</>,
  tokenBelow: 'Indtast en nedenfor.',
  tokenInSettings: 'Indtast en i Indstillinger',
  newBuild: 'Der er en ny version af Noctuary.',
  newService: 'Denne adresse viser nu data fra en anden server. Det, du ser, blev indlæst før.',
  reload: 'Genindlæs',

  error: 'Fejl',
  pageError: 'Der opstod en fejl på denne side',
  pageErrorMeans: 'Det er en fejl i programmet; andre sider er ikke berørt. Genindlæs siden for at prøve igen.',
  partError: 'Der opstod en fejl i denne del af siden.',
  notFound: 'Ikke fundet',
  pageNotFound: 'Siden blev ikke fundet',
  noPageAt: (path) => <>Der er ingen side på {path}.</>,
  toDeployments: 'Gå til opsætninger',
  pageOpening: 'Åbner siden …',
  openingLabel: 'Åbner siden',
  notLoaded: 'Ikke indlæst',
  pageNotLoaded: 'Siden kunne ikke indlæses',
  pageNotLoadedMeans: 'Serveren sendte ikke sidens script. Ingen data er gået tabt.',
  pageLoadsItself: 'Hvis forbindelsen er afbrudt, indlæses siden af sig selv, når den er tilbage.',
};

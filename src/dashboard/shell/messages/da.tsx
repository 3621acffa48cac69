import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('da');

export const messages: Messages = {
  pages: {
    overview: 'Oversigt',
    deployments: 'Opsætninger',
    sessions: 'Sessioner',
    effort: 'Indsats',
    compare: 'Sammenlign',
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
  copy: 'Kopi',
  copyOf: (host) => `Kopi af ${host}`,

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
  opening: 'Åbner …',
  endedSince: (count) =>
    plural(count, { one: ', # afsluttet, siden du så efter', other: ', # afsluttede, siden du så efter' }),
  connectionLost:
    'Ingen forbindelse til serveren. Siden viser det, der sidst blev indlæst, og opdateres, når forbindelsen er tilbage.',
  countsIncomplete: 'Tallene er ikke komplette endnu: poster er ved at blive indlæst. Siden opdateres, når de er talt.',
  noAnswer: (time) => `Intet svar fra serveren siden ${time}`,
  seconds: (count) => `(${count} s)`,
  waitingFor: (requests) => `Venter på: ${requests}`,
  retry: 'Prøv igen',
  cancel: 'Annuller',
  tokenRefused: (what) => <>Serveren kræver en adgangsnøgle eller godtager ikke den, den fik. {what}</>,
  notAllowed: (what) => <>Serveren tillader dig ikke dette. {what}</>,
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

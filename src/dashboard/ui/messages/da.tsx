import type { Messages } from './en.tsx';

export const messages: Messages = {
  retry: 'Prøv igen',
  reload: 'Genindlæs',
  partMissing: 'Denne del af siden kunne ikke indlæses.',
  mayBeRemoved: 'Det kan være fjernet, eller adressen kan være skrevet forkert.',

  notReported: 'ikke oplyst af serveren',
  serverWords: 'Serverens egne ord; den oplyser intet tal',
  serverWordsRead: (text) => `»${text}«, serverens egne ord; intet tal oplyst`,
  named: (name) => `navn ${name}`,
  orRead: (reading) => `eller: ${reading}`,
  quoted: (text) => `»${text}«`,
  asSent: (time) => `${time}, som serveren sendte det`,
  rounded: ({ step, moved }) => `Koordinater er afrundet til ${step}: hvert sted er flyttet højst ${moved}.`,
  howComputed: 'Sådan beregnes det',
  howOf: (figure: string) => `${figure}: sådan beregnes det`,

  unitsOfSizes: 'Enheder for størrelser',
  decimalUnits: (bytes) => `Decimal: 1 GB er ${bytes}`,
  binaryUnits: (bytes) => `Binær: 1 GiB er ${bytes}`,
  coordinates: 'Koordinater',
  coordinatesAbout: 'Afrunder koordinater på skærmen og i filer, så fælderne ikke kan findes ved hjælp af dem',
  exact: 'Koordinater: nøjagtige',
  roundedTo: (step) => `Koordinater: til ${step}`,
  view: 'Visning',
  removeFilter: (filter) => `Fjern filteret ${filter}`,

  previous: '← Forrige',
  next: 'Næste →',
  partOf: (whole) => `Del ${whole}`,
  share: (percent, whole) => (
    <>
      {percent} {whole}
    </>
  ),

  status: {
    CREATED: 'I kø',
    PENDING: 'I kø',
    STARTED: 'I gang',
    SUCCESS: 'Færdig',
    FAILURE: 'Mislykket',
    REVOKED: 'Annulleret',
  },
  noStatus: 'ingen status oplyst',
};

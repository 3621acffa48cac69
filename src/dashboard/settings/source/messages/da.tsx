import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('da');
const requests = (count: number) => plural(count, { one: '# forespørgsel', other: '# forespørgsler' });

export const messages: Messages = {
  reading: 'Indlæser …',
  notKnown: (reason) => `Kopiens tilstand er ukendt: ${reason}`,
  notRefreshed: (reason) => `Kunne ikke opdateres: ${reason}`,

  address: 'Adresse',
  copied: 'Kopieres',
  allProjects: 'Alle projekter',
  someProjects: (ids) => `Projekter med disse id’er: ${ids}`,
  state: 'Tilstand',
  phases: {
    filling: 'Fyldes for første gang. Der mangler poster, indtil det er færdigt.',
    looking: 'Ser efter ændringer',
    comparing: 'Sammenligner alle poster med kilden',
    waiting: 'Venter på næste tjek',
    paused: 'På pause. Ændringer hos kilden kommer ikke hertil, før den fortsætter.',
    asking: 'Stoppet, indtil spørgsmålet er besvaret',
    not_running: 'Ingen proces følger kilden i øjeblikket. En anden starter inden for et minut.',
  },
  doneOf: (done, of, list) => `${done} af ${of} ${list}`,
  timeLeft: (progress, left) => `${progress}, cirka ${left} tilbage`,
  reach: 'Kilde',
  awaySince: (time) => `Ikke nået siden ${time}. Siderne viser det, der blev kopieret før.`,
  refusedSince: (time) => `Kilden afviser at blive læst siden ${time}. Siderne viser det, der blev kopieret før.`,
  decision: 'Beslutning',
  kept: 'Beholdt, som den er, efter beslutning.',
  keptAsOf: (time) => `Beholdt fra ${time}, efter beslutning.`,
  keptMeans: (time) =>
    `Besluttet ${time}: ændringer hos kilden kommer ikke hertil, før denne forskel er væk eller er en anden.`,
  projectKeptMeans: (time) => `Besluttet ${time}: det bliver her, som det er, og de andre projekter kopieres.`,
  filled: 'Komplet siden',
  notFilled: 'endnu ikke komplet',
  lastLook: 'Seneste tjek',
  noLook: 'endnu ingen gennemført',
  nextLook: 'Næste tjek',
  onlyWhenTold: 'kun på anmodning',
  every: (span) => `hver ${span}`,
  nextAt: (time, every) => `${time}, ${every}`,
  compared: 'Seneste sammenligning',
  notCompared: 'endnu ingen',
  pace: 'Tempo',
  requests: (count, atATime) => `${requests(count)}, højst ${atATime} ad gangen`,
  requestsAndMean: (count, atATime, mean) =>
    `${requests(count)}, højst ${atATime} ad gangen; et svar tager i gennemsnit ${mean}`,

  lookNow: 'Tjek nu',
  pause: 'Sæt på pause',
  goOn: 'Fortsæt',
  mayNotChange: 'Din adgangsnøgle giver ikke lov til at tjekke nu eller at sætte kopien på pause.',
  notDone: (reason) => `Det blev ikke gjort. ${reason}`,

  lists: 'Kopiens lister',
  scrolls: 'Kopiens lister, kan rulles',
  list: 'Liste',
  here: 'Her',
  hereMeans: 'Poster i denne kopi.',
  there: 'Hos kilden',
  thereMeans: 'Poster, som kilden talte ved seneste tjek.',
  notCounted: 'kilden har ikke denne liste eller er endnu ikke spurgt',
  difference: 'Forskel',
  differenceMeans: 'Uden poster, der blev lagt til side.',
  differs: (more) => {
    if (more === 0) return 'ingen';
    const missing = { one: '# mangler her', other: '# mangler her' };
    return plural(Math.abs(more), more > 0 ? { one: '# flere her', other: '# flere her' } : missing);
  },
  setAside: 'Lagt til side',
  setAsideMeans: 'Poster, der kom fra kilden og ikke kunne bruges.',

  failures: 'Fejl',
  noFailures: 'Ingen forespørgsel til kilden er mislykkedes.',
  notCopied: (things) => `Kopieres ikke: ${things}.`,
  commandLine: (command) => <>Det samme på kommandolinjen: {command}</>,

  questions: {
    other_service: 'Er det en anden tjeneste? Det, der svarer på kildens adresse, har ikke denne kopis projekter.',
    project_gone: 'Et projekt i denne kopi findes ikke længere hos kilden. Skal det også fjernes her?',
  },
  muchChanged: (list) =>
    list === null
      ? 'Meget er ændret hos kilden. Skal kopien også ændres?'
      : `En stor del af listen over ${list} er ændret hos kilden. Skal kopien også ændres?`,
  answersMean:
    'Intet er ændret her endnu. Hvis du henter den nuværende tilstand, fjernes her det, som kilden ikke længere har. Hvis du beholder kopien, forbliver den, som den er, og spørger kun igen, hvis forskellen ændrer sig.',
  projectGoneMeans:
    'Intet er ændret her endnu. Hvis du henter den nuværende tilstand, fjernes projektet også her. Hvis du beholder det, bliver det her, som det er, og kopien fortsætter med de andre projekter.',
  take: 'Hent kildens nuværende tilstand',
  keep: 'Behold kopien, som den er',
  mayNotAnswer: 'Din adgangsnøgle giver ikke lov til at svare.',
};

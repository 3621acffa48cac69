import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  title: 'Sammenlign',
  about: 'To til seks opsætninger, projekter eller år for én opsætning hen over sæsonen, på én akse.',

  compared: 'Sammenlign',
  by: { deployment: 'Opsætninger', project: 'Projekter', year: 'År for en opsætning' },
  shows: 'Værdi',
  measures: { occurrences: 'Forekomster/nat', taxa: 'Taxa/nat', captures: 'Optagelser/t' },
  means: {
    occurrences:
      'Forekomster divideret med driftsnætter, for de nætter, hvis billeder alle er behandlet. Hver nat i en lang session har en lige stor andel.',
    taxa: 'Gennemsnitligt antal taxa pr. nat, for de nætter, hvis billeder alle er behandlet.',
    captures:
      'Optagelser divideret med driftstimer, for de sessioner, hvor begge er kendt: kameraets interval, ikke fangsten.',
  },
  allDeterminations: 'Tæl alle bestemmelser',
  counted: {
    lowest:
      'Talt én gang pr. nat: de laveste taxa, ud fra alle nattens forekomster. En slægt ved siden af en af sine arter og navne, der ikke er et taxon, f.eks. »Unidentifiable«, tæller ikke med.',
    all: 'Talt én gang pr. nat: hver bestemmelse, ud fra alle nattens forekomster. En slægt tæller ved siden af sine arter, og det gør navne, der ikke er et taxon, f.eks. »Unidentifiable«, også.',
    reported:
      'Talt: de forskellige bestemmelser, som en session oplyser, af enhver rang, da forekomsterne ikke alle er indlæst. Nætter med flere sessioner og sessioner over flere nætter er udeladt.',
  },
  period: 'Pr.',
  periods: { week: 'Uge', night: 'Nat', month: 'Måned' },
  plots: 'Diagrammer',
  plotsAre: { overlaid: 'Ét samlet', multiples: 'Et pr. serie' },
  moon: 'Fuldmåner',
  asTable: 'Vis som tabel',
  from: 'Første nat',
  to: 'Sidste nat',

  add: { deployment: 'Tilføj en opsætning', project: 'Tilføj et projekt', year: 'Vælg en opsætning' },
  remove: (name: string) => `Fjern ${name}`,
  missing: (id: number) => `Ingen post med id ${id}`,
  firstOnly: (all: number) => `Linket angiver ${all}; kun de første 6 sammenlignes.`,
  chooseMore: {
    deployment: 'Vælg to til seks opsætninger at sammenligne.',
    project: 'Vælg to til seks projekter at sammenligne.',
    year: 'Vælg en opsætning for at sammenligne dens år.',
  },

  loading: 'Indlæser sessioner …',
  none: 'Ingen sessioner i disse nætter.',
  basedOn: (sessions, nights) =>
    `Baseret på ${plural(sessions, { one: '# session', other: '# sessioner' })}, ${plural(nights, { one: '# fældenat', other: '# fældenætter' })}`,
  notAll: (basedOn) => `${basedOn} (ikke alt indlæst)`,
  farYears: (years) => `Ikke vist, mere end 10 år fra de andre nætter: ${years}.`,
  yearsOf: (years, sessions) => `${years} (${plural(sessions, { one: '# session', other: '# sessioner' })})`,
  showYears: (years) => `Vis ${years}`,

  label: (measure: string, period: string) => `${measure} pr. ${period.toLowerCase()}`,
  labelOf: (name: string, label: string) => `${name}: ${label}`,
  drawn:
    'Linje: alle nætter samlet. Bånd: den midterste halvdel af nætterne (mindst 4), uden nætter i lange sessioner. Søjler: driftsnætter. Hul: ingen session, eller intet vides.',
  moonDrawn: 'Skygget: fuldmånenætter.',
  bin: (range: string, parts: string) => `${range}: ${parts}`,
  point: (name: string, value: string, nights: number) =>
    `${name}: ${value} på ${plural(nights, { one: '# nat', other: '# nætter' })}`,
  unknownPoint: (name: string, nights: number) =>
    `${name}: ukendt på ${plural(nights, { one: '# nat', other: '# nætter' })}`,
  leftOutPoint: (name, nights) => `${name}: ${plural(nights, { one: '# nat udeladt', other: '# nætter udeladt' })}`,
  noSession: (name: string) => `${name}: ingen session`,

  nights: 'Nætter',
  dates: 'Datoer',
  noSessionThen: 'ingen session',
  notKnown: 'ukendt',
  leftOut: 'udeladt: ingen forekomster',
  notProcessed: 'ukendt: ikke alle billeder behandlet',
  rowsShown: (first: string, last: string, all: string) => `Rækker ${first} til ${last} af ${all}`,
  previous: 'Forrige',
  next: 'Næste',
  csv: 'Hent CSV',
};

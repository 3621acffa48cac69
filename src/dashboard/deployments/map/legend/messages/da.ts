import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  groups: { counts: 'Antal', rates: 'Rater', status: 'Status' },
  capturesPerHour: 'Optagelser/t',
  capturesPerHourMeans:
    'Optagelser divideret med sessionernes timer. Ukendt, hvor et antal eller en varighed ikke er oplyst, eller der ingen timer er.',
  occurrencesPerNight: 'Forekomster/nat',
  occurrencesPerNightMeans:
    'Forekomster divideret med nætter med en session, for de nætter, hvis billeder alle er behandlet.',
  nights: 'Nætter',
  nightsMean:
    'Fældenætter: nætter, hvor mindst én session kørte. En session tæller i den nat, den begynder i (før middag i aftenen før), og i hver senere nat, hvis midnat den omfatter.',
  shareOfNights: 'Andel af nætter',
  shareOfNightsMeans:
    'Nætter med en session divideret med alle nætter i de valgte dage eller, uden valgte dage, med alle nætter fra opsætningens første session til den sidste. Dage uden start eller slut går til den første eller sidste nat af alle opsætninger.',
  units: {
    captures: 'billeder',
    sessions: 'overvågningssessioner',
    occurrences: 'enkelte dyr',
    taxa: 'forskellige taxa',
    'captures-hour': 'optagelser pr. sessionstime',
    'occurrences-night': 'forekomster pr. nat med en session',
    nights: 'nætter med en session',
    'nights-share': 'nætter med en session i % af alle nætter',
  },
  ofPeriod: (unit, period) => `${unit}, ${period}`,
  rateUnknown: 'ukendt',
  wholeDeployments: 'for hele opsætninger',
  wholeTaxa: 'for hele opsætninger: sessioners taxa kan ikke lægges sammen',
  allNights: 'alle nætter',
  nightsOf: (span) => `nætter ${span}`,
  nightOf: (day) => `natten efter ${day}`,
  nightsSince: (day) => `nætter fra ${day}`,
  nightsUntil: (day) => `nætter til og med ${day}`,
  notKnownYet: (metric) => `${metric}: ikke kendt endnu`,
  counting: 'Indlæser sessioner …',
  soFar: (read, all) =>
    plural(all, { one: `Fra ${read} af # session indtil nu`, other: `Fra ${read} af # sessioner indtil nu` }),
  failed: (reason) => `Sessionerne kunne ikke indlæses: ${reason}`,
  stopped: (read, all) =>
    plural(all, {
      one: `Indlæsningen standsede ved ${read} af # session`,
      other: `Indlæsningen standsede ved ${read} af # sessioner`,
    }),
  goOn: 'Fortsæt',
  many: (all) =>
    plural(all, {
      one: 'Dette kræver den ene session (#).',
      other: 'Dette kræver alle # sessioner. Vælg dage for at indlæse færre.',
    }),
  loadAll: 'Indlæs alle',
  classesOf: 'Klasser ud fra',
  ofClasses: (deployments) => `; klasser ud fra ${deployments}`,
  allDeployments: (count) => plural(count, { one: '# opsætning', other: 'alle # opsætninger' }),
  shownDeployments: 'viste opsætninger',
  onMap: (metric) => `${metric} (kort)`,
  onMapMeans: 'Opsætningens klasse på kortet, valgt i signaturforklaringen.',
};

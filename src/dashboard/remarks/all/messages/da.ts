import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');
const records = (count: number) => plural(count, { one: '# post', other: '# poster' });

export const messages: Messages = {
  none: 'Ingen noter eller stjerner endnu. Tilføj dem på siderne for sessioner og opsætninger og i billedfremviseren.',
  counts: (stars, notes) =>
    `${plural(stars, { one: '# stjerne', other: '# stjerner' })}, ${plural(notes, { one: '# note', other: '# noter' })}`,
  table: 'Noter og stjerner',
  scrolls: 'Noter og stjerner, kan rulles',
  find: 'Søg i noter og navne',
  noneFound: (typed) => `Ingen noter eller navne passer med »${typed}«.`,
  newest: (shown, all) => `De nyeste ${shown} af ${all}. Søgningen finder dem alle.`,
  record: 'Post',
  kinds: { session: 'Session', deployment: 'Opsætning', capture: 'Optagelse' },
  star: 'Stjerne',
  starred: 'med stjerne',
  note: 'Note',
  changed: 'Ændret',
  deleteOne: (name) => `Slet stjernen og noten: ${name}`,

  export: (count) => plural(count, { one: 'Eksportér # post som CSV', other: 'Eksportér # poster som CSV' }),
  import: 'Importér en fil …',
  deleteAll: 'Slet alle …',
  deleteQuestion: (count) => `Slet stjerner og noter til ${records(count)}?`,
  confirm: 'Slet',
  cancel: 'Annuller',
  deleted: (count) => `Stjerner og noter til ${records(count)} er slettet.`,
  undo: 'Fortryd',
  undone: 'Fortrudt: stjerner og noter er som før.',
  notUndone: 'Ikke fortrudt: browseren gemmer ikke mere.',

  reading: 'Filen læses …',
  imported: (added, changed, unchanged) =>
    `Importeret: ${plural(added, { one: '# post tilføjet', other: '# poster tilføjet' })}, ${plural(changed, { one: '# ændret', other: '# ændret' })}, ${plural(unchanged, { one: '# uændret (den samme, eller nyere her)', other: '# uændret (de samme, eller nyere her)' })}.`,
  refusedLines: (count) =>
    plural(count, { one: '# linje blev ikke importeret:', other: '# linjer blev ikke importeret:' }),
  moreLines: (count) => plural(count, { one: '# linje mere', other: '# linjer mere' }),
  lineFaults: {
    columns: (line, count) => `Linje ${line} har ${count} felter; den første linje har et andet antal.`,
    kind: (line, text) => `Linje ${line}: kind er »${text}«; det skal være session, deployment eller capture.`,
    id: (line, text) => `Linje ${line}: id er »${text}«; det skal være et tal.`,
    session_id: (line, text) => `Linje ${line}: session_id er »${text}«; det skal være et tal.`,
    star: (line, text) => `Linje ${line}: star er »${text}«; det skal være yes eller no.`,
    note: (line, most) => `Linje ${line}: noten er længere end ${most} tegn.`,
    time: (line, column, text) =>
      `Linje ${line}: ${column} er »${text}«; det skal være et tidspunkt i UTC, for eksempel 2026-12-01T20:15:03Z.`,
    service: (line) => `Linje ${line}: tjenesten mangler.`,
  },
  ofOthers: (count, services) =>
    `${plural(count, { one: '# linje er fra en anden server og blev udeladt', other: '# linjer er fra en anden server og blev udeladt' })}: ${services}. De samme id’er kan her høre til andre poster.`,
  importOthers: 'Importér også dem',
  tooLarge: (size, most) => `Filen fylder ${size}, og en fil med noter højst ${most}. Intet blev importeret.`,
  notText: 'Filen er ikke tekst i UTF-8. Intet blev importeret.',
  notRemarks: (columns) =>
    `Det er ikke en fil med noter og stjerner: dens første linje nævner ikke ${columns}. Intet blev importeret.`,
  noLines: 'Filen har ingen noter eller stjerner.',
  notImported: {
    full: 'Intet blev importeret: der er ikke plads til det i browserens lager for denne adresse.',
    blocked: 'Intet blev importeret: browseren lader ikke denne adresse gemme noget.',
  },

  unstored: (count) =>
    `${plural(count, { one: '# ændring er ikke gemt', other: '# ændringer er ikke gemt' })}, fordi browserens lager er fuldt eller spærret, og går tabt, når siden lukkes. Eksportér noter og stjerner nu.`,
  unreadable: (count) =>
    plural(count, {
      one: '# gemt post kan ikke læses. En anden version af Noctuary har måske skrevet den.',
      other: '# gemte poster kan ikke læses. En anden version af Noctuary har måske skrevet dem.',
    }),
  removeUnreadable: 'Fjern det, der ikke kan læses',
};

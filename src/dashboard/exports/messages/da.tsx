import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('da');

export const messages: Messages = {
  title: 'Eksporter',
  nouns: { one: 'eksport', many: 'eksporter' },
  search: 'Søg efter eksporter på indhold, projekt eller bruger',
  searchHint: 'Indhold, projekt, bruger',
  noMatch: (text) => `Ingen eksporter passer med »${text}«.`,
  cards: 'Kort',
  table: 'Tabel',
  newExport: 'Ny eksport …',
  onlyStatus: 'Filtrér efter status',
  loading: 'Indlæser eksporter …',

  created: 'Oprettet',
  createdMeans: 'Hvornår eksporten blev bestilt, efter serverens ur.',
  what: 'Indhold',
  whatMeans: 'Eksportens filtre, med serverens ord.',
  project: 'Projekt',
  projectMeans: 'Projektet for det job, der skriver eksporten.',
  user: 'Bruger',
  userMeans: 'Hvem der bestilte eksporten.',
  format: 'Format',
  formatMeans: 'Filens format.',
  formats: {
    occurrences_simple_csv: 'Forekomster, enkel CSV',
    sessions_csv: 'Sessioner, CSV',
    deployments_csv: 'Opsætninger, CSV',
    deployments_geojson: 'Opsætninger, GeoJSON',
    captures_csv: 'Optagelser, CSV',
    camtrap_dp: 'Camtrap DP',
    darwin_core_archive: 'Darwin Core-arkiv',
  },
  status: 'Status',
  statusMeans:
    'Status for eksportens job, og hvor langt det er, indtil det slutter. Serverens eget ord vises ved pegning.',
  records: 'Poster',
  recordsMean:
    'Poster i filen efter, hvad de er i filens format: en pakke har linjerne i alle sine tabeller. Ikke oplyst, før filen er komplet.',
  size: 'Størrelse',
  sizeMeans: 'Filens størrelse; det præcise antal bytes vises ved pegning og i hentede filer.',
  updated: 'Opdateret',
  updatedMeans: 'Hvornår serveren senest ændrede eksportens post, efter dens eget ur.',
  activity: 'Aktivitet',
  activityMeans:
    'I gang, indtil eksporten slutter; gået i stå, hvis den er i gang, men ikke har ændret sig i ti minutter.',
  activities: { ended: 'Afsluttet', stalled: 'Gået i stå', 'under way': 'I gang' },
  serverClock: (timestamp) => `${timestamp}, efter serverens eget ur, som ikke har nogen tidszone`,

  noProgress: 'fremdrift ikke oplyst',
  reported: (percent) => `${percent} oplyst`,
  oddProgress: (progress, status) => `Jobbet oplyser ${progress} med status ${status}.`,
  stalled: 'gået i stå?',
  stalledMeans: 'Ingen ændring i ti minutter eller mere',
  isNew: 'ny siden dit sidste besøg',
  exportId: (id) => `Eksport ${id}`,
  formatFor: (format, user) => `${format} · til ${user}`,
  formatForUnknown: (format) => `${format} · bruger ikke oplyst`,
  formatUnknown: 'format ikke oplyst',
  notRefreshed: (reason) => `Kunne ikke opdateres: ${reason}`,
  stages: 'Trin',
  noStages: 'Ingen trin oplyst.',
  stage: (number) => `Trin ${number}`,
  partOf: (done, total) => `${done} af ${total}`,
  errors: (count) => plural(count, { one: '# fejl', other: '# fejl' }),
  logLines: (count) => plural(count, { one: '# linje i loggen', other: '# linjer i loggen' }),

  started: 'Startet',
  lastUpdate: 'Sidst opdateret',
  timeAndAge: (time, age) => (
    <>
      {time}, {age}
    </>
  ),
  took: (span) => `tog ${span}`,
  tookMeans: 'Fra serverens starttid til dens sluttid',
  timeLeft: 'Tid tilbage',
  timeLeftMeans: 'Skønnet ud fra det seneste minut',
  timeLeftUnknown: 'endnu ikke kendt',
  about: (span) => `ca. ${span}`,
  aboutAt: (span, records) => `ca. ${span} med ${numberText(records)} poster/s`,
  justNow: 'lige nu',
  ago: (span) => `for ${span} siden`,
  seenMeans: 'Målt af denne side, siden den så ændringen.',
  noChangeYet: 'ingen ændring set endnu',
  atLeastAgo: (span) => `for mindst ${span} siden`,
  atLeastMeans:
    'Serverens tider har ingen tidszone; vist er tiden, siden denne side sidst så en ændring, eller forskellen til serverens nyeste tid.',

  agrees: '✓ antal rækker stemmer',
  agreesMeans:
    'Antallet af poster er det samme i eksporten og i begge tal fra dens job, og det er filens adresse også.',
  differs: '✕ afviger fra dens job',
  notComparable: 'antal rækker kan ikke sammenlignes: ikke alt er oplyst',
  differences: 'Forskelle',
  compared: {
    done: 'Poster, sammenlignet med »number of records exported«',
    total: 'Poster, sammenlignet med »total records to export«',
    address: 'Filens adresse',
    rows: 'Datarækker',
    bytes: 'Bytes',
    checksum: 'SHA-256',
  },
  ofExport: 'Eksport',
  ofJob: 'Job',
  notReported: 'ikke oplyst',
  fileElsewhere: (host) =>
    `Filen er ikke kontrolleret: denne side kan ikke læse filer fra ${host}. Hent den for at tælle dens rækker.`,
  check: 'Kontrollér filen',
  noFile: 'Serveren oplyser ingen adresse på filen.',
  fileNotUsed: (why, address) => `Kan ikke hentes: filens adresse bruges ikke. ${why} ${address}`,
  download: 'Hent',
  fromHost: (host) => `fra ${host}`,

  counted: {
    occurrences: (count) => plural(count, { one: '# forekomst', other: '# forekomster' }),
    sessions: (count) => plural(count, { one: '# session', other: '# sessioner' }),
    deployments: (count) => plural(count, { one: '# opsætning', other: '# opsætninger' }),
    captures: (count) => plural(count, { one: '# optagelse', other: '# optagelser' }),
    records: (count) => plural(count, { one: '# post', other: '# poster' }),
  },
  noRecords: 'ingen poster',
  notCounted: 'endnu ikke talt',
  options: 'Valg',
  optionsMean: 'Afrunding af koordinater og tidspunkternes tidszone, hvor formatet har dem.',
  coordinatesExact: 'præcise koordinater',
  coordinatesRounded: (step) => `koordinater afrundet til ${step}`,
  zoneUnknown: 'ukendt tidszone',
  rightsHolderIs: (name) => `rettighedshaver: ${name}`,
  creatorIs: (name) => `ophav: ${name}`,

  cancel: 'Annuller …',
  again: 'Bestil igen',
  preview: 'Forhåndsvisning',
  file: 'Fil',
  fileMeans: 'Hentning og kontrol af en færdig fil, eller handlinger for en ufærdig.',
  unit: 'Enhed',
  tryAgain: 'Prøv igen',
  noProjectToRepeat: 'Denne eksport kan ikke bestilles igen her: serveren oplyser ikke dens projekt.',
  noFiltersToRepeat: 'Denne eksport kan ikke bestilles igen her: serveren oplyser ikke dens filtre.',
  noFormatToRepeat: 'Denne eksport kan ikke bestilles igen her: serveren oplyser ikke dens format.',

  notify: 'Giv besked, når de er færdige',
  notifies: '✓ Beskeder slået til',
  notifyMeans:
    'Browseren giver besked, når eksporter slutter. Mens eksporter er i gang, spørger denne fane serveren hvert 30. sekund, også i baggrunden.',
  notifyBlocked: 'Denne browser blokerer beskeder. Det kan ændres i dens indstillinger for dette websted.',

  ofFile: 'Fil',
  checking: 'Kontrollerer filen …',
  checkAgain: 'Kontrollér igen',
  notChecked: (reason) => `Filen kunne ikke kontrolleres. ${reason}`,
  fileMissing: (status) => `Filen mangler: serveren svarede ${status}.`,
  fileRefused: (status) =>
    `Serveren tillader dig ikke at læse filen (${status}). Du kan indtaste en adgangsnøgle i Indstillinger.`,
  fileDifferences: 'Forskelle i filen',
  fileDiffers: '✕ filen afviger fra eksporten',
  fileAgreesWhole: (size) => `✓ kontrolsum stemmer (${size})`,
  fileAgrees: (size) => `✓ fil kontrolleret: ${size}`,
  fileHas: (size) => `Filen har ${size}; eksporten oplyser ikke alle disse tal.`,
  rowsAndBytes: (rows, bytes) => plural(rows, { one: `# række, ${bytes}`, other: `# rækker, ${bytes}` }),
  tooLargeToHash: (size) => `Kontrolsummen blev ikke sammenlignet: browsere beregner den for filer op til ${size}.`,
  noHashing: 'Kontrolsummen blev ikke sammenlignet: browsere beregner den kun over HTTPS.',
  cancelTitle: (name) => `Annuller ${name}?`,
  cancelAsk: 'Annuller denne eksport? Den ufuldstændige fil slettes.',
  cancelConfirm: 'Annuller eksporten',
  keep: 'Behold eksporten',
  notCancelled: (reason) => `Eksporten blev ikke annulleret. ${reason}`,

  notInFile: (count) => plural(count, { one: '# opsætning er ikke i filen', other: '# opsætninger er ikke i filen' }),
  named: (name, id) => `${name} (ID ${id})`,
  reasons: {
    noLocation: 'ingen position',
    noSession: 'ingen session',
    noSessionInNights: 'ingen session i disse nætter',
  },
  others: (count) => plural(count, { one: 'og # anden', other: 'og # andre' }),
  unlocated: (count) =>
    plural(count, {
      one: 'Opsætningen har ingen placering.',
      other: 'Ingen af de # opsætninger har en placering.',
    }),
  noZero: 'En nat uden session er et hul, ikke en nat uden dyr.',

  notApplied: (what) => `Hele projektet: tjenesten anvendte ikke ${what}`,
  filters: {
    deployment: (name) => `opsætning ${name}`,
    event: (name) => `session ${name}`,
    determination: (name) => `bestemmelse ${name}`,
  },
  countsDiffer: (rows, what, matching) =>
    `Filen har ${plural(rows, { one: '# post', other: '# poster' })}; tjenesten tæller ${numberText(matching)} for ${what}.`,
  countsDifferWithDefaults: (rows, what, matching, filtered) =>
    `Filen har ${plural(rows, { one: '# post', other: '# poster' })}; tjenesten tæller ${numberText(matching)} for ${what}, ${numberText(filtered)} med projektets standardfiltre.`,

  needsToken: 'Bestillinger på denne server kræver en adgangsnøgle, og denne side har ingen.',
  toSettings: 'Indtast en i Indstillinger',
  notOrderedAgain: (reason) => `Eksporten blev ikke bestilt igen. ${reason}`,
  filtersGone: 'Dens filtre henviser måske til slettede poster.',
  notKnownIfReceived: (reason) =>
    `${reason} Det vides ikke, om serveren modtog forespørgslen. Se i listen, før du prøver igen.`,
  tokenRequired: (reason) => `Serveren kræver en gyldig adgangsnøgle. ${reason}`,
  notAllowed: (reason) => `Du har ikke tilladelse til det. ${reason}`,
  makesNoExports: (reason) => `Denne server opretter ikke eksporter. ${reason}`,
  cancelsNoExports: (reason) => `Denne server annullerer ikke eksporter. ${reason}`,
  busy: (reason) => `Serveren er optaget: prøv igen senere. ${reason}`,
  busyFor: (seconds, reason) =>
    `${plural(seconds, { one: 'Serveren er optaget: prøv igen om # sekund.', other: 'Serveren er optaget: prøv igen om # sekunder.' })} ${reason}`,
  serverFailed: (reason) => `Serveren fejlede; din forespørgsel er ikke årsagen. ${reason}`,
};

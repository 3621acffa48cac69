import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { z } from 'zod';
import { nearestName } from './nearest-name.ts';
import { dataFolderIn, readSettingsFile, textsOf, type SettingsFile, type SettingsPlace } from './settings-file.ts';
import type { BucketAccess } from '#service/bucket/bucket-place.ts';
import { copySettings, copyVariables, type CopySettings } from '#service/follow/copy-settings.ts';
import type { BasemapSetting } from '#service/basemap/open-basemap.ts';
import { parseAccessTokens, type AccessToken } from '#service/protection/access-token.ts';
import { parseHost } from '#service/protection/answered-hosts.ts';
import { HIDDEN, withoutSecrets } from '#service/protection/without-secrets.ts';
import { period } from '#service/system/period.ts';

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'is not a port, 0 to 65535')
  .transform(Number);

const tileUrl = z
  .string()
  .refine(
    (text) =>
      /^https?:/.test(text) &&
      ['{z}', '{x}', '{y}'].every((placeholder) => text.includes(placeholder)) &&
      URL.canParse(text.replace('{s}', 'a')),
    'is not an http(s) address with {z}, {x} and {y}',
  );

const basemapSetting = z.string().transform((text, context): BasemapSetting => {
  if (!/^[a-z][a-z\d+.-]+:\/\//i.test(text)) return { file: text };
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === '') return { url: url.href };
  context.addIssue('is neither a file nor an http(s) address without a user');
  return z.NEVER;
});

const upstreamUrl = z
  .url({ protocol: /^https?$/, error: 'is not an http(s) address', abort: true })
  .refine((text) => {
    const { username, password, search, hash } = new URL(text);
    return username + password + search + hash === '';
  }, 'is more than an address: it has a user, a query or a fragment')
  .transform((text) => text.replace(/\/+$/, '').replace(/\/api\/v2$/, ''));

const accessTokens = z.string().transform((text, context): AccessToken[] => {
  try {
    return parseAccessTokens(text);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error));
    return z.NEVER;
  }
});

const hosts = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine(
    (parts) => parts.every((part) => !part.includes('*') && parseHost(part) !== null),
    'is not a list of host names, such as moths.example.org,trap.local:8080',
  );

const origins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().replace(/\/$/, ''))
      .filter((part) => part !== ''),
  )
  .refine(
    (parts) =>
      parts.every((part) => /^https?:\/\/[^*]+$/.test(part) && URL.canParse(part) && new URL(part).origin === part),
    'is not a list of http(s) origins, such as http://trap.local:9000,https://images.example.org',
  );

const wholeNumber = z
  .string()
  .refine((text) => /^\d{1,9}$/.test(text), 'is not a whole number')
  .transform(Number);

const proxy = z.string().refine((text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '';
}, 'is not the http(s) address of a proxy, such as http://proxy.example.org:3128');

/** A key of object storage: what a header can contain. */
const bucketKey = z
  .string()
  .regex(/^[!-~]+$/, 'is no key: it has spaces or other characters')
  .optional();
const bucketRegion = z
  .string()
  .regex(/^[a-z\d-]+$/, 'is not a region, such as eu-west-1')
  .optional();
/** Set beside AWS_ACCESS_KEY_ID, with the names that other programs have for them; README has them in one row. */
const besideKeyId = { AWS_SECRET_ACCESS_KEY: bucketKey, AWS_SESSION_TOKEN: bucketKey, AWS_REGION: bucketRegion };

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.prefault('4180'),
  NOCTUARY_DATA: z.string().optional(),
  NOCTUARY_SAMPLE: z.enum(['yes', 'no'], 'is neither "yes" nor "no"').default('yes'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'is not a postgres:// address')
    .optional(),
  ALLOWED_HOSTS: hosts.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'is not an http(s) address' }).optional(),
  BASEMAP: basemapSetting.optional(),
  TILE_URL: tileUrl.optional(),
  TILE_ATTRIBUTION: z.string().optional(),
  UPSTREAM_URL: upstreamUrl.optional(),
  NOCTUARY_COPY: copyVariables.copy,
  NOCTUARY_COPY_PROJECTS: copyVariables.projects,
  NOCTUARY_COPY_EVERY: copyVariables.every,
  NOCTUARY_UPSTREAM_TOKEN: copyVariables.token,
  // The next three are read where requests are sent (environment-proxy.ts), the fourth by Node itself.
  HTTPS_PROXY: proxy.optional(),
  HTTP_PROXY: proxy.optional(),
  NO_PROXY: z.string().optional(),
  NODE_EXTRA_CA_CERTS: z
    .string()
    .refine((file) => existsSync(file), 'is not a file')
    .optional(),
  IMAGE_ORIGINS: origins.optional(),
  AWS_ACCESS_KEY_ID: bucketKey,
  ...besideKeyId,
  NOCTUARY_TOKENS: accessTokens.optional(),
  NOCTUARY_PUBLIC: z.enum(['yes', 'no'], 'is neither "yes" nor "no"').default('no'),
  NOCTUARY_NAMES: z.enum(['all', 'token'], 'is neither "all" nor "token"').default('all'),
  NOCTUARY_RATE_LIMIT: wholeNumber.prefault('3000'),
  NOCTUARY_IMAGE_ROOTS: z.string().optional(),
  NOCTUARY_CHECK_EVERY: period.optional(),
  NOCTUARY_EXPORT_PAUSE_MS: wholeNumber.prefault('0'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'is not debug, info, warn, error or silent')
    .default('warn'),
});

/** The tile server; the dashboard requests no tiles until the user switches them on. */
export interface TileSettings {
  url: string;
  attribution: string;
  /** switched on by default, because the operator chose this server */
  chosen: boolean;
}

export interface Settings {
  host: string;
  port: number;
  /** absolute path of the folder that holds the embedded database and the export files */
  dataFolder: string;
  /** a postgres:// address, or the embedded database's file */
  databaseLocation: string;
  /** whether to fill an empty database with the sample season */
  fillSample: boolean;
  /** origin of the addresses in answers; null: the origin that the request names */
  publicUrl: string | null;
  /** further hosts that the service answers for, besides loopback names and that of `publicUrl` */
  allowedHosts: readonly string[];
  /** The basemap, its file with an absolute path; null: the built-in world */
  basemap: BasemapSetting | null;
  tiles: TileSettings;
  /** another service of this interface to use instead of a database, without `/api/v2/`; null: none */
  upstreamUrl: string | null;
  /** another service that the database is a copy of, and follows; null: none */
  copy: CopySettings | null;
  /** further origins of images */
  imageOrigins: readonly string[];
  /** as whom buckets of images are read */
  bucketAccess: BucketAccess;
  /** names of those who have access, and their tokens; empty: no token is required */
  tokens: readonly AccessToken[];
  /** reading requires none */
  isPublic: boolean;
  /** readers without a token get no names of people */
  namesNeedToken: boolean;
  /** limit for one client address, for data; 0: no limit */
  requestsPerMinute: number;
  /** absolute paths of the folders below which images may be looked at */
  imageRoots: readonly string[];
  /** how often the service looks at each source of images by itself; null: it does not */
  checkEveryMs: number | null;
  /** pause of an export job after each batch, to slow it down */
  exportPauseMs: number;
  logLevel: string;
}

/** OpenStreetMap's own tiles: light use is allowed, with attribution and referrer. */
const OPEN_STREET_MAP = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
};

/** Settings whose value is never printed or logged. */
const SECRET = new Set([
  'NOCTUARY_TOKENS',
  'NOCTUARY_UPSTREAM_TOKEN',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
]);
type Variables = Readonly<Record<string, string | undefined>>;
const LOWER_CASE = new Set(['https_proxy', 'http_proxy', 'no_proxy']);

/**
 * Whether a name looks like a misspelt setting of ours: a typing error would put data in another folder. Kubernetes and
 * Docker set variables for a service called "noctuary" (NOCTUARY_SERVICE_HOST, NOCTUARY_PORT=tcp://…), which are not
 * settings.
 */
function isUnknown([name, value]: [name: string, value: string | undefined]): boolean {
  if (!/^NOCTUARY_/i.test(name) || Object.hasOwn(environment.shape, name)) return false;
  return !/_(SERVICE_(HOST|PORT)|PORT_\d+_(TCP|UDP))/.test(name) && !/^(tcp|udp):\/\//.test(value ?? '');
}

function meant(name: string): string {
  const names = Object.keys(environment.shape);
  const plain = name.toUpperCase();
  // Some settings do not have the prefix.
  const bare = plain.replace(/^NOCTUARY_/, '');
  return `did you mean ${names.includes(bare) ? bare : nearestName(plain, names)}?`;
}

/** Settings that the file may give as a number. */
const NUMBERS = new Set(['PORT', 'NOCTUARY_RATE_LIMIT', 'NOCTUARY_EXPORT_PAUSE_MS']);

/** What is wrong with the names and types of a file: by name, a line for each. */
function faultsOfFile({ path, values }: SettingsFile): Map<string, string> {
  const faults = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (name === 'NOCTUARY_DATA')
      return [[name, 'is read from the environment alone, since this file is in the folder that it names']];
    if (!Object.hasOwn(environment.shape, name)) return [[name, `is not a setting: ${meant(name)}`]];
    if (typeof value === 'string' || (typeof value === 'number' && NUMBERS.has(name))) return [];
    return [[name, `must be ${NUMBERS.has(name) ? 'a whole number' : 'a text in quotation marks'}`]];
  });
  return new Map(faults.map(([name, fault]) => [name, `${path}: ${name} ${fault}`]));
}

/** What is given of the environment and of the file in the data folder; of a name in both, the environment counts. */
function givenSettings(variables: Variables, place: SettingsPlace) {
  const dataFolder = dataFolderIn(variables, place);
  const file = readSettingsFile(dataFolder);
  const ofFile = textsOf(file, dataFolder);
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '');
  // The names of proxies are often in lower case, which then counts.
  const inLowerCase = set.filter(([name]) => LOWER_CASE.has(name)).map(([name, value]) => [name.toUpperCase(), value]);
  const given = { ...ofFile, ...Object.fromEntries([...set, ...inLowerCase]) } as Record<string, string>;
  // Some are handed on in the environment to a process of this one (`missingInEnvironment`).
  const isOfFile = (name: string) => Object.hasOwn(ofFile, name) && ofFile[name] === given[name];
  return { dataFolder, file, given, isOfFile };
}

/**
 * Parses the environment and `noctuary.json` in the data folder.
 *
 * @throws Error with one line per invalid setting: the file that has it, its name, its value and the accepted values
 */
export function readSettings(variables: Variables, place: SettingsPlace): Settings {
  const { dataFolder, file, given, isOfFile } = givenSettings(variables, place);
  const { workFolder } = place;
  const unknown = Object.entries(given).filter((one) => !isOfFile(one[0]) && isUnknown(one));
  const ofFile = file === null ? new Map<string, string>() : faultsOfFile(file);
  const read = environment.safeParse(given);
  if (!read.success || unknown.length + ofFile.size > 0) {
    const lines = (read.error?.issues ?? []).flatMap((issue) => {
      const name = String(issue.path[0]);
      // Of a wrong type: it is named already.
      if (isOfFile(name) && ofFile.has(name)) return [];
      const from = file !== null && isOfFile(name) ? `${file.path}: ` : '';
      if (SECRET.has(name)) return `${from}${name} ${issue.message}`;
      return `${from}${name}="${shownValue(name, given[name] ?? '')}" ${issue.message}`;
    });
    const named = unknown.map(([name]) => `${name} is not a setting: ${meant(name)}`);
    throw new Error([...named, ...ofFile.values(), ...lines].join('\n'));
  }
  const chosen = read.data;
  const otherService = otherServiceOf(chosen);
  if (chosen.NOCTUARY_PUBLIC === 'yes' && chosen.NOCTUARY_TOKENS === undefined)
    throw new Error('NOCTUARY_PUBLIC=yes needs NOCTUARY_TOKENS: without tokens anyone reads');
  return {
    host: chosen.HOST,
    port: chosen.PORT,
    dataFolder,
    databaseLocation: chosen.DATABASE_URL ?? join(dataFolder, 'noctuary.sqlite'),
    fillSample: chosen.NOCTUARY_SAMPLE === 'yes' && otherService.copy === null,
    publicUrl: chosen.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    allowedHosts: [chosen.HOST, ...(chosen.ALLOWED_HOSTS ?? [])],
    basemap: chosen.BASEMAP === undefined ? null : withWholePath(chosen.BASEMAP, workFolder),
    tiles:
      chosen.TILE_URL === undefined
        ? { ...OPEN_STREET_MAP, chosen: false }
        : { url: chosen.TILE_URL, attribution: chosen.TILE_ATTRIBUTION ?? '', chosen: true },
    ...otherService,
    imageOrigins: chosen.IMAGE_ORIGINS ?? [],
    bucketAccess: bucketAccessOf(chosen),
    tokens: chosen.NOCTUARY_TOKENS ?? [],
    isPublic: chosen.NOCTUARY_PUBLIC === 'yes',
    namesNeedToken: chosen.NOCTUARY_NAMES === 'token',
    requestsPerMinute: chosen.NOCTUARY_RATE_LIMIT,
    imageRoots: (chosen.NOCTUARY_IMAGE_ROOTS ?? '')
      .split(delimiter)
      .filter((folder) => folder !== '')
      .map((folder) => resolve(workFolder, folder)),
    checkEveryMs: chosen.NOCTUARY_CHECK_EVERY ?? null,
    exportPauseMs: chosen.NOCTUARY_EXPORT_PAUSE_MS,
    logLevel: chosen.LOG_LEVEL,
  };
}

/** A setting as it is in force, for people. */
export interface SettingInForce {
  name: string;
  /** without what is secret */
  value: string;
  from: 'environment' | 'file';
}

/** The settings that are given, without secrets; all others have their defaults. They may be invalid. */
export function settingsInForce(variables: Variables, place: SettingsPlace): SettingInForce[] {
  const { given, isOfFile } = givenSettings(variables, place);
  return Object.keys(environment.shape).flatMap((name) => {
    const value = given[name];
    if (value === undefined) return [];
    return [
      { name, value: shownValue(name, value), from: isOfFile(name) ? ('file' as const) : ('environment' as const) },
    ];
  });
}

/** A setting as it may be printed. */
function shownValue(name: string, value: string): string {
  if (SECRET.has(name)) return HIDDEN;
  return name === 'IMAGE_ORIGINS' ? value.split(',').map(withoutSecrets).join(',') : withoutSecrets(value);
}

/** The other service that the dashboard is in front of, or that the database is a copy of. */
function otherServiceOf(chosen: z.infer<typeof environment>): Pick<Settings, 'upstreamUrl' | 'copy'> {
  const copy = copySettings(chosen);
  if (copy !== null) return { upstreamUrl: null, copy };
  refuseBesideUpstream(chosen);
  return { upstreamUrl: chosen.UPSTREAM_URL ?? null, copy };
}

/** What is the business of the service that is there. */
function refuseBesideUpstream(chosen: z.infer<typeof environment>): void {
  if (chosen.UPSTREAM_URL === undefined) return;
  if (chosen.NOCTUARY_TOKENS !== undefined)
    throw new Error('NOCTUARY_TOKENS cannot be set beside UPSTREAM_URL: tokens are for the service that is there');
  if (chosen.NOCTUARY_PUBLIC === 'yes')
    throw new Error('NOCTUARY_PUBLIC=yes cannot be set beside UPSTREAM_URL: the service that is there asks for tokens');
  if (chosen.NOCTUARY_NAMES === 'token')
    throw new Error(
      'NOCTUARY_NAMES=token cannot be set beside UPSTREAM_URL: names are sent by the service that is there',
    );
}

function bucketAccessOf(chosen: z.infer<typeof environment>): BucketAccess {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = chosen;
  const region = chosen.AWS_REGION ?? null;
  if (accessKeyId === undefined && secretAccessKey === undefined) return { keys: null, region };
  if (accessKeyId !== undefined && secretAccessKey !== undefined)
    return { keys: { accessKeyId, secretAccessKey, sessionToken: chosen.AWS_SESSION_TOKEN ?? null }, region };
  throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together: set both, or neither');
}

function withWholePath(basemap: BasemapSetting, workFolder: string): BasemapSetting {
  return 'file' in basemap ? { file: resolve(workFolder, basemap.file) } : basemap;
}

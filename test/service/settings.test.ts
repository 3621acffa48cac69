import { expect, test } from 'vitest';
import { readSettings } from '#service/settings.ts';

const folder = '/srv/noctuary';
const place = { workFolder: folder, usualFolder: '/srv/noctuary/data' };

test('without any settings the service listens only on this machine, with the sample in an embedded database', () => {
  expect(readSettings({}, place)).toEqual({
    host: '127.0.0.1',
    port: 4180,
    dataFolder: '/srv/noctuary/data',
    databaseLocation: '/srv/noctuary/data/noctuary.sqlite',
    fillSample: true,
    publicUrl: null,
    allowedHosts: ['127.0.0.1'],
    basemap: null,
    tiles: {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
      chosen: false,
    },
    upstreamUrl: null,
    copy: null,
    imageOrigins: [],
    bucketAccess: { keys: null, region: null },
    tokens: [],
    isPublic: false,
    namesNeedToken: false,
    requestsPerMinute: 3_000,
    imageRoots: [],
    checkEveryMs: null,
    exportPauseMs: 0,
    logLevel: 'warn',
  });
});

test('every setting is read', () => {
  const settings = readSettings(
    {
      HOST: '0.0.0.0',
      PORT: '8080',
      NOCTUARY_DATA: '/var/lib/noctuary',
      NOCTUARY_SAMPLE: 'no',
      DATABASE_URL: 'postgres://moth@db.example.org/night',
      PUBLIC_URL: 'https://moths.example.org/',
      ALLOWED_HOSTS: 'trap.local, [fd00::1]:8080',
      BASEMAP: 'maps/vermont.pmtiles',
      TILE_URL: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
      TILE_ATTRIBUTION: '© Example',
      IMAGE_ORIGINS: 'http://trap.local:9000/, https://images.example.org',
      AWS_ACCESS_KEY_ID: 'moth',
      AWS_SECRET_ACCESS_KEY: 'a/secret+key=',
      AWS_SESSION_TOKEN: 'session',
      AWS_REGION: 'eu-west-1',
      NOCTUARY_TOKENS: 'anna:0123456789abcdef',
      NOCTUARY_PUBLIC: 'yes',
      NOCTUARY_NAMES: 'token',
      NOCTUARY_RATE_LIMIT: '60',
      NOCTUARY_IMAGE_ROOTS: '/cards:nas/images',
      NOCTUARY_CHECK_EVERY: '30min',
      NOCTUARY_EXPORT_PAUSE_MS: '250',
      LOG_LEVEL: 'debug',
    },
    place,
  );
  expect(settings).toEqual({
    host: '0.0.0.0',
    port: 8080,
    dataFolder: '/var/lib/noctuary',
    databaseLocation: 'postgres://moth@db.example.org/night',
    fillSample: false,
    publicUrl: 'https://moths.example.org',
    allowedHosts: ['0.0.0.0', 'trap.local', '[fd00::1]:8080'],
    basemap: { file: '/srv/noctuary/maps/vermont.pmtiles' },
    tiles: { url: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png', attribution: '© Example', chosen: true },
    upstreamUrl: null,
    copy: null,
    imageOrigins: ['http://trap.local:9000', 'https://images.example.org'],
    bucketAccess: {
      keys: { accessKeyId: 'moth', secretAccessKey: 'a/secret+key=', sessionToken: 'session' },
      region: 'eu-west-1',
    },
    tokens: [{ name: 'anna', token: '0123456789abcdef' }],
    isPublic: true,
    namesNeedToken: true,
    requestsPerMinute: 60,
    imageRoots: ['/cards', '/srv/noctuary/nas/images'],
    checkEveryMs: 1_800_000,
    exportPauseMs: 250,
    logLevel: 'debug',
  });
});

test('a basemap may be at an address', () => {
  expect(readSettings({ BASEMAP: 'https://maps.example.org/vermont.pmtiles' }, place).basemap).toEqual({
    url: 'https://maps.example.org/vermont.pmtiles',
  });
});

test('a relative data folder is below the working folder', () => {
  const { dataFolder, databaseLocation } = readSettings({ NOCTUARY_DATA: 'here/there' }, place);
  expect([dataFolder, databaseLocation]).toEqual([
    '/srv/noctuary/here/there',
    '/srv/noctuary/here/there/noctuary.sqlite',
  ]);
});

test('an empty setting counts as not given, and those of other programs are ignored', () => {
  const names = [
    'HOST',
    'PORT',
    'NOCTUARY_DATA',
    'NOCTUARY_SAMPLE',
    'DATABASE_URL',
    'PUBLIC_URL',
    'ALLOWED_HOSTS',
    'BASEMAP',
    'TILE_URL',
    'UPSTREAM_URL',
    'IMAGE_ORIGINS',
    'NOCTUARY_TOKENS',
    'NOCTUARY_RATE_LIMIT',
    'NOCTUARY_IMAGE_ROOTS',
    'NOCTUARY_CHECK_EVERY',
    'LOG_LEVEL',
  ];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(readSettings({ ...empty, EDITOR: 'vi', HOME: undefined }, place)).toEqual(readSettings({}, place));
});

test('a port may be 0, for a free one, and the highest one', () => {
  expect(readSettings({ PORT: '0' }, place).port).toBe(0);
  expect(readSettings({ PORT: '65535' }, place).port).toBe(65_535);
});

/** An invalid value, and the accepted values in the message. */
const wrong: readonly (readonly [name: string, value: string, right: RegExp])[] = [
  ['PORT', 'eighty', /0 to 65535/],
  ['NOCTUARY_CHECK_EVERY', '90', /30min, 1h or 1d/],
  ['NOCTUARY_CHECK_EVERY', '0h', /30min, 1h or 1d/],
  ['PORT', '65536', /0 to 65535/],
  ['PORT', '-1', /0 to 65535/],
  ['PORT', '80.5', /0 to 65535/],
  ['PORT', ' ', /0 to 65535/],
  ['PORT', '0x50', /0 to 65535/],
  ['NOCTUARY_SAMPLE', 'true', /"yes".*"no"/],
  ['NOCTUARY_SAMPLE', 'Yes', /"yes".*"no"/],
  ['DATABASE_URL', 'mysql://db.example.org/night', /postgres:\/\//],
  ['DATABASE_URL', 'noctuary.sqlite', /postgres:\/\//],
  ['PUBLIC_URL', 'moths.example.org', /http/],
  ['PUBLIC_URL', 'ftp://moths.example.org', /http/],
  ['ALLOWED_HOSTS', '*', /host names.*moths\.example\.org/],
  ['ALLOWED_HOSTS', 'https://moths.example.org', /host names/],
  ['ALLOWED_HOSTS', 'moths.example.org/', /host names/],
  ['ALLOWED_HOSTS', 'trap.local:port', /host names/],
  ['BASEMAP', 'ftp://maps.example.org/vermont.pmtiles', /neither a file nor an http\(s\) address/],
  ['BASEMAP', 'https://maps example/vermont.pmtiles', /http/],
  ['BASEMAP', 'https://me@maps.example.org/vermont.pmtiles', /without a user/],
  ['TILE_URL', 'https://tiles.example.org/', /\{z\}.*\{x\}.*\{y\}/],
  ['TILE_URL', 'https://tiles.example.org/{z}.png', /\{z\}.*\{x\}.*\{y\}/],
  ['TILE_URL', 'tiles/{z}/{x}/{y}.png', /\{z\}.*\{x\}.*\{y\}/],
  ['TILE_URL', 'https://tiles example/{z}/{x}/{y}.png', /http/],
  ['NOCTUARY_PUBLIC', 'true', /neither "yes" nor "no"/],
  ['NOCTUARY_NAMES', 'none', /neither "all" nor "token"/],
  ['UPSTREAM_URL', 'moths.example.org', /http/],
  ['UPSTREAM_URL', 'ftp://moths.example.org', /http/],
  ['UPSTREAM_URL', 'https://moths.example.org/?project=5', /query/],
  ...[
    'trap.local:9000',
    'http://trap.local:9000/moths',
    'https:',
    'http://*.example.org',
    'http://a b',
    "data: 'self'",
  ].map((text): [string, string, RegExp] => ['IMAGE_ORIGINS', text, /origins.*trap\.local:9000/]),
  ['NOCTUARY_RATE_LIMIT', 'many', /whole number/],
  ['NOCTUARY_RATE_LIMIT', '-1', /whole number/],
  ['NOCTUARY_RATE_LIMIT', '0.5', /whole number/],
  ['LOG_LEVEL', 'loud', /debug.*info.*warn.*error.*silent/],
];

test.each(wrong)('%s="%s" is refused with its name, its value and the accepted values', (name, value, right) => {
  const read = () => readSettings({ [name]: value }, place);
  expect(read).toThrow(`${name}="${value}"`);
  expect(read).toThrow(right);
});

test.each([
  ['NOCTUARY_DTA', 'NOCTUARY_DATA'],
  ['NOCTUARY_TOKEN', 'NOCTUARY_TOKENS'],
  ['NOCTUARY_RATELIMIT', 'NOCTUARY_RATE_LIMIT'],
  ['noctuary_data', 'NOCTUARY_DATA'],
  ['NOCTUARY_PORT', 'PORT'],
  ['NOCTUARY_DATABASE_URL', 'DATABASE_URL'],
])('%s is no setting, and %s is meant', (name, meant) => {
  expect(() => readSettings({ [name]: 'secret' }, place)).toThrow(
    new RegExp(`^${name} is not a setting: did you mean ${meant}\\?$`),
  );
  expect(readSettings({ [name]: '' }, place)).toEqual(readSettings({}, place));
});

test('variables of Kubernetes for a service called "noctuary" are ignored', () => {
  const set = {
    NOCTUARY_SERVICE_HOST: '10.0.0.1',
    NOCTUARY_SERVICE_PORT: '4180',
    NOCTUARY_SERVICE_PORT_HTTP: '4180',
    NOCTUARY_PORT: 'tcp://10.0.0.1:4180',
    NOCTUARY_PORT_4180_TCP: 'tcp://10.0.0.1:4180',
    NOCTUARY_PORT_4180_TCP_PROTO: 'tcp',
  };
  expect(readSettings(set, place)).toEqual(readSettings({}, place));
});

test('all invalid settings are reported at once, one line each', () => {
  const read = () => readSettings({ PORT: 'x', LOG_LEVEL: 'y', HOST: 'localhost' }, place);
  expect(read).toThrow(/^PORT="x" .*\nLOG_LEVEL="y" .*$/);
});

test('a password in a refused database address is not printed', () => {
  const read = () => readSettings({ DATABASE_URL: 'mysql://moth:secret@db.example.org/night' }, place);
  expect(read).toThrow('DATABASE_URL');
  expect(read).not.toThrow('secret');
});

test.each([
  ['https://moths.example.org', 'https://moths.example.org'],
  ['https://moths.example.org/', 'https://moths.example.org'],
  ['https://example.org/moths/', 'https://example.org/moths'],
  ['https://example.org/moths/api/v2/', 'https://example.org/moths'],
])('the other service at %s is asked below %s', (given, asked) => {
  expect(readSettings({ UPSTREAM_URL: given }, place).upstreamUrl).toBe(asked);
});

test('a copy of another service is over a database, without the sample, and has tokens of its own', () => {
  const { upstreamUrl, copy, fillSample, tokens } = readSettings(
    {
      UPSTREAM_URL: 'https://moths.example.org/api/v2/',
      NOCTUARY_COPY: 'yes',
      NOCTUARY_COPY_PROJECTS: '7, 4',
      NOCTUARY_COPY_EVERY: '30m',
      NOCTUARY_UPSTREAM_TOKEN: 'theirs-of-the-copy',
      NOCTUARY_TOKENS: 'anna:0123456789abcdef',
    },
    place,
  );
  expect(copy).toEqual({
    source: 'https://moths.example.org',
    projects: [4, 7],
    token: 'theirs-of-the-copy',
    everyMs: 1_800_000,
  });
  expect([upstreamUrl, fillSample, tokens.map(({ name }) => name)]).toEqual([null, false, ['anna']]);
});

test('a copy looks every 15 minutes by default, and with 0 only when it is told to', () => {
  const everyMs = (every: string) =>
    readSettings({ UPSTREAM_URL: 'https://a.example', NOCTUARY_COPY: 'yes', NOCTUARY_COPY_EVERY: every }, place).copy
      ?.everyMs;
  expect(['', '15min', '2h', '0'].map(everyMs)).toEqual([900_000, 900_000, 7_200_000, null]);
});

test.each([
  [{ NOCTUARY_COPY: 'yes' }, /needs UPSTREAM_URL/],
  [{ NOCTUARY_COPY_PROJECTS: '4' }, /NOCTUARY_COPY_PROJECTS is for a copy/],
  [{ NOCTUARY_UPSTREAM_TOKEN: 'secret' }, /^NOCTUARY_UPSTREAM_TOKEN is for a copy: set NOCTUARY_COPY=yes, too$/],
  [{ UPSTREAM_URL: 'https://a.example', NOCTUARY_COPY: 'yes', NOCTUARY_IMAGE_ROOTS: '/cards' }, /IMAGE_ROOTS cannot/],
  [{ NOCTUARY_COPY_PROJECTS: '4;7' }, /ids of projects there, such as 4,7/],
  [{ NOCTUARY_COPY_EVERY: '15' }, /15min, 1h or 1d, or 0/],
  [{ NOCTUARY_UPSTREAM_TOKEN: 'with a blank' }, /^NOCTUARY_UPSTREAM_TOKEN is no token: it has spaces/],
])('the settings %j of a copy are refused with what would be right', (variables, right) => {
  expect(() => readSettings(variables, place)).toThrow(right);
});

test('several tokens may be given, also with the same name', () => {
  const text = 'anna:0123456789abcdef, bo:fedcba9876543210,anna:with:colon:0123456,';
  expect(readSettings({ NOCTUARY_TOKENS: text }, place).tokens).toEqual([
    { name: 'anna', token: '0123456789abcdef' },
    { name: 'bo', token: 'fedcba9876543210' },
    { name: 'anna', token: 'with:colon:0123456' },
  ]);
});

test('a final ":write" is the right to write, and no part of the token', () => {
  const text = 'anna:0123456789abcdef:write,bo:fedcba98:write76543210,cy:with:write:0123456:write';
  expect(readSettings({ NOCTUARY_TOKENS: text }, place).tokens).toEqual([
    { name: 'anna', token: '0123456789abcdef', mayWrite: true },
    { name: 'bo', token: 'fedcba98:write76543210' },
    { name: 'cy', token: 'with:write:0123456', mayWrite: true },
  ]);
});

test.each([
  ['anna:0123456789:write', /"anna" with less than 16 characters/, '0123456789'],
  ['anna:0123456789abcdef,bo:0123456789abcdef:write', /the same token twice/, '0123456789abcdef'],
  ['anna:0123456789abcde', /"anna" with less than 16 characters/, '0123456789abcde'],
  ['anna:0123456789abcdef,secret-alone-0123', /no "name:token" at place 2/, 'secret-alone'],
  [':0123456789abcdef', /no "name:token" at place 1/, '0123456789'],
  ['anna:0123456789 abcdef', /not plain ASCII/, '0123456789'],
  ['anna:0123456789abcdéf', /not plain ASCII/, '0123456789'],
  ['anna:0123456789abcdef,bo:0123456789abcdef', /same token twice/, '0123456789'],
  [',', /no "name:token"/, '","'],
])('the tokens "%s" are refused in words that do not tell them', (value, right, secret) => {
  const read = () => readSettings({ NOCTUARY_TOKENS: value }, place);
  expect(read).toThrow(/^NOCTUARY_TOKENS has /);
  expect(read).toThrow(right);
  expect(read).not.toThrow(secret);
});

test.each([
  [{ AWS_ACCESS_KEY_ID: 'moth' }, /^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together/],
  [{ AWS_SECRET_ACCESS_KEY: 'moth' }, /^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together/],
  [{ AWS_SECRET_ACCESS_KEY: 'moth\n' }, /^AWS_SECRET_ACCESS_KEY is no key/],
  [{ AWS_SESSION_TOKEN: 'moth é' }, /^AWS_SESSION_TOKEN is no key/],
])('the keys of a bucket %j are refused in words that do not tell them', (keys, right) => {
  expect(() => readSettings(keys, place)).toThrow(right);
  expect(() => readSettings(keys, place)).not.toThrow('moth');
});

test.each([
  ['NOCTUARY_TOKENS', 'anna:0123456789abcdef'],
  ['NOCTUARY_PUBLIC', 'yes'],
  ['NOCTUARY_NAMES', 'token'],
])('%s and UPSTREAM_URL cannot be combined', (name, value) => {
  const both = { [name]: value, UPSTREAM_URL: 'https://moths.example.org' };
  expect(() => readSettings(both, place)).toThrow(new RegExp(`${name}.* UPSTREAM_URL`));
});

test('a public service needs tokens, since without any all readers are the same', () => {
  expect(() => readSettings({ NOCTUARY_PUBLIC: 'yes' }, place)).toThrow(/NOCTUARY_PUBLIC=yes needs NOCTUARY_TOKENS/);
});

test('a password in a refused address of another service is not printed', () => {
  const read = () => readSettings({ UPSTREAM_URL: 'https://moth:secret@moths.example.org' }, place);
  expect(read).toThrow(/UPSTREAM_URL.*user/);
  expect(read).not.toThrow('secret');
});

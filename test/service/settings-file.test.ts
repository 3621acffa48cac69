import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { missingInEnvironment } from '#service/settings-file.ts';
import { readSettings, settingsInForce } from '#service/settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noctuary-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const place = () => ({ workFolder: '/work', usualFolder: folder });
const read = (variables: Readonly<Record<string, string>> = {}) => readSettings(variables, place());
const write = (content: unknown, name = 'noctuary.json') =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

describe('noctuary.json in the data folder', () => {
  test('has settings by the names of the environment; a number may be written as one', () => {
    write({ PORT: 8080, HOST: '0.0.0.0', NOCTUARY_SAMPLE: 'no', NOCTUARY_RATE_LIMIT: '60' });
    expect(read()).toEqual({
      ...readSettings({}, { ...place(), usualFolder: '/none' }),
      dataFolder: folder,
      databaseLocation: join(folder, 'noctuary.sqlite'),
      port: 8080,
      host: '0.0.0.0',
      allowedHosts: ['0.0.0.0'],
      fillSample: false,
      requestsPerMinute: 60,
    });
  });

  test('counts less than the environment, where an empty variable is none', () => {
    write({ PORT: 8080, HOST: 'trap.local', LOG_LEVEL: 'debug' });
    const { port, host, logLevel } = read({ PORT: '9090', HOST: '', LOG_LEVEL: 'error' });
    expect([port, host, logLevel]).toEqual([9090, 'trap.local', 'error']);
  });

  test('is read in the folder that NOCTUARY_DATA names', () => {
    write({ PORT: 8080 });
    mkdirSync(join(folder, 'moths'));
    write({ PORT: 9090 }, join('moths', 'noctuary.json'));
    expect(read({ NOCTUARY_DATA: join(folder, 'moths') }).port).toBe(9090);
  });

  test('has paths from its own folder on, the environment from the folder of the start', () => {
    write({ BASEMAP: 'maps/vermont.pmtiles', NOCTUARY_IMAGE_ROOTS: ['cards', '/nas'].join(delimiter) });
    expect(read()).toMatchObject({
      basemap: { file: join(folder, 'maps/vermont.pmtiles') },
      imageRoots: [join(folder, 'cards'), '/nas'],
    });
    expect(read({ BASEMAP: 'vermont.pmtiles' }).basemap).toEqual({ file: '/work/vermont.pmtiles' });
    write({ BASEMAP: 'https://maps.example.org/vermont.pmtiles' });
    expect(read().basemap).toEqual({ url: 'https://maps.example.org/vermont.pmtiles' });
  });

  test('may begin with a byte order mark', () => {
    write('\uFEFF{"PORT": 8080}');
    expect(read().port).toBe(8080);
  });

  test.each([
    ['a text', '{PORT: 8080}', /noctuary\.json is not JSON: /],
    ['a list', '[8080]', /noctuary\.json is not an object of settings, such as \{"PORT": 4181\}\.$/],
    ['nothing', 'null', /noctuary\.json is not an object of settings/],
  ])('that is %s is refused', (_what, content, message) => {
    write(content);
    expect(() => read()).toThrow(message);
  });

  test('that is a folder is refused', () => {
    mkdirSync(join(folder, 'noctuary.json'));
    expect(() => read()).toThrow(/noctuary\.json cannot be read: EISDIR\.$/);
  });

  test.each([
    [{ NOCTUARY_TOKEN: '1' }, 'NOCTUARY_TOKEN is not a setting: did you mean NOCTUARY_TOKENS?'],
    [{ PROT: 1 }, 'PROT is not a setting: did you mean PORT?'],
    [{ https_proxy: 'http://p:1' }, 'https_proxy is not a setting: did you mean HTTPS_PROXY?'],
    [{ NOCTUARY_DATA: '/x' }, 'NOCTUARY_DATA is read from the environment alone'],
    [{ HOST: 5 }, 'HOST must be a text in quotation marks'],
    [{ NOCTUARY_PUBLIC: true }, 'NOCTUARY_PUBLIC must be a text in quotation marks'],
    [{ PORT: null }, 'PORT must be a whole number'],
    [{ PORT: [4180] }, 'PORT must be a whole number'],
    [{ PORT: 70_000 }, 'PORT="70000" is not a port'],
    [{ PORT: 80.5 }, 'PORT="80.5" is not a port'],
    [{ NOCTUARY_SAMPLE: 'perhaps' }, 'NOCTUARY_SAMPLE="perhaps" is neither "yes" nor "no"'],
  ])('%o is refused with the file and the name', (content, message) => {
    write(content);
    expect(() => read()).toThrow(`${join(folder, 'noctuary.json')}: ${message}`);
  });

  test('every fault has a line; that of the environment names no file, and no secret is printed', () => {
    const secret = 'moth:short';
    write({ PORT: 'x', NOCTUARY_TOKENS: secret, HOSTS: 'a' });
    let message = '';
    try {
      read({ LOG_LEVEL: 'loud' });
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    const file = join(folder, 'noctuary.json');
    expect(message.split('\n').map((line) => /^(.*: )?[A-Z_]+/.exec(line)?.[0])).toEqual([
      `${file}: HOSTS`,
      `${file}: PORT`,
      `${file}: NOCTUARY_TOKENS`,
      'LOG_LEVEL',
    ]);
    expect(message).not.toContain('short');
  });
});

test('a setting of a wrong type is one fault', () => {
  write({ NOCTUARY_SAMPLE: 5, LOG_LEVEL: 1 });
  let lines: string[] = [];
  try {
    read();
  } catch (error) {
    lines = error instanceof Error ? error.message.split('\n') : [];
  }
  const file = join(folder, 'noctuary.json');
  expect(lines).toEqual([
    `${file}: NOCTUARY_SAMPLE must be a text in quotation marks`,
    `${file}: LOG_LEVEL must be a text in quotation marks`,
  ]);
});

test.each([
  ['postgres://moth:secret@db:5433/night', 'postgres://moth:…@db:5433/night'],
  ['postgres://moth@db/night', 'postgres://moth@db/night'],
  ['postgres://moth:se/cr:et1@db/night', '(set)'],
  ['postgres://moth:12/cret@db/night', '(set)'],
  ['postgres://moth:12?cret@db/night', '(set)'],
  ['http://user:pa:ss@proxy:3128', 'http://user:…@proxy:3128'],
  ['postgres://h/night?user=moth&password=hidden2', 'postgres://h/night?user=moth&password=…'],
  ['http://h/#secret', 'http://h/#…'],
  ['user:secret@proxy', '(set)'],
  ['https://tiles.example.org/{z}/{x}/{y}.png?key=secret', 'https://tiles.example.org/{z}/{x}/{y}.png?key=…'],
  ['C:\\maps\\vermont.pmtiles', 'C:\\maps\\vermont.pmtiles'],
])('of %s is shown %s', (value, shown) => {
  expect(settingsInForce({ DATABASE_URL: value }, place())).toEqual([
    { name: 'DATABASE_URL', value: shown, from: 'environment' },
  ]);
});

test('a list of addresses is shown as it is', () => {
  const IMAGE_ORIGINS = 'http://trap.local:9000,https://images.example.org';
  expect(settingsInForce({ IMAGE_ORIGINS }, place()).map(({ value }) => value)).toEqual([IMAGE_ORIGINS]);
});

test('settings that others read in the environment are handed on, where it has none of either case', () => {
  writeFileSync(join(folder, 'ca.pem'), '');
  write({
    HTTPS_PROXY: 'http://one.example.org:3128',
    HTTP_PROXY: 'http://two.example.org:3128',
    NO_PROXY: 'localhost',
    NODE_EXTRA_CA_CERTS: 'ca.pem',
    PORT: 8080,
  });
  const missing = missingInEnvironment({ https_proxy: 'http://own.example.org:3128', HTTP_PROXY: '' }, place());
  expect(missing).toEqual({
    HTTP_PROXY: 'http://two.example.org:3128',
    NO_PROXY: 'localhost',
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
  });
  write('no JSON');
  expect(missingInEnvironment({}, place())).toEqual({});
});

test('settings in force are without secrets, and say where they come from', () => {
  write({ PORT: 8080, NOCTUARY_TOKENS: 'anna:0123456789abcdef', HOST: 'trap.local' });
  const variables = { HOST: '0.0.0.0', DATABASE_URL: 'postgres://moth:secret@db.example.org/night', EDITOR: 'vi' };
  expect(settingsInForce(variables, place())).toEqual([
    { name: 'HOST', value: '0.0.0.0', from: 'environment' },
    { name: 'PORT', value: '8080', from: 'file' },
    { name: 'DATABASE_URL', value: 'postgres://moth:…@db.example.org/night', from: 'environment' },
    { name: 'NOCTUARY_TOKENS', value: '(set)', from: 'file' },
  ]);
});

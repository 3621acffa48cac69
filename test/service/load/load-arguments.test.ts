import { describe, expect, test } from 'vitest';
import { readLoadArguments } from '#service/load/load-arguments.ts';

const read = (words: string) =>
  readLoadArguments(
    words.split(' ').filter((word) => word !== ''),
    '/home/moth',
  );

/** without --replace and --replace-sample */
const NOTHING = { replace: false, replaceSample: false };

describe('the arguments of a load', () => {
  test.each([
    ['', { what: 'help' }],
    ['--from https://example.org --help', { what: 'help' }],
    [
      '--from https://example.org',
      {
        what: 'service',
        base: 'https://example.org',
        project: null,
        token: null,
        follow: false,
        check: false,
        ...NOTHING,
      },
    ],
    [
      '--from http://127.0.0.1:4180/traps/api/v2/projects/?limit=3 --project 5 --token abc --replace --follow',
      {
        what: 'service',
        base: 'http://127.0.0.1:4180/traps',
        project: 5,
        token: 'abc',
        follow: true,
        check: false,
        ...NOTHING,
        replace: true,
      },
    ],
    [
      '--from https://example.org --login',
      {
        what: 'service',
        base: 'https://example.org',
        project: null,
        token: null,
        login: true,
        follow: false,
        check: false,
        ...NOTHING,
      },
    ],
    [
      '--from HTTPS://Example.org:443/Traps/',
      {
        what: 'service',
        base: 'https://example.org/Traps',
        project: null,
        token: null,
        follow: false,
        check: false,
        ...NOTHING,
      },
    ],
    ['moths.zip', { what: 'camtrap', path: '/home/moth/moths.zip', gapHours: 4, ...NOTHING }],
    ['/data/moths --gap-hours 2.5', { what: 'camtrap', path: '/data/moths', gapHours: 2.5, ...NOTHING }],
    [
      'moths.zip --replace-sample',
      { what: 'camtrap', path: '/home/moth/moths.zip', gapHours: 4, ...NOTHING, replaceSample: true },
    ],
    ['--sample --replace', { what: 'sample', replace: true }],
  ])('%s', (words, request) => {
    expect(read(words)).toEqual(request);
  });

  test.each([
    ['--form https://example.org', /^Unknown option '--form': noctuary load --help/],
    ['--from', /--from.*argument missing: noctuary load --help/],
    ['--replace', /^Nothing to load is named: give --from, --sample, or one Camtrap DP/],
    ['--sample moths.zip', /^--sample and "moths.zip" are too many/],
    ['a.zip b.zip', /^"a.zip" and "b.zip" are too many/],
    ['--from example.org', /^--from "example.org" is not the http\(s\) address of a service/],
    ['--from file:///etc', /^--from "file:\/\/\/etc" is not/],
    ['--from https://a:b@example.org', /^--from "https:\/\/a:…@example.org" is not/],
    ['--from https://example.org --project five', /^--project "five" is not a whole number from 1/],
    ['--from https://example.org --gap-hours 3', /^--gap-hours goes with a Camtrap DP only\.$/],
    ['moths.zip --token abc', /^--token goes with --from only\.$/],
    ['moths.zip --login', /^--login goes with --from only\.$/],
    ['--from https://example.org --login --token abc', /^--login and --token are two ways/],
    ['moths.zip --follow', /^--follow goes with --from only\.$/],
    ['moths.zip --gap-hours soon', /^--gap-hours "soon" is not a number of hours/],
    ['moths.zip --gap-hours 0', /^--gap-hours "0" is not/],
    ['moths.zip --check', /^--check goes with --from only\.$/],
    ['--sample --replace-sample', /^--replace-sample goes with --from or a Camtrap DP only\.$/],
    ['--from https://example.org --project 0', /^--project "0" is not/],
    ['--scale 100', /^Unknown option '--scale': noctuary load --help/],
  ])('%s is told what would be right', (words, message) => {
    expect(() => read(words)).toThrow(message);
  });
});

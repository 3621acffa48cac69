import { expect, test } from 'vitest';
import { formatTimestamp } from '#contract/time.ts';
import { readExif } from '#service/images/read-exif.ts';
import { madeJpeg } from './made-images.ts';

const NOTHING = { time: null, fraction: '', place: null };

/** What a file is, its bytes, and what is read from it. */
const FILES: readonly [string, Buffer, { time: string | null; fraction: string; place: object | null }][] = [
  ['a time', madeJpeg({ time: '2024:06:12 23:15:02' }), { ...NOTHING, time: '2024-06-12T23:15:02' }],
  // A clock in Montreal leaves this moment out.
  ['a clock change', madeJpeg({ time: '2025:03:09 02:30:00' }), { ...NOTHING, time: '2025-03-09T02:30:00' }],
  [
    'a fraction',
    madeJpeg({ time: '2024:06:12 23:15:02', fraction: '250' }),
    { ...NOTHING, time: '2024-06-12T23:15:02', fraction: '25' },
  ],
  [
    'a place alone',
    madeJpeg({ place: { latitude: 45.5, longitude: 12.25 } }),
    { ...NOTHING, place: { latitude: 45.5, longitude: 12.25 } },
  ],
  ['a place without a fix', madeJpeg({ place: { latitude: 0, longitude: 0 } }), NOTHING],
  ['an unset clock', madeJpeg({ time: '0000:00:00 00:00:00' }), NOTHING],
  ['no EXIF data', madeJpeg(), NOTHING],
  ['half a file', madeJpeg({ time: '2024:06:12 23:15:02' }).subarray(0, 40), NOTHING],
  ['no image', Buffer.from('deployment;latitude'), NOTHING],
];

test.each(FILES)('of %s', async (_name, bytes, expected) => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'America/Montreal';
  try {
    const { wallSeconds, ...rest } = await readExif(bytes);
    expect({ time: wallSeconds === null ? null : formatTimestamp(wallSeconds), ...rest }).toEqual(expected);
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
});

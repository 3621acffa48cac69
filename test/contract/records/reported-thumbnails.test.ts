import { describe, expect, test } from 'vitest';
import { capture, captureReader } from '#contract/records/capture.ts';
import { collections } from '#contract/lists/collections.ts';
import { Deviations } from '#contract/reading/deviations.ts';
import { writtenLinked } from '#test/contract/written-linked-records.ts';
import { writtenLists } from '#test/contract/written-records.ts';

const { captures } = writtenLinked;
const { events } = writtenLists;
const [example] = events.example_captures;
const small = 'https://moths.example.org/thumbs/small 700.jpg';
const medium = 'https://moths.example.org/thumbs/medium 700.jpg';

/** The parsed `thumbnails` of a capture, which must equal those of a capture embedded in an event. */
function read(thumbnails: unknown): unknown {
  const own = captureReader.read({ ...captures, thumbnails }, new Deviations())?.thumbnails;
  const sent = { ...events, example_captures: [{ ...example, thumbnails }] };
  const event = collections.events.reader.read(sent, new Deviations());
  expect(event?.example_captures?.[0]?.thumbnails).toEqual(own);
  return own;
}

describe('small versions of images, which running services send without being in the spec', () => {
  test('are addresses by size, from a host or from the root of the service', () => {
    expect(read({ small, medium })).toEqual({ small, medium });
    expect(read({ small: '/thumbs/1.jpg', medium: '//moths.example.org/1.jpg', large: 'x' })).toEqual({
      small: '/thumbs/1.jpg',
      medium: '//moths.example.org/1.jpg',
    });
    expect(read({ medium })).toEqual({ medium });
  });

  test.each([null, 5, true, '', small, [], [small], [{ size: 'small', url: small }]])(
    '%j instead of them counts as none, and the capture stays valid',
    (thumbnails) => {
      const none = read(thumbnails);
      expect([none, Object.keys(none ?? {})]).toEqual([null, []]);
    },
  );

  test.each([null, 0, false, '', '  ', 'small.jpg', 'javascript:alert(1)', 'data:image/png;base64,AA', 'http://', {}])(
    '%j instead of one address counts as none; the other one stays',
    (wrong) => {
      expect(read({ small: wrong, medium })).toEqual({ small: null, medium });
    },
  );

  test('with objects instead of addresses count as none', () => {
    expect(read({ small: { url: small, width: 240 }, medium: [medium] })).toEqual({ small: null, medium: null });
  });

  test('may be missing: no record must have them', () => {
    expect(capture.parse(captures)).toEqual(captures);
    expect(capture.parse(captures)).not.toHaveProperty('thumbnails');
  });
});

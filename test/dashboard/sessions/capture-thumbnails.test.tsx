import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { pictureAddresses } from '#dashboard/findings/pictures/capture-picture.ts';
import { imagesText } from '#dashboard/night/gallery/use-gallery-pictures.ts';
import { pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { madeCapture, madeCaptures, madeSession, nightService } from './night-service.ts';
import { textPattern, words } from '#test/words.ts';

const small = (id: number) => `http://images.example.org/small/${id}.jpg`;
const medium = (id: number) => `http://images.example.org/medium/${id}.jpg`;
/** An image of the service that the page is from. */
const own = (id: number) => `${window.location.origin}/media/images/3/Hut%20%232/${id}.jpg`;
const set = (id: number) => `${own(id)}?width=320 320w, ${own(id)}?width=1024 1024w`;
const whole = (id: number) => `http://images.example.org/trap%20images/${id}.jpg`;
const both = (id: number) => ({ small: small(id), medium: medium(id) });

let service: FaultyService | undefined;
afterEach(async () => {
  window.devicePixelRatio = 1;
  await service?.stop();
  service = undefined;
});

async function galleryOf(captures: readonly unknown[], address = '/sessions/1') {
  service = await nightService({ captures: (query) => pageOf(captures, query) });
  const rendered = renderAt(address);
  await screen.findByText(words.sessionPage.allLoaded(captures.length));
  return { ...rendered, grid: await screen.findByRole('grid', { name: 'Captures' }) };
}

const addressesIn = (element: Element) => [...element.querySelectorAll('img')].map((image) => image.src);
const imageIn = (element: Element): HTMLImageElement => {
  const image = element.querySelector('img');
  if (image === null) throw new Error('There is no image.');
  return image;
};

describe('the picture of a capture', () => {
  const [one] = madeCaptures(1).map((capture) => ({ ...capture, thumbnails: both(1) }));

  test.each([
    [40, small(1)],
    [180, small(1)],
    // Between two columns and three, and a screen with a quarter more pixels than usual.
    [243, small(1)],
    [360, medium(1)],
    [2_000, medium(1)],
  ])('for %i pixels is the thumbnail that is large enough, then the whole image', (widthPx, best) => {
    expect(one && pictureAddresses(one, widthPx)).toEqual([best, whole(1)]);
  });

  test('is the other thumbnail where there is only that, and the whole image where there is none', () => {
    expect(pictureAddresses(madeCapture(1, { thumbnails: { small: small(1) } }), 900)).toEqual([small(1), whole(1)]);
    expect(pictureAddresses(madeCapture(1, { thumbnails: { medium: medium(1) } }), 40)).toEqual([medium(1), whole(1)]);
    for (const thumbnails of [null, undefined, {}, { small: null }])
      expect(pictureAddresses(madeCapture(1, { thumbnails }), 40)).toEqual([whole(1)]);
  });
});

describe('the gallery', () => {
  const shapes = [
    { thumbnails: both(1) },
    { thumbnails: { medium: medium(2) } },
    { thumbnails: { small: null, medium: medium(3) } },
    {},
    { thumbnails: null },
    { thumbnails: {} },
    { thumbnails: { small: { url: small(7) }, medium: 5 } },
    { thumbnails: small(8) },
    { thumbnails: [small(9)] },
    { thumbnails: { small: 'javascript:alert(1)' } },
  ];

  test('loads thumbnails in every form of the record, the whole image where there is none, and rejects no capture', async () => {
    const captures = shapes.map((more, index) => ({ ...madeCapture(index + 1), ...more }));
    const { grid } = await galleryOf(captures);
    expect(screen.queryByText(textPattern(words.sessionPage.invalid('§')))).not.toBeInTheDocument();
    expect(addressesIn(grid)).toEqual([
      small(1),
      medium(2),
      medium(3),
      ...[4, 5, 6, 7, 8, 9, 10].map((id) => whole(id)),
    ]);
  });

  test('loads larger thumbnails for a screen with more pixels', async () => {
    window.devicePixelRatio = 2;
    const { grid } = await galleryOf(madeCaptures(3).map((capture) => ({ ...capture, thumbnails: both(capture.id) })));
    expect(addressesIn(grid)).toEqual([medium(1), medium(2), medium(3)]);
  });

  test('tries the whole image where the thumbnail fails, and only then shows a message', async () => {
    const { grid } = await galleryOf([madeCapture(1, { thumbnails: both(1) }), madeCapture(2)]);
    const tile = within(grid).getByRole('button', { name: /^22:00:00/ });
    fireEvent.error(imageIn(tile));
    expect(addressesIn(tile)).toEqual([whole(1)]);
    expect(tile).not.toHaveTextContent(words.captures.imageNotLoaded);
    fireEvent.error(imageIn(tile));
    expect(addressesIn(tile)).toEqual([]);
    expect(tile).toHaveTextContent(words.captures.imageNotLoaded);
  });

  test('gives the size of pictures only for those that it loads whole', async () => {
    await galleryOf(madeCaptures(3).map((capture) => ({ ...capture, thumbnails: both(capture.id) })));
    expect(screen.getByRole('checkbox', { name: words.sessionPage.smallImages })).toBeChecked();
    const mixed = [...madeCaptures(60).map((one) => ({ ...one, thumbnails: both(one.id) })), madeCapture(61)];
    expect(imagesText(mixed, words.sessionPage)).toBe(words.sessionPage.someLargeImages('2 MB'));
    expect(imagesText(madeCaptures(3), words.sessionPage)).toBe(words.sessionPage.largeImages('2 MB'));
    expect(imagesText([madeCapture(1, { size: null })], words.sessionPage)).toBe(words.sessionPage.images);
  });
});

test('the viewer shows the whole image, and the thumbnail until it has loaded', async () => {
  await galleryOf(
    madeCaptures(3).map((capture) => ({ ...capture, thumbnails: both(capture.id) })),
    '/sessions/1?capture=2',
  );
  const viewer = await screen.findByRole('dialog');
  // The preloaded neighbours have no thumbnail.
  expect(addressesIn(viewer)).toEqual([small(2), whole(2), whole(3), whole(1)]);
  const image = within(viewer).getByRole('img', { name: new RegExp(`^${words.captures.captureAt('22:01:00')}`) });
  expect(image).toHaveAttribute('src', whole(2));
  fireEvent.load(image);
  expect(addressesIn(viewer)).toEqual([whole(2), whole(3), whole(1)]);
});

describe('images of our own service', () => {
  const madeOwn = (id: number, more: Parameters<typeof madeCapture>[1] = {}) =>
    madeCapture(id, { url: own(id), width: null, height: null, ...more });

  async function ownGallery(address = '/sessions/1', image?: Parameters<typeof nightService>[0]['image']) {
    service = await nightService({
      captures: (query) =>
        pageOf(
          [1, 2, 3].map((id) => madeOwn(id)),
          query,
        ),
      ...(image && { image }),
    });
    const rendered = renderAt(address);
    await screen.findByText(words.sessionPage.allLoaded(3));
    return { ...rendered, grid: await screen.findByRole('grid', { name: 'Captures' }) };
  }
  const viewerImages = async () => addressesIn(await screen.findByRole('dialog'));

  test('have a set of thumbnails in the gallery, of which the browser chooses, and no whole image', async () => {
    const { grid } = await ownGallery();
    const images = [...grid.querySelectorAll('img')];
    expect(images.map(({ src, srcset }) => [src, srcset])).toEqual(
      [1, 2, 3].map((id) => [`${own(id)}?width=320`, set(id)]),
    );
    for (const { sizes } of images) expect(sizes).toMatch(/^\d+px$/);
    expect(screen.getByRole('checkbox', { name: words.sessionPage.smallImages })).toBeChecked();
    const tile = within(grid).getByRole('button', { name: /^22:00:00/ });
    fireEvent.error(imageIn(tile));
    expect(addressesIn(tile)).toEqual([]);
    expect(tile).toHaveTextContent(words.captures.imageNotLoaded);
  });

  test('are large thumbnails in the viewer, and whole once it is zoomed', async () => {
    const { user } = await ownGallery('/sessions/1?capture=2');
    const large = (id: number) => `${own(id)}?width=1024`;
    expect(await viewerImages()).toEqual([`${own(2)}?width=320`, large(2), large(3), large(1)]);
    const shown = () =>
      within(screen.getByRole('dialog')).getByRole('img', {
        name: new RegExp(`^${words.captures.captureAt('22:01:00')}`),
      });
    expect(shown()).toHaveAttribute('srcset', set(2));
    fireEvent.load(shown());
    expect(await viewerImages()).toEqual([large(2), large(3), large(1)]);
    await user.keyboard('+');
    expect(await viewerImages()).toEqual([large(2), own(2), large(3), large(1)]);
    expect(shown()).not.toHaveAttribute('srcset');
    fireEvent.load(shown());
    expect(await viewerImages()).toEqual([own(2), large(3), large(1)]);
    await user.keyboard('0');
    expect(await viewerImages()).toEqual([own(2), large(3), large(1)]);
    // A format that browsers do not know.
    await user.keyboard('{ArrowRight}+');
    fireEvent.error(
      within(screen.getByRole('dialog')).getByRole('img', {
        name: new RegExp(`^${words.captures.captureAt('22:02:00')}`),
      }),
    );
    expect(await viewerImages()).toEqual([large(3), large(3), own(2)]);
  });

  test('that are refused have the reason of the service in the viewer', async () => {
    const asked: string[] = [];
    const detail = 'The image is too large for a thumbnail.';
    await ownGallery('/sessions/1?capture=2', (address) => {
      asked.push(address);
      return { status: 422, body: { detail } };
    });
    const viewer = await screen.findByRole('dialog');
    fireEvent.error(within(viewer).getByRole('img', { name: new RegExp(`^${words.captures.captureAt('22:01:00')}`) }));
    expect(within(viewer).getByText(words.captures.imageNotLoaded)).toBeInTheDocument();
    expect(await within(viewer).findByText(detail)).toHaveAttribute('lang', 'en');
    expect(asked).toEqual(['/media/images/3/Hut%20%232/2.jpg?width=1024']);
    expect(within(viewer).getByRole('button', { name: words.ui.retry })).toBeInTheDocument();
  });

  test('have boxes in pixels of the whole image, not of the thumbnail', async () => {
    const seen = { width: 4096, height: 2160, detections_count: 1 };
    const detections = [{ id: 1, bbox: [1_024, 216, 2_048, 432], bbox_relative: null, score: 0.9, occurrence: null }];
    service = await nightService({
      captures: (query) => pageOf([madeOwn(1, seen)], query),
      capture: () => ({ body: { ...madeOwn(1, seen), detections } }),
    });
    renderAt('/sessions/1?capture=1');
    const viewer = await screen.findByRole('dialog');
    const image = within(viewer).getByRole('img', { name: new RegExp(`^${words.captures.captureAt('22:00:00')}`) });
    for (const [name, value] of [
      ['naturalWidth', 1_024],
      ['naturalHeight', 540],
    ] as const)
      Object.defineProperty(image, name, { value });
    fireEvent.load(image);
    await waitFor(() => expect(viewer.querySelector('svg[viewBox] g rect')).toHaveAttribute('x', '1024'));
    expect(viewer.querySelector('svg[viewBox]:has(g)')).toHaveAttribute('viewBox', '0 0 4096 2160');
  });
});

describe('the table of sessions', () => {
  const session = (id: number, thumbnails: unknown) => ({
    ...madeSession(id, { captures_count: 10_000 - id }),
    example_captures: [{ ...madeCapture(id), thumbnails }],
  });
  async function tableOf(sessions: readonly unknown[]) {
    service = await nightService({
      sessions: sessions as ReturnType<typeof madeSession>[],
      captures: (query) => pageOf([], query),
    });
    renderAt('/sessions');
    const table = await screen.findByRole('table', { name: 'Sessions' });
    const sorted = new RegExp(`${words.list.sorted('Captures')}|${words.list.sortedByServer('Captures')}`);
    await waitFor(() => expect(table).toHaveTextContent(sorted));
    return table;
  }
  const rowsIn = (table: HTMLElement) => [...table.querySelectorAll('tr[data-id]')];

  test('shows thumbnails, the whole image where they fail, and then a crossed-out frame', async () => {
    const table = await tableOf([session(1, both(1)), session(2, small(2)), session(3, { small: 7 })]);
    await waitFor(() => expect(addressesIn(table)).toEqual([small(1), whole(2), whole(3)]));
    const [first] = rowsIn(table);
    if (first === undefined) throw new Error('There is no row.');
    fireEvent.error(imageIn(first));
    expect(addressesIn(first)).toEqual([whole(1)]);
    fireEvent.error(imageIn(first));
    expect(addressesIn(first)).toEqual([]);
    expect(within(first as HTMLElement).getByTitle(words.captures.imageNotLoaded)).toBeInTheDocument();
  });

  test('shows thumbnails of images of our own service, of which the browser chooses', async () => {
    // The origin of the service is known once it runs.
    const ofService = {
      ...session(1, null),
      get example_captures() {
        return [madeCapture(1, { url: own(1) })];
      },
    };
    const table = await tableOf([ofService]);
    await waitFor(() => expect(addressesIn(table)).toEqual([`${own(1)}?width=320`]));
    expect([imageIn(table).srcset, imageIn(table).sizes]).toEqual([set(1), '40px']);
  });

  test('has no images while it is printed, neither in existing rows nor in those rendered for printing', async () => {
    const table = await tableOf(Array.from({ length: 260 }, (_, index) => session(index + 1, both(index + 1))));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('260 of 260'));
    await waitFor(() => expect(addressesIn(table).length).toBeGreaterThan(10));
    const left = [...table.querySelectorAll('img')];
    window.dispatchEvent(new Event('beforeprint'));
    expect(rowsIn(table)).toHaveLength(260);
    expect(addressesIn(table)).toEqual([]);
    // A browser would still load those that it has not loaded yet.
    await waitFor(() => expect(left.filter((image) => image.hasAttribute('src'))).toEqual([]));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rowsIn(table).length).toBeLessThan(100));
    expect(addressesIn(table).length).toBeGreaterThan(10);
  });
});

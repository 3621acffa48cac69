import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useCapturePlayback } from '#dashboard/night/viewer/use-capture-playback.ts';
import { useSeenCapture } from '#dashboard/night/captures/use-seen-capture.ts';
import { pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { madeCapture, madeCaptures, nightService } from '#test/dashboard/sessions/night-service.ts';
import { words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

async function nightOf(captures: readonly unknown[], address = '/sessions/1') {
  service = await nightService({ captures: (query) => pageOf(captures, query) });
  const rendered = renderAt(address);
  await screen.findByText(words.sessionPage.allLoaded(captures.length));
  return rendered;
}

const viewer = () => screen.findByRole('dialog', { name: words.sessionPage.capturesOf('12→13 Jun 2024') });
const { positionOf } = words.sessionPage;
const position = async () => within(await viewer()).getByRole('status').textContent;
const thumbnail = (time: string) => screen.findByRole('button', { name: new RegExp(`^${time}`) });
const image = async () =>
  within(await viewer()).getByRole('img', { name: new RegExp(`^${words.captures.captureAt('')}`) });

/** Images have no network in this test: fires the load event of those in the viewer. */
async function imagesCome(): Promise<void> {
  for (const one of (await viewer()).querySelectorAll('img')) fireEvent.load(one);
}

describe('the viewer', () => {
  test('opens a capture from the gallery and writes it to the address; Back closes it', async () => {
    const { user, address } = await nightOf(madeCaptures(30), '/sessions/1?project=7');
    await user.click(await thumbnail('22:03:00'));
    expect(await position()).toBe(`${positionOf('4', '30')}22:03:00${words.sessionPage.detections(0)}`);
    expect(address()).toBe('/sessions/1?project=7&capture=4');
    expect(await image()).toHaveAttribute('src', 'http://images.example.org/trap%20images/4.jpg');
    await user.click(within(await viewer()).getByRole('button', { name: words.sessionPage.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/sessions/1?project=7');
    await waitFor(async () => expect(await thumbnail('22:03:00')).toHaveFocus());
  });

  test('moves with the arrow keys, Home and End; Escape closes, and the capture shown last has the focus', async () => {
    const { user, address } = await nightOf(madeCaptures(30));
    await user.click(await thumbnail('22:03:00'));
    await viewer();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await position()).toContain(positionOf('6', '30'));
    await user.keyboard('{Home}{ArrowLeft}');
    expect(await position()).toContain(positionOf('1', '30'));
    await user.keyboard('{End}{ArrowRight}{ArrowLeft}');
    expect(await position()).toContain(positionOf('29', '30'));
    await user.keyboard('{PageUp}');
    expect(await position()).toContain(positionOf('19', '30'));
    // The address follows without a new history entry.
    await waitFor(() => expect(address()).toBe('/sessions/1?capture=19'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/sessions/1'));
    await waitFor(async () => expect(await thumbnail('22:18:00')).toHaveFocus());
  });

  test('closed before the address follows, the capture shown last has the focus too', async () => {
    const { user, address } = await nightOf(madeCaptures(30));
    await user.click(await thumbnail('22:03:00'));
    await viewer();
    await user.keyboard('{End}{Escape}');
    await waitFor(() => expect(address()).toBe('/sessions/1'));
    await waitFor(async () => expect(await thumbnail('22:29:00')).toHaveFocus());
  });

  test('a copied address opens the capture; closing it shows the session', async () => {
    const { user, address } = await nightOf(madeCaptures(30), '/sessions/1?capture=8');
    expect(await position()).toContain(positionOf('8', '30'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/sessions/1'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('12→13 Jun 2024');
  });

  test('an address with a capture of another session shows a message', async () => {
    await nightOf(madeCaptures(3), '/sessions/1?capture=77');
    expect(screen.getByText(words.sessionPage.notAmong('77'))).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('with only detections in the gallery, it moves only among them', async () => {
    const captures = madeCaptures(30).map((one) => ({ ...one, detections_count: one.id % 10 === 0 ? 2 : 0 }));
    const { user } = await nightOf(captures, '/sessions/1?show=detections&capture=10');
    await user.keyboard('{ArrowRight}');
    expect(await position()).toBe(`${positionOf('2', '3')}22:19:00${words.sessionPage.detections(2)}`);
  });

  test('preloads the next two captures and the previous one', async () => {
    const { user } = await nightOf(madeCaptures(30), '/sessions/1?capture=4');
    const sources = async () =>
      [...(await viewer()).querySelectorAll('img')].map((one) => /(\d+)\.jpg$/.exec(one.src)?.[1]);
    expect(await sources()).toEqual(['4', '5', '6', '3']);
    await user.keyboard('{ArrowRight}');
    expect(await sources()).toEqual(['5', '6', '7', '4']);
    expect(
      within(await viewer()).getAllByRole('img', { name: new RegExp(`^${words.captures.captureAt('')}`) }),
    ).toHaveLength(1);
  });

  test('zooms with keys and buttons, keeps the zoom from one capture to the next, and resets it', async () => {
    const { user } = await nightOf(madeCaptures(30), '/sessions/1?capture=4');
    const buttons = within(await viewer());
    await user.keyboard('++');
    expect(buttons.getByText('225%')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(buttons.getByText('225%')).toBeInTheDocument();
    await user.click(buttons.getByRole('button', { name: words.sessionPage.zoomOut }));
    expect(buttons.getByText('150%')).toBeInTheDocument();
    await user.click(buttons.getByRole('button', { name: words.sessionPage.wholeImage }));
    expect(buttons.getByText('100%')).toBeInTheDocument();
    expect(buttons.getByRole('button', { name: words.sessionPage.zoomOut })).toHaveAttribute('aria-disabled', 'true');
    await user.click(buttons.getByRole('button', { name: words.sessionPage.zoomIn }));
    await user.keyboard('0');
    expect(buttons.getByText('100%')).toBeInTheDocument();
  });

  test('keys of the browser and of a focused control are left to them', async () => {
    const { user } = await nightOf(madeCaptures(30), '/sessions/1?capture=4');
    const inside = within(await viewer());
    await user.keyboard('{Control>}{ArrowRight}{/Control}');
    expect(await position()).toContain(positionOf('4', '30'));
    inside.getByRole('combobox', { name: words.sessionPage.speed }).focus();
    await user.keyboard('{ArrowRight}');
    expect(await position()).toContain(positionOf('4', '30'));
    inside.getByRole('button', { name: words.sessionPage.nextCapture }).focus();
    await user.keyboard(' ');
    expect(await position()).toContain(positionOf('5', '30'));
    expect(inside.getByRole('button', { name: words.sessionPage.play })).toBeInTheDocument();
  });

  test('a slider moves to any capture and announces its position', async () => {
    await nightOf(madeCaptures(30), '/sessions/1?capture=4');
    const line = within(await viewer()).getByRole('slider', { name: words.sessionPage.capture });
    expect(line).toHaveAttribute('aria-valuetext', words.sessionPage.positionAt('4', '30', '22:03:00'));
    fireEvent.change(line, { target: { value: '20' } });
    expect(await position()).toContain(positionOf('21', '30'));
  });
});

describe('the capture shown and the address', () => {
  const captures = madeCaptures(9);
  const rendered = () => renderHook((openIndex: number) => useSeenCapture(captures, openIndex), { initialProps: 3 });

  test('when the address follows late, the viewer does not go back', () => {
    const { result, rerender } = rendered();
    act(() => result.current.go(4));
    act(() => result.current.onAddressWritten(5));
    act(() => result.current.go(6));
    rerender(4);
    expect(result.current.index).toBe(6);
  });

  test('when the address changes otherwise, the viewer follows', () => {
    const { result, rerender } = rendered();
    act(() => result.current.go(5));
    rerender(8);
    expect(result.current.index).toBe(8);
  });

  test('while captures load before it, the same capture stays', () => {
    const { result, rerender } = renderHook(({ all, at }) => useSeenCapture(all, at), {
      initialProps: { all: captures.slice(4), at: 0 },
    });
    act(() => result.current.go(2));
    rerender({ all: captures, at: 4 });
    expect(result.current.index).toBe(6);
  });
});

describe('playback', () => {
  test('steps when the next picture has loaded, stops at the last, and starts again from the first', async () => {
    const { user } = await nightOf(madeCaptures(3), '/sessions/1?capture=1');
    const inside = within(await viewer());
    await user.selectOptions(
      inside.getByRole('combobox', { name: words.sessionPage.speed }),
      words.sessionPage.perSecond(10),
    );
    expect(inside.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    await user.click(inside.getByRole('button', { name: words.sessionPage.play }));
    // A screen reader would announce without end.
    expect(inside.getByRole('status')).toHaveAttribute('aria-live', 'off');
    await imagesCome();
    await waitFor(async () => expect(await position()).toContain(positionOf('2', '3')));
    await imagesCome();
    await waitFor(async () => expect(await position()).toContain(positionOf('3', '3')));
    expect(inside.getByRole('button', { name: words.sessionPage.play })).toBeInTheDocument();
    // Slowly enough to be seen at the first.
    await user.selectOptions(
      inside.getByRole('combobox', { name: words.sessionPage.speed }),
      words.sessionPage.perSecond(1),
    );
    await user.click(inside.getByRole('button', { name: words.sessionPage.play }));
    await waitFor(async () => expect(await position()).toContain(positionOf('1', '3')));
    expect(inside.getByRole('button', { name: words.sessionPage.pause })).toBeInTheDocument();
  });

  test('waits for a picture that has not loaded, and keeps its speed for one that has', () => {
    vi.useFakeTimers();
    try {
      const onIndex = vi.fn<(index: number) => void>();
      const { result, rerender } = renderHook(
        (isNextReady: boolean) => useCapturePlayback({ index: 0, last: 2, isNextReady, onIndex }),
        { initialProps: false },
      );
      act(() => result.current.toggle());
      act(() => void vi.advanceTimersByTime(10_000));
      expect(onIndex).not.toHaveBeenCalled();
      rerender(true);
      act(() => void vi.advanceTimersByTime(499));
      expect(onIndex).not.toHaveBeenCalled();
      act(() => void vi.advanceTimersByTime(1));
      expect(onIndex).toHaveBeenCalledExactlyOnceWith(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('Space starts and pauses it; a step and a hidden page pause it', async () => {
    const { user } = await nightOf(madeCaptures(30), '/sessions/1?capture=1');
    const inside = within(await viewer());
    const button = (name: string) => inside.queryByRole('button', { name });
    await user.keyboard(' ');
    expect(button(words.sessionPage.pause)).toBeInTheDocument();
    await user.keyboard(' ');
    expect(button(words.sessionPage.pause)).not.toBeInTheDocument();
    await user.keyboard(' {ArrowRight}');
    expect(button(words.sessionPage.pause)).not.toBeInTheDocument();
    await user.keyboard(' ');
    expect(button(words.sessionPage.pause)).toBeInTheDocument();
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    Reflect.deleteProperty(document, 'hidden');
    expect(button(words.sessionPage.pause)).not.toBeInTheDocument();
  });
});

describe('an image that does not load', () => {
  test('shows a message in gallery and viewer, with its address and a retry', async () => {
    const { user } = await nightOf(madeCaptures(3));
    const tile = await thumbnail('22:01:00');
    fireEvent.error(tile.querySelector('img') as HTMLImageElement);
    expect(tile).toHaveTextContent(words.captures.imageNotLoaded);
    await user.click(tile);
    fireEvent.error(await image());
    const inside = within(await viewer());
    expect(inside.getByText(words.captures.imageNotLoaded)).toBeInTheDocument();
    expect(inside.getByRole('link', { name: words.sessionPage.openAddress })).toHaveAttribute(
      'href',
      'http://images.example.org/trap%20images/2.jpg',
    );
    await user.click(inside.getByRole('button', { name: words.ui.retry }));
    expect(await image()).toHaveAttribute('src', 'http://images.example.org/trap%20images/2.jpg');
  });

  test('an address that is not of an image is not requested and not linked', async () => {
    await nightOf([madeCapture(1, { url: 'javascript:alert(1)' })], '/sessions/1?capture=1');
    const inside = within(await viewer());
    expect(inside.getByText(words.captures.addressNotUsed(words.api.addressScheme))).toBeInTheDocument();
    expect(inside.getByText('javascript:alert(1)')).toBeInTheDocument();
    expect(inside.queryByRole('link')).not.toBeInTheDocument();
  });

  test('does not stop the playback', async () => {
    const captures = [madeCapture(1), madeCapture(2), madeCapture(3, { url: 'about:blank' })];
    const { user } = await nightOf(captures, '/sessions/1?capture=1');
    const inside = within(await viewer());
    await user.selectOptions(
      inside.getByRole('combobox', { name: words.sessionPage.speed }),
      words.sessionPage.perSecond(10),
    );
    await user.click(inside.getByRole('button', { name: words.sessionPage.play }));
    for (const one of (await viewer()).querySelectorAll('img')) fireEvent.error(one);
    await waitFor(async () => expect(await position()).toContain(positionOf('3', '3')));
  });
});

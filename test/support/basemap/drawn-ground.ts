import type { Page } from '@playwright/test';

/** Shares of the map's ground that have a colour, 0 to 1, with the colours of the page's scheme. */
export function groundShares(page: Page): Promise<{ sea: number; land: number; red: number }> {
  return page.evaluate(() => {
    const container = document.querySelector('.leaflet-container');
    const canvas = container?.querySelector<HTMLCanvasElement>('.leaflet-land-pane canvas');
    if (!container || !canvas || canvas.width === 0 || canvas.height === 0) return { sea: 0, land: 0, red: 0 };
    // Of a copy: Chromium warns of canvases that are read often, and draws them otherwise.
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext('2d', { willReadFrequently: true });
    if (!context) return { sea: 0, land: 0, red: 0 };
    context.drawImage(canvas, 0, 0);
    const style = getComputedStyle(container);
    const colours = {
      sea: style.getPropertyValue('--map-sea').trim(),
      land: style.getPropertyValue('--map-land').trim(),
      red: '#ff0000',
    };
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const counts = { sea: 0, land: 0, red: 0 };
    for (const name of ['sea', 'land', 'red'] as const) {
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colours[name].slice(at, at + 2), 16));
      for (let at = 0; at < data.length; at += 4) {
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue && data[at + 3] === 255)
          counts[name] += 4;
      }
    }
    const { sea, land, red } = counts;
    return { sea: sea / data.length, land: land / data.length, red: red / data.length };
  });
}

/** The share of the canvas of marks that has a mark, 0 to 1. */
export function marksShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.leaflet-points-pane canvas');
    if (!canvas || canvas.width === 0 || canvas.height === 0) return 0;
    const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    if (!context) return 0;
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, at) => at % 4 === 3 && value > 0).length / (canvas.width * canvas.height);
  });
}

/** Records what canvases write from now on. Before the page is opened. */
export async function recordNames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(globalThis, { written });
    // oxlint-disable-next-line typescript/unbound-method -- called with the context by Reflect.apply
    CanvasRenderingContext2D.prototype.fillText = new Proxy(CanvasRenderingContext2D.prototype.fillText, {
      apply: (write, context, [text, ...more]: Parameters<CanvasRenderingContext2D['fillText']>) => {
        written.push(text);
        Reflect.apply(write, context, [text, ...more]);
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { written: string[] }).written);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from '@playwright/test';
import { build, preview } from 'vite';
import { argument } from './argument.ts';
import { heapMB } from './heap-mb.ts';
import { launchBrowser } from './launch-browser.ts';
import { machine } from './machine.ts';
import { beginTrace, longest, tasksOf, traced } from './main-thread.ts';

const KINDS = ['noctuary', 'circles', 'markers'] as const;
type Kind = (typeof KINDS)[number];

const HELP = `npm run bench -- map [--points 189,10000,100000] [--kinds ${KINDS.join(',')}] [--runs 3] [--clusters off]
  [--only painted]
Measures the map of deployments in a real Chromium, in turns with plain react-leaflet: CircleMarker (circles) and Marker
(markers), each with a Tooltip; with --only painted the first points alone, which takes seconds. Prints medians and writes build/bench/map.json.`;

interface Visit {
  paintedMs: number;
  /** the main thread's longest task while the map is dragged, and its processor time */
  panMs: number;
  panOwnMs: number;
  /** the same while it is zoomed by the wheel */
  zoomMs: number;
  zoomOwnMs: number;
  heapMB: number;
}

interface Measured {
  points: number;
  kind: Kind;
  visits: Visit[];
}

const SIZE = { width: 1440, height: 900 };
const DRAG_STEPS = 40;
const DRAG_PX = 12;
/** In, and out again. */
const ZOOM_STEPS = [-100, -100, -100, 100, 100, 100];
/** An animation of Leaflet, and a moment. */
const REST_MS = 500;
const PATIENCE_MS = 120_000;
/** Beyond it a step of theirs takes minutes. */
const MARKERS_AT_MOST = 10_000;

/** Measures the map of deployments against plain markers: first points, worst tasks of panning and zooming, memory. */
export async function benchMap(parameters: string[]): Promise<void> {
  if (parameters.includes('--help')) return console.log(HELP);
  const kinds = argument(parameters, 'kinds', KINDS.join(',')).split(',') as Kind[];
  const sizes = argument(parameters, 'points', '189,10000,100000').split(',').map(Number);
  const runs = Number(argument(parameters, 'runs', '3'));
  const clusters = argument(parameters, 'clusters', 'on');
  const isUsed = argument(parameters, 'only', '') !== 'painted';
  const outDir = resolve('build', 'bench', 'map');
  const root = resolve('bench', 'map');
  await build({
    root,
    configFile: false,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
  const server = await preview({ root, configFile: false, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const browser = await launchBrowser();
  const measured = sizes.flatMap((points) =>
    kinds
      .filter((kind) => kind !== 'markers' || points <= MARKERS_AT_MOST)
      .map((kind): Measured => ({ points, kind, visits: [] })),
  );
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const { points, kind, visits } of measured) {
        const found = await visit(browser, `${origin}?kind=${kind}&points=${points}&clusters=${clusters}`, isUsed);
        visits.push(found);
        console.log(`Run ${run} of ${runs}: ${points} points, ${kind}`, JSON.stringify(found));
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  writeMeasured(measured);
  console.log(
    `\nMedians of ${runs} runs, in turns. ${machine.cores} cores, ${machine.model}, Chromium ${browser.version()}`,
  );
}

async function visit(browser: Browser, address: string, isUsed: boolean): Promise<Visit> {
  const page = await browser.newPage({ viewport: SIZE });
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await page.goto(address);
    await page.waitForFunction(() => window.paintedMs !== undefined, null, { timeout: PATIENCE_MS });
    const paintedMs = await page.evaluate(() => window.paintedMs ?? 0);
    await page.waitForTimeout(REST_MS);
    if (!isUsed) return { paintedMs, panMs: 0, panOwnMs: 0, zoomMs: 0, zoomOwnMs: 0, heapMB: await heapMB(page) };
    const pan = await longestOf(page, drag);
    const zoom = await longestOf(page, zoomInAndOut);
    return {
      paintedMs,
      panMs: pan.ms,
      panOwnMs: pan.ownMs,
      zoomMs: zoom.ms,
      zoomOwnMs: zoom.ownMs,
      heapMB: await heapMB(page),
    };
  } finally {
    await page.close();
  }
}

async function longestOf(page: Page, act: (page: Page) => Promise<void>): Promise<{ ms: number; ownMs: number }> {
  await beginTrace(page);
  await page.evaluate(() => performance.mark('used'));
  await act(page);
  return longest(tasksOf(await traced(page), 'used').after);
}

async function drag(page: Page): Promise<void> {
  await page.mouse.move(SIZE.width / 2 + 240, SIZE.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= DRAG_STEPS; step += 1)
    await page.mouse.move(SIZE.width / 2 + 240 - step * DRAG_PX, SIZE.height / 2);
  await page.mouse.up();
  await page.waitForTimeout(REST_MS);
}

async function zoomInAndOut(page: Page): Promise<void> {
  for (const step of ZOOM_STEPS) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(REST_MS);
    // Once it has done what the step asked for.
    await page.evaluate(() => null);
  }
}

function writeMeasured(measured: readonly Measured[]): void {
  mkdirSync('build/bench', { recursive: true });
  writeFileSync('build/bench/map.json', JSON.stringify({ machine, measured }, null, 2));
  console.log(`\n${row('points', ['painted ms', 'pan ms (own)', 'zoom ms (own)', 'heap MB'])}`);
  for (const { points, kind, visits } of measured) {
    const median = (of: (one: Visit) => number) => {
      const sorted = visits.map(of).toSorted((a, b) => a - b);
      return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0);
    };
    const cells = [
      median(({ paintedMs }) => paintedMs),
      `${median(({ panMs }) => panMs)} (${median(({ panOwnMs }) => panOwnMs)})`,
      `${median(({ zoomMs }) => zoomMs)} (${median(({ zoomOwnMs }) => zoomOwnMs)})`,
      median(({ heapMB: MB }) => MB),
    ];
    console.log(row(`${points.toLocaleString('en-US')}, ${kind}`, cells));
  }
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(18)).join('');
}

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { THUMBNAIL_WIDTHS, type ThumbnailWidth } from '#contract/images/image-thumbnails.ts';
import { QUALITIES } from '#service/media/make-thumbnail.ts';
import { fileBelow } from '#service/media/original-image.ts';
import { Thumbnails } from '#service/media/thumbnails.ts';
import { nightPhoto } from '#test/support/images/made-photo.ts';
import { argument } from './argument.ts';
import { machine } from './machine.ts';
import { spread } from './spread.ts';

const HELP = `npm run bench -- thumbnails [--images 40] [--runs 5]
Makes thumbnails of 4K images as the service does, from finding the file to storing the thumbnail, and with sharp alone, in turns image by
image: thumbnails a second and core, by processor time. Ends with 1 where the service makes less than 0.9 of sharp alone.`;

const SIZE = { width: 3_840, height: 2_160 };
/** Different images; the others are copies of them. */
const PHOTOS = 8;
const GOAL = 0.9;

/** Thumbnails a second and core, of the service beside sharp alone. */
export async function benchThumbnails(parameters: string[]): Promise<void> {
  if (parameters.includes('--help')) return console.log(HELP);
  const images = Number(argument(parameters, 'images', '40'));
  const runs = Number(argument(parameters, 'runs', '5'));
  const data = resolve('build', 'bench', `thumbnails-${images}`);
  const folder = join(data, 'images');
  if (!existsSync(folder)) await fill(folder, images);
  const names = readdirSync(folder);
  console.log(`${machine.cores} cores of ${machine.model}, Node ${machine.node}, sharp ${sharp.versions.sharp}`);
  console.log(`${names.length} JPEG images of ${SIZE.width}×${SIZE.height}, medians of ${runs} runs\n`);
  console.log('| width | as the service, a second and core | sharp alone | ratio |\n| ----: | ---: | ---: | ---: |');
  for (const width of THUMBNAIL_WIDTHS) {
    const measured: Spent[] = [];
    const cache = join(data, 'thumbnails');
    rmSync(cache, { recursive: true, force: true });
    // As a service has them: what the folder holds is counted once, in the run that does not count.
    const thumbnails = new Thumbnails({ folder: cache });
    // The first run, in which code is compiled, does not count.
    for (let run = 0; run <= runs; run += 1) measured.push(await inTurns(thumbnails, { folder, names, width, run }));
    const counted = measured.slice(1);
    const [service, bare] = [spread(counted.map((one) => one.service)), spread(counted.map((one) => one.alone))];
    const ratio = spread(counted.map((one) => one.alone / one.service)).median;
    console.log(
      `| ${width} | ${(1_000 / service.median).toFixed(1)} | ${(1_000 / bare.median).toFixed(1)} | ${ratio.toFixed(2)} |`,
    );
    if (ratio < GOAL) process.exitCode = 1;
  }
}

interface Run {
  folder: string;
  names: readonly string[];
  width: ThumbnailWidth;
  run: number;
}

/** Milliseconds of processor time for a thumbnail. */
interface Spent {
  service: number;
  alone: number;
}

/**
 * Each image by the service and by sharp alone, one after the other, so that both have the same machine: into a cache that is
 * in use, of which the first run makes the folders; sharp alone stores nothing.
 */
async function inTurns(thumbnails: Thumbnails, { folder, names, width, run }: Run): Promise<Spent> {
  const { signal } = new AbortController();
  const asService = async (name: string) => {
    const image = await fileBelow(folder, name);
    if (image === null) throw new Error(`There is no ${name}.`);
    await thumbnails.of(`${run} ${name}`, image, width, signal);
  };
  const alone = (name: string) =>
    sharp(join(folder, name)).autoOrient().resize({ width }).webp({ quality: QUALITIES[width] }).toBuffer();
  const spent = { service: 0, alone: 0 };
  for (const [index, name] of names.entries()) {
    const both = [['service', asService] as const, ['alone', alone] as const];
    for (const [side, make] of (index + run) % 2 === 0 ? both : both.toReversed()) {
      const before = process.cpuUsage();
      await make(name);
      const { user, system } = process.cpuUsage(before);
      spent[side] += (user + system) / 1_000 / names.length;
    }
  }
  await thumbnails.cache.settled();
  return spent;
}

async function fill(folder: string, images: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const photos: Buffer[] = [];
  for (let id = 1; id <= PHOTOS; id += 1) photos.push(await nightPhoto(id, SIZE));
  for (let index = 0; index < images; index += 1) {
    writeFileSync(join(folder, `${index}.jpg`), photos[index % PHOTOS] ?? '');
  }
}

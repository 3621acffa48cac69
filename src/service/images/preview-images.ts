import { shiftText } from '#contract/images/clock-shift.ts';
import { isoOfDay } from '#contract/time.ts';
import type { ImageStore } from '#service/images/stores/image-store.ts';
import { addApartTraps } from './add-apart-traps.ts';
import { ruleText } from './deployment-rule.ts';
import { FoundDeployment } from './found-deployment.ts';
import type { ImageMapping } from './image-mapping.ts';
import { ImageReader } from './image-facts.ts';
import { ImageProblems } from './image-problems.ts';
import type { ListedFolder, ListedImage } from './list-images.ts';
import type { TableTrap } from './traps-table.ts';

export interface PreviewRequest {
  store: ImageStore;
  mapping: ImageMapping;
  /** what a table says, by the name of the deployment */
  traps: ReadonlyMap<string, TableTrap>;
  signal: AbortSignal;
  /** aborted when there is no more time to look: the preview is then of what was seen until then */
  deadline?: AbortSignal;
  /** called with the number of images until then */
  onImages: (count: number) => void;
}

/** What indexing a folder would make of it. */
export interface ImagesPreview {
  /** the rule that found the deployments, in words */
  rule: string;
  /** by the sequence of their folders */
  deployments: {
    name: string;
    images: number;
    captures: number;
    sessions: number;
    nights: number;
    hasPlace: boolean;
  }[];
  images: number;
  /** false: the deadline came before the last image */
  isWhole: boolean;
  /** trap-nights */
  nights: number;
  /** dates of evenings; null where there are no captures */
  firstNight: string | null;
  lastNight: string | null;
  problems: ImageProblems;
}

/** Looks at the images of a folder or bucket, and stores nothing. @throws LoadError where it is unreachable */
export async function previewImages({
  store,
  mapping,
  traps,
  signal,
  deadline,
  onImages,
}: PreviewRequest): Promise<ImagesPreview> {
  const problems = new ImageProblems();
  const reader = new ImageReader({ store, mapping, problems });
  const found = new Map<string, FoundDeployment>();
  const nowMs = Date.now();
  let images = 0;
  let isWhole = true;
  for await (const { folder, images: listed } of portionsOf(store.list(problems, signal))) {
    isWhole = deadline?.aborted !== true;
    if (!isWhole) break;
    for (const image of await reader.factsOf(folder, listed, signal)) {
      if (image.deployment === null) continue;
      const { key, name } = image.deployment;
      const deployment = found.get(key) ?? new FoundDeployment(name, mapping);
      found.set(key, deployment);
      deployment.add(image, problems, nowMs);
    }
    images += listed.length;
    onImages(images);
  }
  const deployments = [...found.values()].map((one) => {
    const { name, images: ofDeployment, captures, place } = one;
    return { name, images: ofDeployment, captures, place: traps.get(name)?.place ?? place, ...one.run() };
  });
  addApartTraps(deployments, problems);
  // Spread into arguments, the nights of many deployments could be too many.
  const nights = deployments.flatMap((deployment) => [...deployment.nights]).toSorted((a, b) => a - b);
  const [first, last] = [nights[0], nights.at(-1)];
  return {
    rule: ruleText(mapping.rule),
    deployments: deployments.map((deployment) => ({
      name: deployment.name,
      images: deployment.images,
      captures: deployment.captures,
      sessions: deployment.sessions,
      nights: deployment.nights.size,
      hasPlace: deployment.place !== null,
    })),
    images,
    isWhole,
    nights: nights.length,
    firstNight: first === undefined ? null : isoOfDay(first),
    lastNight: last === undefined ? null : isoOfDay(last),
    problems,
  };
}

/** Images that are looked at before the signals are looked at again. */
const PORTION = 1_000;

/** The images of each folder in portions. */
async function* portionsOf(
  folders: AsyncIterable<ListedFolder>,
): AsyncGenerator<{ folder: string; images: ListedImage[] }> {
  for await (const { folder, images } of folders) {
    const listed = images ?? [];
    for (let from = 0; from < listed.length; from += PORTION)
      yield { folder, images: listed.slice(from, from + PORTION) };
  }
}

/** Deployments that are listed on screen. */
const LISTED = 50;

/** A preview for the screen. */
export function previewLines(preview: ImagesPreview, shifts: ImageMapping['shifts']): string[] {
  const { deployments, problems } = preview;
  const located = deployments.filter(({ hasPlace }) => hasPlace).length;
  const sum = (field: 'captures' | 'sessions') => deployments.reduce((total, one) => total + one[field], 0);
  const problemLines = problems.lines();
  return [
    `Images: ${number(preview.images)}; captures: ${number(sum('captures'))}`,
    `Deployments: ${number(deployments.length)}, by ${preview.rule}`,
    ...deployments.slice(0, LISTED).map((one) => {
      const counts = [
        counted(one.images, 'image'),
        counted(one.sessions, 'session'),
        counted(one.nights, 'night'),
      ].join(', ');
      return `  ${one.name}: ${counts}${one.hasPlace ? '' : ', no place'}`;
    }),
    ...(deployments.length > LISTED ? [`  and ${number(deployments.length - LISTED)} more`] : []),
    `Places: ${number(located)} known, ${number(deployments.length - located)} missing`,
    ...(preview.firstNight === null
      ? ['Trap-nights: none']
      : [`Trap-nights: ${number(preview.nights)}, the first ${preview.firstNight}, the last ${preview.lastNight}`]),
    `Sessions: ${number(sum('sessions'))}`,
    ...shiftLines(shifts),
    ...(problemLines.length === 0 ? ['Problems: none'] : ['Problems:', ...problemLines]),
  ];
}

function shiftLines(shifts: ImageMapping['shifts']): string[] {
  const texts = [...shifts].map(([name, seconds]) => `${name} ${shiftText(seconds)}`);
  return texts.length === 0 ? [] : [`Corrected clocks: ${texts.join(', ')}`];
}

function number(value: number): string {
  return value.toLocaleString('en');
}

function counted(value: number, what: string): string {
  return `${number(value)} ${what}${value === 1 ? '' : 's'}`;
}

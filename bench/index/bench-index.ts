import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argument } from '#bench/argument.ts';
import { machine } from '#bench/machine.ts';
import { spread } from '#bench/spread.ts';
import { answersMeanwhile } from './answers-meanwhile.ts';
import { indexProcess, type IndexFigures } from './index-process.ts';
import { makeExifFiles, makeNamedFiles } from './made-card.ts';

const HELP = `npm run bench -- index [--files 360000] [--folders 400] [--exif-files 20000] [--parts names,again,exif,answers]
  [--postgres postgres://…]
Makes folders of nearly empty images in the system's temporary folder, and measures npm run index as a process of its own, over
SQLite, or over three empty databases of PostgreSQL whose names end in _names, _exif and _answers: a first index by names, the
same again, a first index by EXIF data; and, with the built service (npm run build), how long it answers others while it indexes
the same folder.`;

const PARTS = ['names', 'again', 'exif', 'answers'] as const;

/** How fast images are indexed, with how much memory, and how fast the service answers others meanwhile. */
export async function benchIndex(parameters: string[]): Promise<void> {
  if (parameters.includes('--help')) return console.log(HELP);
  const number = (name: string, byDefault: string) => Number(argument(parameters, name, byDefault));
  const [files, folders, exifFiles] = [
    number('files', '360000'),
    number('folders', '400'),
    number('exif-files', '20000'),
  ];
  const parts = new Set(argument(parameters, 'parts', PARTS.join(',')).split(','));
  const postgres = argument(parameters, 'postgres', '');
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-bench-index-'));
  const [named, exif] = [join(folder, 'names'), join(folder, 'exif')];
  const emptyData = (name: string) => {
    const data = join(folder, `data-${name}`);
    mkdirSync(data, { recursive: true });
    return { NOCTUARY_DATA: data, DATABASE_URL: postgres === '' ? '' : `${postgres}_${name}` };
  };
  console.log(`${machine.cores} cores of ${machine.model}, Node ${machine.node}\n`);
  try {
    makeNamedFiles(named, files, folders);
    const names = emptyData('names');
    console.log(
      '| run | files | s | CPU s | of these in SQLite | files/s | files/CPU s | files/CPU s without SQLite | memory, MB | heap, MB |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
    if (parts.has('names')) print('a first index by names', files, indexProcess(named, folder, names));
    if (parts.has('again')) print('the same again', files, indexProcess(named, folder, names));
    if (parts.has('exif')) {
      makeExifFiles(exif, exifFiles, Math.max(1, Math.round((folders * exifFiles) / files)));
      print('a first index by EXIF data', exifFiles, indexProcess(exif, folder, emptyData('exif')));
    }
    if (!parts.has('answers')) return;
    const { before, meanwhile, indexSeconds } = await answersMeanwhile(named, emptyData('answers'));
    console.log(`\nThe service indexed ${files.toLocaleString('en')} files in ${indexSeconds.toFixed(1)} s.`);
    console.log(`Answers before: ${answersText(before)}; meanwhile: ${answersText(meanwhile)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(run: string, files: number, figures: IndexFigures): void {
  const { seconds, cpuSeconds, databaseSeconds, peakMB, heapMB, said } = figures;
  const found = Number(/^Images: ([\d,]+);/m.exec(said)?.[1]?.replaceAll(',', ''));
  if (found !== files) throw new Error(`${found} of ${files} files were indexed: ${said}`);
  const rate = (of: number) => Math.round(files / of).toLocaleString('en');
  const cells = [
    run,
    files.toLocaleString('en'),
    seconds.toFixed(1),
    cpuSeconds.toFixed(1),
    databaseSeconds.toFixed(1),
    rate(seconds),
    rate(cpuSeconds),
    rate(cpuSeconds - databaseSeconds),
    Math.round(peakMB),
    Math.round(heapMB),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

/** Slower answers are counted. */
const GOAL_MS = 250;

function answersText(times: readonly number[]): string {
  const { median, most } = spread(times);
  const slow = times.filter((ms) => ms > GOAL_MS).length;
  return `${times.length}, median ${Math.round(median)} ms, longest ${Math.round(most)} ms, ${slow} over ${GOAL_MS} ms`;
}

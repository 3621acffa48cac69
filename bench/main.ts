import { benchBare } from './bare/bench-bare.ts';
import { benchBasemap } from './bench-basemap.ts';
import { benchCopy } from './copy/bench-copy.ts';
import { benchExports } from './bench-exports.ts';
import { benchFirstRows } from './first-rows/bench-first-rows.ts';
import { benchFill } from './fill/bench-fill.ts';
import { benchIndex } from './index/bench-index.ts';
import { benchLoad } from './bench-load.ts';
import { benchMap } from './bench-map.ts';
import { benchOpening } from './bench-opening.ts';
import { benchPages } from './bench-pages.ts';
import { benchReaders } from './bench-readers.ts';
import { benchService } from './bench-service.ts';
import { benchSessions } from './bench-sessions.ts';
import { benchThumbnails } from './bench-thumbnails.ts';

const BENCHES: Record<string, (parameters: string[]) => Promise<void>> = {
  bare: benchBare,
  basemap: benchBasemap,
  copy: benchCopy,
  exports: benchExports,
  fill: benchFill,
  'first-rows': benchFirstRows,
  index: benchIndex,
  load: benchLoad,
  map: benchMap,
  opening: benchOpening,
  pages: benchPages,
  readers: benchReaders,
  service: benchService,
  sessions: benchSessions,
  thumbnails: benchThumbnails,
};

const [name = '', ...parameters] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench === undefined) {
  console.error(`npm run bench -- <what>: "${name}" is not one of ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 1;
} else await bench(parameters);

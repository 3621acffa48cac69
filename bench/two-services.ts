import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { otherCommit } from './other-commit.ts';
import { runningService, type RunningService } from './running-service.ts';

export interface TwoServices {
  own: RunningService;
  other: RunningService;
  /** of the other commit */
  hash: string;
  stop: () => Promise<void>;
}

/**
 * The services of this checkout and of another commit, both built, each over a copy of its own of one sample season:
 * this checkout upgrades the other's, as an update does.
 *
 * @param bench names the folder of the copies
 */
export async function twoServices(against: string, bench: string): Promise<TwoServices> {
  if (against === '') throw new Error('--against wants a commit, such as main~20.');
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' });
  const { hash, folder, dataFolder } = otherCommit(against);
  const running: RunningService[] = [];
  const serviceOf = async (side: string, checkout: string) => {
    const data = resolve('build', 'bench', bench, side);
    rmSync(data, { recursive: true, force: true });
    cpSync(dataFolder, data, { recursive: true });
    const service = await runningService({ NOCTUARY_DATA: data, DATABASE_URL: '' }, checkout);
    running.push(service);
    return service;
  };
  const stop = async () => {
    await Promise.all(running.map((service) => service.stop()));
  };
  try {
    return { other: await serviceOf('other', folder), own: await serviceOf('own', '.'), hash, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

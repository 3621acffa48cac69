import { statfsSync } from 'node:fs';
import { bytesLabel } from '#service/bytes-label.ts';
import { LoadError } from '#service/load/load-error.ts';

/** @throws LoadError where the disk of a folder has too little room for so many bytes */
export function refuseSmall(neededBytes: number, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (neededBytes <= bavail * bsize) return;
  const [need, free] = [neededBytes, bavail * bsize].map(bytesLabel);
  throw new LoadError(`The disk of ${folder} has too little room: ${free} are free, ${need} are needed.`);
}

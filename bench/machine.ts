import { cpus, totalmem } from 'node:os';

/** The machine of the measurements. */
export const machine = {
  cores: cpus().length,
  model: cpus()[0]?.model ?? 'unknown',
  memoryGB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
};

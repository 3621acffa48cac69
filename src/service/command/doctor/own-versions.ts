import { arch, platform, release } from 'node:os';
import { ownVersion } from '#service/command/command-place.ts';
import type { Findings } from './findings.ts';

/** "Noctuary 0.1.0, Node 20.20.2, sharp 0.35.5, linux 6.1 x64" */
export async function ownVersions(findings: Findings): Promise<string> {
  const parts = [`Noctuary ${ownVersion()}`, `Node ${process.versions.node}`];
  try {
    // Its library is a package of its own for each system, which an installation can lack.
    const { default: sharp } = await import('sharp');
    parts.push(`sharp ${sharp.versions.sharp}`);
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    findings.problem(`The library for images cannot be loaded, so there are no thumbnails: ${reason}`);
  }
  return [...parts, `${platform()} ${release()} ${arch()}`].join(', ');
}

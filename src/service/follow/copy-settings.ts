import { z } from 'zod';
import { period } from '#service/system/period.ts';

/** What a service copies and follows. */
export interface CopySettings {
  /** the source's address, without `/api/v2/`: the source name in `load_keys` */
  source: string;
  /** ids there of the projects that are copied; null: all */
  projects: readonly number[] | null;
  /** of the source; null: none */
  token: string | null;
  /** time between two looks; null: it looks when it is told to */
  everyMs: number | null;
}

const DEFAULT_EVERY = '15min';
const everyMs = z.union([z.literal('0').transform(() => null), period], 'is not a time, such as 15min, 1h or 1d, or 0');

const projects = z
  .string()
  .regex(/^\s*[1-9]\d{0,8}(\s*,\s*[1-9]\d{0,8})*\s*$/, 'is not a list of the ids of projects there, such as 4,7')
  .transform((text) => [...new Set(text.split(',').map(Number))].toSorted((a, b) => a - b));

/** How the variables of the environment that say what is copied are read. */
export const copyVariables = {
  copy: z.enum(['yes', 'no'], 'is neither "yes" nor "no"').default('no'),
  projects: projects.optional(),
  every: everyMs.prefault(DEFAULT_EVERY),
  token: z
    .string()
    .regex(/^[!-~]+$/, 'is no token: it has spaces or other characters')
    .optional(),
};

interface Chosen {
  NOCTUARY_COPY: 'yes' | 'no';
  NOCTUARY_COPY_PROJECTS?: readonly number[] | undefined;
  NOCTUARY_COPY_EVERY: number | null;
  NOCTUARY_UPSTREAM_TOKEN?: string | undefined;
  UPSTREAM_URL?: string | undefined;
  NOCTUARY_IMAGE_ROOTS?: string | undefined;
}

/** What is copied; null: nothing. @throws Error where the variables do not go together */
export function copySettings(chosen: Chosen): CopySettings | null {
  const { UPSTREAM_URL: source, NOCTUARY_COPY_PROJECTS: ids, NOCTUARY_UPSTREAM_TOKEN: token } = chosen;
  if (chosen.NOCTUARY_COPY === 'no') {
    const stray = [ids && 'NOCTUARY_COPY_PROJECTS', token && 'NOCTUARY_UPSTREAM_TOKEN'].find(Boolean);
    if (stray) throw new Error(`${stray} is for a copy: set NOCTUARY_COPY=yes, too`);
    return null;
  }
  if (source === undefined) throw new Error('NOCTUARY_COPY=yes needs UPSTREAM_URL: the service that is copied');
  if (chosen.NOCTUARY_IMAGE_ROOTS !== undefined)
    throw new Error('NOCTUARY_IMAGE_ROOTS cannot be set beside NOCTUARY_COPY=yes: a copy holds what its source has');
  return { source, projects: ids ?? null, token: token ?? null, everyMs: chosen.NOCTUARY_COPY_EVERY };
}

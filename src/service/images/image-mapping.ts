import { z } from 'zod';
import { gapHours } from '#service/load/load-arguments.ts';
import type { DeploymentRule } from './deployment-rule.ts';

/** How the images of a folder become deployments, sessions and captures. It is stored with the source. */
export interface ImageMapping {
  rule: DeploymentRule;
  gapHours: number;
  /** whether a session longer than a day is cut at noon */
  cutsAtNoon: boolean;
  /** how the camera names its files, as `namePattern` reads it; null: as the known cameras do */
  names: string | null;
  /** the zone of the cameras' clocks (IANA); null: not known. No time is changed by it */
  zone: string | null;
  /** seconds that are added to the clock of a camera, by the name of its deployment */
  shifts: ReadonlyMap<string, number>;
}

/** The mapping of a source for which the user chooses no other. */
export const USUAL_MAPPING: ImageMapping = {
  rule: { by: 'itself' },
  gapHours: gapHours(undefined),
  cutsAtNoon: true,
  names: null,
  zone: null,
  shifts: new Map(),
};

const stored = z.object({
  rule: z.discriminatedUnion('by', [
    z.object({ by: z.literal('itself') }),
    z.object({ by: z.literal('level'), level: z.int() }),
    z.object({ by: z.literal('name'), part: z.int() }),
    z.object({ by: z.literal('table'), folders: z.array(z.tuple([z.string(), z.string()])) }),
  ]),
  gapHours: z.number(),
  // Missing in mappings that were stored before there were these.
  cutsAtNoon: z.boolean().default(true),
  names: z.nullable(z.string()).default(null),
  zone: z.nullable(z.string()).default(null),
  shifts: z.array(z.tuple([z.string(), z.number()])),
});

/** The text that a mapping is stored as. */
export function mappingText({ rule, shifts, ...mapping }: ImageMapping): string {
  const storedRule = rule.by === 'table' ? { by: 'table', folders: [...rule.folders] } : rule;
  return JSON.stringify({ rule: storedRule, ...mapping, shifts: [...shifts] });
}

/** The inverse of `mappingText`. */
export function readMapping(text: string): ImageMapping {
  const { rule, shifts, ...mapping } = stored.parse(JSON.parse(text));
  return {
    ...mapping,
    rule: rule.by === 'table' ? { by: 'table', folders: new Map(rule.folders) } : rule,
    shifts: new Map(shifts),
  };
}

import { z } from 'zod';
import type { DeploymentRule } from './deployment-rule.ts';

/** How the images of a folder become deployments, sessions and captures. It is stored with the source. */
export interface ImageMapping {
  rule: DeploymentRule;
  gapHours: number;
  /** seconds that are added to the clock of a camera, by the name of its deployment */
  shifts: ReadonlyMap<string, number>;
}

const stored = z.object({
  rule: z.discriminatedUnion('by', [
    z.object({ by: z.literal('itself') }),
    z.object({ by: z.literal('level'), level: z.int() }),
    z.object({ by: z.literal('name'), part: z.int() }),
    z.object({ by: z.literal('table'), folders: z.array(z.tuple([z.string(), z.string()])) }),
  ]),
  gapHours: z.number(),
  shifts: z.array(z.tuple([z.string(), z.number()])),
});

/** The text that a mapping is stored as. */
export function mappingText({ rule, gapHours, shifts }: ImageMapping): string {
  const storedRule = rule.by === 'table' ? { by: 'table', folders: [...rule.folders] } : rule;
  return JSON.stringify({ rule: storedRule, gapHours, shifts: [...shifts] });
}

/** The inverse of `mappingText`. */
export function readMapping(text: string): ImageMapping {
  const { rule, gapHours, shifts } = stored.parse(JSON.parse(text));
  return {
    rule: rule.by === 'table' ? { by: 'table', folders: new Map(rule.folders) } : rule,
    gapHours,
    shifts: new Map(shifts),
  };
}

import { z } from 'zod';

const MS_OF = { m: 60_000, min: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** A setting that is a time between two things, in ms: `30min`, `1h`, `1d`. */
export const period = z
  .string()
  .regex(/^[1-9]\d{0,3}(m|min|h|d)$/, 'is not a time, such as 30min, 1h or 1d')
  .transform((text) => Number.parseInt(text, 10) * MS_OF[text.replace(/\d+/, '') as keyof typeof MS_OF]);

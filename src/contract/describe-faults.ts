import en from 'zod/v4/locales/en.js';
import { z } from './zod.ts';

/** From now on each fault says what was expected, in English. Before, zod/mini's only message is "Invalid input". */
export function describeFaults(): void {
  z.config(en());
}

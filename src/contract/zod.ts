import { z } from 'zod/mini';
import en from 'zod/v4/locales/en.js';

// By default zod/mini's only message is "Invalid input".
z.config(en());

/** zod/mini with English error messages; every schema of the contract and the dashboard uses it. */
export { z };

import { z } from 'zod/mini';
import en from 'zod/v4/locales/en.js';

// zod/mini says nothing but "Invalid input" of its own accord.
z.config(en());

/** zod in its small form, with the words of its faults: what every schema of the contract and the dashboard is made by. */
export { z };

/** zod/mini; every schema of the contract and the dashboard uses it. `describe-faults.ts` has its words for faults. */
export { z } from 'zod/mini';

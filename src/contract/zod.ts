/** zod/mini; every schema of the contract and the dashboard uses it. */
export { z } from 'zod/mini';

import { builtService, type BuiltService } from './built-service.ts';
import { test as journey } from './journey.ts';

/** The built product, whose export jobs can be seen running. */
export const slowJourney = journey.extend<object, { pauseMs: number; slowService: BuiltService }>({
  /** pause of a job after every 200 rows */
  pauseMs: [150, { option: true, scope: 'worker' }],
  slowService: [
    async ({ pauseMs }, provide) => {
      const service = await builtService({ NOCTUARY_EXPORT_PAUSE_MS: String(pauseMs) }, 'whole');
      await provide(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ slowService }, provide) => {
    await provide(slowService.origin);
  },
});

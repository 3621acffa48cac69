import type { ImagePlaces } from '#contract/images/image-requests.ts';
import type { Database } from '#service/database/open-database.ts';
import { inShortTransaction } from '#service/database/short-transaction.ts';
import { serviceTimestamp } from '#service/exports/service-timestamp.ts';
import { RequestError } from '#service/request-error.ts';

/**
 * Writes where deployments of a source are: all of them or none.
 *
 * @throws RequestError naming the first that is not one of this source
 */
export async function putPlaces(database: Database, sourceId: number, { places }: ImagePlaces): Promise<void> {
  await inShortTransaction(database, async (transaction) => {
    const updated_at = serviceTimestamp();
    for (const [index, { deployment, latitude, longitude }] of places.entries()) {
      const { numUpdatedRows } = await transaction
        .updateTable('deployments')
        .set({ latitude, longitude, updated_at })
        .where('id', '=', deployment)
        .where('storage_source_id', '=', sourceId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        const message = `${deployment} is no deployment of this source.`;
        throw new RequestError(400, { [`places.${index}.deployment`]: [message] });
      }
    }
  });
}

import { plainText } from '#contract/plain-text.ts';
import type { Database } from '#service/database/open-database.ts';
import { serviceTimestamp } from '#service/exports/service-timestamp.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { idsHere, putRows } from '#service/load/loaded-rows.ts';
import type { ImageFacts } from './image-facts.ts';
import type { IndexRun } from './index-run.ts';
import { sourceLabel } from './source-label.ts';
import { medianPlace, type Place } from './place.ts';
import { addTo } from '#service/images/captures/count-captures.ts';
import type { TableTrap } from './traps-table.ts';

/** Places that are held of a deployment, for the median. */
const PLACES = 100;

/** The deployments of a folder of images, as the database has them. */
export class DeploymentIds {
  readonly #run: IndexRun;
  readonly #names = new Map<number, string>();
  readonly #places = new Map<number, Place[]>();

  private constructor(run: IndexRun) {
    this.#run = run;
  }

  /** Those that the database has from earlier runs. */
  static async of(run: IndexRun): Promise<DeploymentIds> {
    const deployments = new DeploymentIds(run);
    const rows = await run.context.database
      .selectFrom('deployments')
      .select(['id', 'name'])
      .where('storage_source_id', '=', run.source.sourceId)
      .execute();
    for (const { id, name } of rows) deployments.#names.set(id, name);
    return deployments;
  }

  /** The ids of all deployments, with their names. */
  get names(): ReadonlyMap<number, string> {
    return this.#names;
  }

  /** Seconds that are added to the clock of a deployment. */
  shiftOf(id: number): number {
    return this.#run.mapping.shifts.get(this.#names.get(id) ?? '') ?? 0;
  }

  /** The ids of the deployments of images, by their keys; new ones are inserted. */
  async idsOf(transaction: Database, images: readonly ImageFacts[]): Promise<ReadonlyMap<string, number>> {
    const named = new Map(
      images.flatMap(({ deployment }) => (deployment === null ? [] : [[deployment.key, deployment]])),
    );
    const { source, keys } = this.#run;
    const here = await idsHere(transaction, keys, 'deployments', [...named.keys()]);
    const at = serviceTimestamp();
    const added = [...named.values()].filter(({ key }) => !here.has(key));
    const publicIdOf = await this.#publicIds(transaction, added.length);
    const rows = added.map(({ key, name }) => ({
      key,
      publicId: publicIdOf(name),
      row: {
        project_id: source.projectId,
        site_id: null,
        device_id: null,
        storage_source_id: source.sourceId,
        name,
        search_text: plainText(name),
        image: null,
        // Where no location is known (spec 2.4).
        latitude: 0,
        longitude: 0,
        created_at: at,
        updated_at: at,
      },
    }));
    const ids = await putRows(transaction, keys, 'deployments', rows);
    if (added.length > 0) {
      await addTo(transaction, ['projects', source.projectId, 'deployments_count'], added.length);
      await addTo(transaction, ['storage_sources', source.sourceId, 'deployments_count'], added.length);
    }
    for (const { key, name } of added) this.#names.set(ids.get(key) ?? 0, name);
    const all = new Map([...here, ...ids]);
    for (const { deployment, place } of images) this.#addPlace(all.get(deployment?.key ?? ''), place);
    return all;
  }

  /** What new deployments are published as: their names, with the source's where another of the project has the same. */
  async #publicIds(transaction: Database, added: number): Promise<(name: string) => string> {
    if (added === 0) return (name) => name;
    const { projectId, sourceId } = this.#run.source;
    const stored = await transaction
      .selectFrom('deployments')
      .select(['name', 'public_id'])
      .where('project_id', '=', projectId)
      .execute();
    const past = await transaction
      .selectFrom('past_ids')
      .select('public_id')
      .where('source', 'like', 'images:%')
      .where('kind', '=', 'deployments')
      .execute();
    const taken = new Set([
      ...stored.map(({ name, public_id }) => public_id ?? name),
      ...past.map(({ public_id }) => public_id),
    ]);
    const label = await sourceLabel(transaction, sourceId);
    const counts = new Map<string, number>();
    return (name) => {
      const own = taken.has(name) ? `${name} (${label})` : name;
      const count = (counts.get(own) ?? 0) + 1;
      counts.set(own, count);
      // Several of a source may have a name in different folders.
      return count === 1 ? own : `${own} #${count}`;
    };
  }

  /** Writes where the deployments are: as the table says, else the median of what the EXIF data of new images say. */
  async putPlaces(): Promise<void> {
    const { context, traps } = this.#run;
    await inBatch(context, async (transaction) => {
      for (const [id, name] of this.#names) {
        const trap = traps.get(name);
        if (trap !== undefined) await this.#putTrap(transaction, id, trap);
        const place = trap?.place ?? null;
        const measured = medianPlace(this.#places.get(id) ?? []);
        if (place !== null) await transaction.updateTable('deployments').set(place).where('id', '=', id).execute();
        else if (measured !== null) {
          await transaction
            .updateTable('deployments')
            .set(measured)
            .where('id', '=', id)
            // A known place stays.
            .where('latitude', '=', 0)
            .where('longitude', '=', 0)
            .execute();
        }
      }
    });
  }

  async #putTrap(transaction: Database, id: number, { site, device, period }: TableTrap): Promise<void> {
    const { keys, source } = this.#run;
    const partOf = async (table: 'sites' | 'devices', name: string) => {
      const row = { project_id: source.projectId, name };
      return name === '' ? null : (await putRows(transaction, keys, table, [{ key: name, row }])).get(name);
    };
    await transaction
      .updateTable('deployments')
      .set({
        site_id: (await partOf('sites', site)) ?? null,
        device_id: (await partOf('devices', device)) ?? null,
        period_start: period?.start ?? null,
        period_end: period?.end ?? null,
      })
      .where('id', '=', id)
      .execute();
  }

  #addPlace(id: number | undefined, place: Place | null): void {
    if (id === undefined || place === null) return;
    const places = this.#places.get(id) ?? [];
    this.#places.set(id, places);
    if (places.length < PLACES) places.push(place);
  }
}

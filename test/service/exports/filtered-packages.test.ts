import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExportFilters } from '#contract/exports/export-request.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { camtrapFaults } from '#test/support/exports/camtrap-faults.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { darwinCoreFaults } from '#test/support/exports/darwin-core-faults.ts';
import { unzipped } from '#test/support/exports/unzipped.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import { databaseWithSeason } from './database-with-season.ts';
import { exportOnceIt, postExport, type ExportBody } from './export-season.ts';

const NIGHTS = { first_night: '2024-06-12', last_night: '2024-06-14' };
const NOCTUA = 'Noctua pronuba and the taxa below it';
const EVERYTHING = { ...NIGHTS, deployments: [1, 2], taxon: 1, lowest_score: 0.5 };

describe.each(similarDatabases)('a package of a part of a project, over $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let folder: string;
  let service: RunningService;

  beforeAll(async () => {
    empty = await databaseWithSeason(kind);
    folder = join(empty.folder, 'exports');
    mkdirSync(folder);
    service = await serve(empty.location, { exportFolder: folder });
    // Of each session some have another determination, or a lower score.
    const { database } = service;
    const at = { created_at: '2024-01-01T00:00:00.000001', updated_at: '2024-01-01T00:00:00.000001' };
    const other = { id: 2, name: 'Idaea aversata', rank: 'SPECIES', parent_id: null, ...at };
    await database.insertInto('taxa').values(other).execute();
    await database.updateTable('occurrences').set({ determination_id: 2 }).where('id', '<=', 900).execute();
    await database.updateTable('occurrences').set({ determination_score: 0.4 }).where('id', '>', 8_100).execute();
  });
  afterAll(async () => {
    await service.stop();
    await empty.remove();
  });

  async function ordered(format: string, filters: ExportFilters) {
    const { text } = await postExport(service.url, { format, project: 1, filters });
    const { id } = JSON.parse(text) as ExportBody;
    const { file_url } = await exportOnceIt(service.url, id, 'SUCCESS');
    const name = basename(file_url ?? '');
    const files = await unzipped(join(folder, name));
    expect(format === 'camtrap_dp' ? camtrapFaults(files) : darwinCoreFaults(files)).toEqual([]);
    return { files, name: name.replace(`-${id}.zip`, '') };
  }
  /** Occurrences of three nights of two traps, but for those of the taxon and the score. */
  async function othersOf() {
    const rows = await ofNights().select('occurrences.id').execute();
    const some = ofNights().where('determination_id', '=', 1).where('determination_score', '>=', 0.5);
    const kept = await some.select('occurrences.id').execute();
    expect([rows.length > kept.length, kept.length > 0]).toEqual([true, true]);
    return rows.length - kept.length;
  }
  const ofNights = () =>
    service.database
      .selectFrom('occurrences')
      .innerJoin('events', 'events.id', 'event_id')
      .where('events.deployment_id', 'in', [1, 2])
      .where('start', '>=', '2024-06-12T12:00:00')
      .where('start', '<', '2024-06-15T12:00:00');

  test('a Darwin Core archive says in eml.xml and of each event what it was filtered by, and of what absence holds', async () => {
    const { files, name } = await ordered('darwin_core_archive', EVERYTHING);
    const ofTaxon = `${NOCTUA} with a score of 0.5 or more`;
    const scope = 'Filtered, with nothing else of the project: 2 deployments';
    const rest = `nights 2024-06-12 to 2024-06-14; occurrences of ${ofTaxon}.`;
    const absence = `Absence holds for ${ofTaxon} alone: a session without these may have had others.`;
    const eml = (files['eml.xml'] ?? '').replaceAll('&quot;', '"');
    expect(eml).toContain(`${scope} (“Møn, "øst"”, “Gate”); ${rest}`);
    expect(eml).toContain(absence);
    expect(eml).toContain(`also those without occurrences of ${ofTaxon}.`);
    expect(eml).toContain(`nights that the filters leave out: ${await othersOf()}.`);
    const events = csvRecords(files['event.csv'] ?? '');
    expect(events).toHaveLength(6);
    for (const { samplingProtocol, eventRemarks } of events) {
      expect(samplingProtocol).toBe(`light trap with camera; of its occurrences those of ${ofTaxon} alone`);
      expect(eventRemarks).toBe(`${scope} (“Møn, "øst"”, “Gate”); ${rest} ${absence}`);
    }
    expect(name).toBe(
      'darwin-core-pres-de-l-ete-2-deployments-nights-2024-06-12-to-2024-06-14-noctua-pronuba-score-0-5',
    );
  });

  test('a Camtrap DP says the same in datapackage.json and of each deployment, for readers and by program', async () => {
    const { files, name } = await ordered('camtrap_dp', EVERYTHING);
    const { description, noctuary } = JSON.parse(files['datapackage.json'] ?? '') as {
      description: string;
      noctuary: Record<string, unknown>;
    };
    const statement = /^Filtered, .*; occurrences of Noctua pronuba .*\. Absence holds for Noctua pronuba .* alone: /;
    expect(description).toMatch(statement);
    expect(noctuary).toMatchObject({
      filters: {
        deployments: ['Møn, "øst"', 'Gate'],
        firstNight: '2024-06-12',
        lastNight: '2024-06-14',
        taxon: 'Noctua pronuba',
        lowestScore: 0.5,
      },
      absence: expect.stringMatching(/^Absence holds for Noctua pronuba/),
      occurrencesFilteredOut: await othersOf(),
    });
    const comments = csvRecords(files['deployments.csv'] ?? '').map(
      ({ deploymentComments = '' }) => deploymentComments,
    );
    expect(comments.map((text) => statement.test(text))).toEqual([true, true]);
    expect(name).toMatch(/^camtrap-dp-.*-nights-2024-06-12-to-2024-06-14-noctua-pronuba-score-0-5$/);
  });

  test.each([
    [{ lowest_score: 0.5 }, 'score-0-5', 'occurrences of any taxon with a score of 0.5 or more.', true],
    [{ taxon: 1 }, 'noctua-pronuba', `occurrences of ${NOCTUA}.`, true],
    [{ first_night: '2024-06-14' }, 'nights-from-2024-06-14', 'nights from 2024-06-14.', false],
    [{ ...NIGHTS, last_night: '2024-06-12' }, 'night-2024-06-12', 'night 2024-06-12.', false],
    [{ event: 4 }, 'session-2024-06-13', 'session of 2024-06-13.', false],
    [{ collection_id: '1', deployment: 2 }, 'mid-june-gate', 'set of captures “Mid June”; deployment “Gate”.', false],
  ])('of %o the name and the sentence say so', async (filters, inName, sentence, hasAbsence) => {
    for (const format of ['camtrap_dp', 'darwin_core_archive']) {
      const { files, name } = await ordered(format, filters);
      expect(name).toMatch(new RegExp(`-pres-de-l-ete-${inName}$`));
      const text = files['eml.xml'] ?? files['datapackage.json'] ?? '';
      expect(text).toContain(`Filtered, with nothing else of the project: ${sentence}`);
      expect(text.includes('Absence holds')).toBe(hasAbsence);
    }
  });

  test('a package of the whole project says nothing of filters', async () => {
    for (const format of ['camtrap_dp', 'darwin_core_archive']) {
      const { files, name } = await ordered(format, {});
      expect(name).toMatch(/-pres-de-l-ete-all$/);
      expect(Object.values(files).join('\n')).not.toMatch(/Filtered,|Absence holds/);
    }
  });
});

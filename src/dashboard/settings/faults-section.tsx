import { Button } from '#dashboard/ui/controls/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { readFaults } from '#dashboard/api/client/read-faults.ts';
import { fileColumn } from '#dashboard/list/files/file-columns.ts';
import { fileName } from '#dashboard/list/files/file-name.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { saveFile } from '#dashboard/list/files/save-file.ts';
import { runInSlices } from '#dashboard/work/slices.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { faultColumns } from './fault-columns.tsx';
import { SettingSection } from './setting-section.tsx';
import classes from './settings-page.module.css';

const TITLE = 'Data problems';
const MOST_SHOWN = 200;

/** The contract violations in the lists loaded in this tab: which record, which field, and why. */
export function FaultsSection() {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  // As a string, so that React compares by value: the cache is mutated.
  const state = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => JSON.stringify(readFaults(client)),
  );
  const { faults, collections } = useMemo(() => JSON.parse(state) as ReturnType<typeof readFaults>, [state]);
  const rows = useMemo(() => faults.map((fault, index) => ({ ...fault, id: index + 1 })), [faults]);
  const save = () =>
    void runInSlices(rowsAsCsv(faultColumns.map(fileColumn), rows, { forExcel: false }), (parts) =>
      saveFile(fileName(TITLE, null, new Date(), 'csv'), 'text/csv;charset=utf-8', parts),
    );
  return (
    <SettingSection
      title={TITLE}
      anchor="data-problems"
      words="Records that are not in the form of the interface are set aside and left out of lists, maps and sums. Whoever runs the service can mend them."
    >
      <p>
        {collections.length === 0
          ? 'No list has been read in this tab yet.'
          : `Read in this tab: ${collections.map(({ collection, read }) => `${collection} ${numberText(read)}`).join(', ')}.`}
      </p>
      {collections.length > 0 && faults.length === 0 && <p>Nothing wrong was found in them.</p>}
      {faults.length > 0 && (
        <>
          {/* Focusable, so that it can be scrolled by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={classes.scroll} role="region" aria-label={`${TITLE}, scrolls`} tabIndex={0}>
            <table className={classes.table} aria-label={TITLE}>
              <thead>
                <tr>
                  {faultColumns.map(({ field, header, definition }) => (
                    <th key={field} scope="col" title={definition}>
                      {header}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, MOST_SHOWN).map((row) => (
                  <tr key={row.id}>
                    {faultColumns.map(({ field, cell }) => (
                      <td key={field}>{cell(row)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {rows.length > MOST_SHOWN && (
            <p className={classes.hint}>
              The first {MOST_SHOWN} of {numberText(rows.length)}; the file has them all.
            </p>
          )}
          <div className={classes.buttons}>
            <Button onClick={save}>Download {numberText(rows.length)} as CSV</Button>
          </div>
        </>
      )}
    </SettingSection>
  );
}

import { Button } from '#dashboard/ui/controls/button.tsx';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#dashboard/paths.ts';
import { readFaults } from '#dashboard/api/lists/read-faults.ts';
import { fileColumn } from '#dashboard/list/files/file-columns.ts';
import { fileName } from '#dashboard/list/files/file-name.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { saveFile } from '#dashboard/list/files/save-file.ts';
import { runInSlices } from '#dashboard/work/slices.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { faultColumns } from './fault-columns.tsx';
import { settingsMessages } from './messages/settings-messages.ts';
import { SettingSection } from './setting-section.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './settings-page.module.css';

/** In names of files, which are English. The same in every language. */
const FILE_TITLE = 'Data problems';
const MOST_SHOWN = 200;

/** The contract violations in the lists loaded in this tab: which record, which field, and why. */
export function FaultsSection() {
  const words = useMessages(settingsMessages);
  const columns = useMemo(() => faultColumns(words), [words]);
  const client = useQueryClient();
  const cache = client.getQueryCache();
  // As a string, so that React compares by value: the cache is mutated.
  const state = useSyncExternalStore(
    // Not at once: another component may be adding a query while it renders.
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => JSON.stringify(readFaults(client)),
  );
  const { faults, collections } = useMemo(() => JSON.parse(state) as ReturnType<typeof readFaults>, [state]);
  const rows = useMemo(() => faults.map((fault, index) => ({ ...fault, id: index + 1 })), [faults]);
  const save = () =>
    void runInSlices(rowsAsCsv(columns.map(fileColumn), rows, { forExcel: false }), (parts) =>
      saveFile(fileName(FILE_TITLE, null, new Date(), 'csv'), 'text/csv;charset=utf-8', parts),
    );
  return (
    <SettingSection title={words.dataProblems} anchor="data-problems" words={words.dataProblemsAbout}>
      <p>
        {collections.length === 0
          ? words.noListRead
          : words.listsRead(listText(collections.map(({ collection, read }) => `${collection} ${numberText(read)}`)))}
      </p>
      {collections.length > 0 && faults.length === 0 && (
        <p>
          {words.noProblems} <Link to={paths.home()}>{words.toCheck}</Link>
        </p>
      )}
      {faults.length > 0 && (
        <>
          {/* Focusable, so that it can be scrolled by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={classes.scroll} role="region" aria-label={words.scrolls(words.dataProblems)} tabIndex={0}>
            <table className={classes.table} aria-label={words.dataProblems}>
              <thead>
                <tr>
                  {columns.map(({ field, header, definition }) => (
                    <th key={field} scope="col" title={definition}>
                      {header}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, MOST_SHOWN).map((row) => (
                  <tr key={row.id}>
                    {columns.map(({ field, cell }) => (
                      <td key={field}>{cell(row)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {rows.length > MOST_SHOWN && (
            <Text size="medium">{words.firstProblems(numberText(MOST_SHOWN), numberText(rows.length))}</Text>
          )}
          <div className={classes.buttons}>
            <Button onClick={save}>{words.download(numberText(rows.length))}</Button>
          </div>
        </>
      )}
    </SettingSection>
  );
}

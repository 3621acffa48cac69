import { useMemo } from 'react';
import { ListTable } from '#dashboard/list/view/table/list-table.tsx';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { RecordList } from '#dashboard/list/view/record-list.tsx';
import { choiceParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { useRecordList } from '#dashboard/list/records/use-record-list.ts';
import { BytesUnitsSwitch } from '#dashboard/ui/choices/bytes-units-switch.tsx';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { ViewSwitch } from '#dashboard/ui/choices/view-switch.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useImageSources } from '#dashboard/api/images/image-sources.ts';
import { AddImages } from './add-images.tsx';
import { storageMessages } from './messages/storage-messages.ts';
import { PanelOrdering } from './panel-ordering.tsx';
import { storageList } from './storage-list.ts';
import { StoragePanels } from './storage-panels.tsx';
import { StorageSizes } from './storage-sizes.tsx';
import { StorageTotals } from './storage-totals.tsx';
import { isAwaited, useWholeList } from '#dashboard/api/lists/list-options.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import classes from './storage-page.module.css';

const parameters = { ...projectParameters, view: choiceParameter(['panels', 'table']) };

/** The storage sources as panels or a table, below their totals. */
export default function StoragePage() {
  const words = useMessages(storageMessages);
  useTitle(words.page);
  const [{ project, view }, change] = useUrlState(parameters);
  const { projectName, areAwaited } = useProjectNames();
  const definition = useMemo(() => storageList(words, projectName), [words, projectName]);
  const wire = useMemo(() => ({ project_id: project }), [project]);
  const list = useRecordList(definition, { filters: wire, grows: areAwaited });
  // The page is called "Storage", its table "Storage sources".
  const headed = useMemo(() => ({ ...definition, title: words.page }), [definition, words]);
  const { found, whole, source, arranging, absence } = list.rows;
  const isKnown = whole && !arranging && absence !== 'unknown';
  const { selectedId, select } = list.selection;
  const images = useImageSources().data;

  return (
    <RecordList
      list={{ ...list, definition: headed }}
      mainAction={<AddImages images={images} />}
      actions={
        <ViewSwitch
          view={view}
          views={{ panels: words.panels, table: words.table }}
          onChange={(to) => void change({ view: to })}
        />
      }
    >
      <div className={classes.middle} data-view={view}>
        <div className={classes.summary} aria-busy={source === 'loading'}>
          {source !== 'loading' && (
            <>
              <StorageTotals sources={found} whole={whole} />
              <StorageSizes
                sources={found}
                isKnown={isKnown}
                projectName={projectName}
                selectedId={selectedId}
                onSelect={(id) => void select(id)}
              >
                {view === 'panels' && <PanelOrdering list={list} />}
                <BytesUnitsSwitch />
              </StorageSizes>
            </>
          )}
        </div>
        {view === 'table' ? (
          <ListTable list={list} />
        ) : (
          <StoragePanels list={list} projectName={projectName} images={images} />
        )}
      </div>
    </RecordList>
  );
}

/** A project's name by its id, since storage sources have no name of it; "Project 7" if unknown; null: not reported. */
function useProjectNames(): { projectName: (id: number | null) => string; areAwaited: boolean } {
  const words = useMessages(storageMessages);
  const query = useWholeList('projects');
  const projects = query.data?.records;
  const projectName = useMemo(() => {
    const names = new Map((projects ?? []).map((one) => [one.id, nameText(one)]));
    return (id: number | null) =>
      id === null ? words.projectUnknown : (names.get(id) ?? words.unnamedProject(String(id)));
  }, [projects, words]);
  return { projectName, areAwaited: isAwaited(query) };
}

import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { ColumnsIcon, DownloadIcon, FilterIcon, ViewsIcon } from '#dashboard/ui/icons/icons.tsx';
import { FilterChips } from './filter-chips.tsx';
import classes from './list-bar.module.css';
import { ColumnsPanel, DownloadPanel, FilterPanel, ViewsPanel } from './lazy-panels.ts';
import { filterName } from '#dashboard/list/model/list-definition.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { SearchReading } from './search-reading.tsx';
import { ListNotes } from './list-notes.tsx';
import { ListStatus } from './list-status.tsx';
import { PanelButton } from './panel-button.tsx';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { SearchBox } from './search-box.tsx';
import { useLatest } from '#dashboard/ui/use-latest.ts';

const PANELS = [
  { id: 'filters', icon: <FilterIcon />, panel: FilterPanel },
  { id: 'columns', icon: <ColumnsIcon />, panel: ColumnsPanel },
  { id: 'download', icon: <DownloadIcon />, panel: DownloadPanel },
  { id: 'views', icon: <ViewsIcon />, panel: ViewsPanel },
] as const;

interface ListBarProps<Rec, Of> {
  list: RecordListModel<Rec>;
  /** the list that the records sum up, if any */
  of: RecordListModel<Of> | undefined;
  /** the page's own switches, at the end */
  actions: ReactNode;
  /** the page's main action, beside the list's tools */
  mainAction: ReactNode;
  /** the button that shows and hides the controls in a small window */
  unfold: ReactNode;
  /** whether the filter chips are here */
  chips: boolean;
}

/** The bar above every list: title, counts, search, filters, columns, download, views. */
export function ListBar<Rec extends { id: number }, Of extends { id: number }>(props: ListBarProps<Rec, Of>) {
  const { list, of, actions, mainAction, unfold, chips } = props;
  const words = useMessages(listMessages);
  const { definition } = list;
  const { search, inForce, changeSearch } = list.filters;
  const { title, columns } = definition;
  const [opened, setOpened] = useState<string | null>(null);
  const open = useCallback((id: string, wanted: boolean) => {
    if (wanted) setOpened(id);
    // A panel that closes because another was opened must not close that one.
    else setOpened((now) => (now === id ? null : now));
  }, []);
  const searchFor = useLatest((text: string) => void changeSearch(text));
  const isFiltered = columns.some((column) => filterName(column) !== null);
  return (
    <div className={classes.head}>
      <div className={classes.bar}>
        <div className={classes.title}>
          <h1>{title}</h1>
          <ListStatus list={list} />
        </div>
        {unfold}
        <div className={classes.search}>
          <SearchBox
            label={definition.search.label}
            placeholder={definition.search.placeholder ?? words.searchByName}
            value={search}
            onChange={searchFor}
          />
          {of === undefined ? <SearchReading list={list} beside="box" /> : <SearchReading list={of} beside="box" />}
        </div>
        <div className={classes.tools}>
          {PANELS.filter(({ id }) => id !== 'filters' || isFiltered).map(({ id, icon, panel: Content }) => (
            <PanelButton
              key={id}
              id={id}
              label={words.panels[id]}
              icon={icon}
              mark={id === 'filters' ? inForce.length : 0}
              opened={opened === id}
              onChange={open}
            >
              {opened === id && (
                <Suspense fallback={<p className={classes.waiting}>{words.opening}</p>}>
                  <Content list={list} of={of} onClose={() => open(id, false)} />
                </Suspense>
              )}
            </PanelButton>
          ))}
        </div>
        {mainAction}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      <ListNotes list={list} />
      {chips && <FilterChips list={list} />}
    </div>
  );
}

import { Button } from '#dashboard/ui/controls/button.tsx';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ExportRecord } from '#contract/records/export.ts';
import { ANIMAL_FIELDS } from '#contract/records/animal-fields.ts';
import { recordId } from '#contract/records/record-id.ts';
import { copiedSource } from '#dashboard/api/copy/copied-source.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import type { FollowedExport } from '#dashboard/api/exports/followed-exports.ts';
import { animalParameters } from '#dashboard/findings/animals/animal-choice.ts';
import { lookParameters } from '#dashboard/findings/animals/looks.ts';
import { exportedDeployments } from '#dashboard/findings/export-name.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { useFormatNames } from '#dashboard/api/exports/use-format-names.ts';
import { useStalledExports } from '#dashboard/api/exports/use-stalled-exports.ts';
import { ListTable } from '#dashboard/list/view/table/list-table.tsx';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { RecordList } from '#dashboard/list/view/record-list.tsx';
import { queryText } from '#dashboard/address/query-text.ts';
import { choiceParameter, idParameter, textParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { useLatest } from '#dashboard/ui/use-latest.ts';
import { useRecordList } from '#dashboard/list/records/use-record-list.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { ViewSwitch } from '#dashboard/ui/choices/view-switch.tsx';
import { ExportCards } from '#dashboard/exports/cards/export-cards.tsx';
import { exportList } from './export-list.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './exports-page.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from './messages/exports-messages.ts';
import { StatusFilter } from './status-filter.tsx';
import { Following } from '#dashboard/exports/following/following.tsx';
import { TellMe } from '#dashboard/exports/following/tell-me.tsx';
import { useRefusal } from '#dashboard/exports/order/use-refusal.ts';
import { useVisit } from '#dashboard/exports/following/use-visit.ts';

// Of copies of another service alone.
const SourceOrder = lazyPart(async () => (await import('#dashboard/exports/source/source-order.tsx')).SourceOrder);
const NewExport = lazyPart(async () => (await import('#dashboard/exports/order/new-export.tsx')).NewExport);

const NONE: readonly ExportRecord[] = [];
const NOT_FOLLOWED: ReadonlyMap<number, FollowedExport> = new Map();
/** The parameters of the address that opens the dialog (`paths.newExport`). */
const NEW_EXPORT = '#new-export';
/** From `order` on: the deployments, sites, session, nights, taxon, score, animals and who looked that the form of a new export starts with. */
const parameters = {
  ...projectParameters,
  view: choiceParameter(['cards', 'table']),
  order: textParameter,
  site: textParameter,
  session: idParameter,
  day_after: textParameter,
  day_before: textParameter,
  taxon: idParameter,
  score: textParameter,
  ...animalParameters,
  ...lookParameters,
};
const STARTS = ['order', 'site', 'session', 'day_after', 'day_before', 'taxon', 'score', ...ANIMAL_FIELDS, 'looked'];

/** The exports as cards or rows, updated while their jobs run. */
export default function ExportsPage() {
  const words = useMessages(exportsMessages);
  useTitle(words.title);
  const [address, change] = useUrlState(parameters);
  const { project, view, day_after: firstNight, day_before: lastNight } = address;
  const scope = useMemo(
    () => (project === null ? undefined : ({ job }: ExportRecord) => job?.project?.id === project),
    [project],
  );
  const { data, dataUpdatedAt } = useWholeList('exports', {}, { needsAll: false });
  const stalled = useStalledExports(data?.records ?? NONE);
  const ofThem = useMemo(() => exportedDeployments(data?.records ?? NONE), [data]);
  const names = useDeploymentNames(ofThem);
  const formats = useFormatNames();
  const definition = useMemo(() => exportList(words, stalled, names, formats), [words, stalled, names, formats]);
  const list = useRecordList(definition, { scope });
  const [followed, setFollowed] = useState(NOT_FOLLOWED);
  const news = useVisit(list.rows.whole ? data?.records : undefined);

  const button = useRef<HTMLButtonElement>(null);
  const refusal = useRefusal()?.() ?? null;
  const navigate = useNavigate();
  // In the address, so that other pages can link to it.
  const { hash, search } = useLocation();
  const asks = hash === NEW_EXPORT;
  const close = useLatest(() => {
    const query = new URLSearchParams(search);
    for (const name of STARTS) query.delete(name);
    void navigate({ search: `?${queryText(query)}`, hash: '' }, { replace: true });
    button.current?.focus();
  });
  // Clears the filters, which might hide it.
  const show = useLatest((record: ExportRecord | null) => {
    const carried = ofProject(project === record?.job?.project?.id ? project : null);
    const shown = view === 'table' ? { view } : {};
    if (record === null) close();
    else void navigate(paths.exports({ ...carried, ...shown, selected: String(record.id) }));
  });

  return (
    <RecordList
      list={list}
      mainAction={
        <Button
          tone="lamp"
          ref={button}
          className={classes.order}
          aria-disabled={refusal !== null}
          title={refusal ?? undefined}
          data-refused={refusal !== null || undefined}
          onClick={() => refusal === null && void navigate({ search, hash: NEW_EXPORT }, { replace: true })}
        >
          {words.newExport}
        </Button>
      }
      actions={
        <ViewSwitch
          view={view}
          views={{ cards: words.cards, table: words.table }}
          onChange={(to) => void change({ view: to })}
        />
      }
    >
      <div className={classes.page}>
        <div className={classes.line}>
          <StatusFilter list={list} />
          {refusal !== null && (
            <Text as="span" className={classes.note}>
              {refusal}
            </Text>
          )}
          <TellMe />
          {data !== undefined && (
            <Suspense>
              <Following records={data.records} readAtMs={dataUpdatedAt} names={names} onFollowed={setFollowed} />
            </Suspense>
          )}
        </div>
        {copiedSource() !== null && (
          <div className={classes.source}>
            <Suspense>
              <SourceOrder project={project} />
            </Suspense>
          </div>
        )}
        {view === 'table' ? (
          <div className={classes.table}>
            <ListTable list={list} />
          </div>
        ) : (
          <ExportCards list={list} formats={formats} followed={followed} news={news} onOrdered={show} />
        )}
      </div>
      {asks && (
        <Suspense>
          <NewExport
            start={{
              project,
              deployments: orderedIds(project, address.order),
              sites: orderedIds(project, address.site),
              event: address.session,
              firstNight,
              lastNight,
              taxon: project === null ? null : address.taxon,
              score: address.score,
              animal: { sex: address.sex, life_stage: address.life_stage, behavior: address.behavior },
              look: address.looked,
            }}
            onClose={close}
            onOrdered={show}
          />
        </Suspense>
      )}
    </RecordList>
  );
}

/** The ids in the address; none: all, also where there is no project to which they belong. */
function orderedIds(project: number | null, text: string): number[] {
  const ids = text.split(',').flatMap((part) => recordId(part) ?? []);
  return project === null ? [] : ids;
}

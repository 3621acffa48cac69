import { Suspense, useMemo, type ReactNode } from 'react';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { ListTable } from '#dashboard/list/view/table/list-table.tsx';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { ReadAllOffer } from '#dashboard/list/view/bar/read-all-offer.tsx';
import { RecordList } from '#dashboard/list/view/record-list.tsx';
import { choiceParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { useRecordList } from '#dashboard/list/records/use-record-list.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { ViewSwitch } from '#dashboard/ui/choices/view-switch.tsx';
import { SelectedTaxon } from './selected-taxon.tsx';
import { taxaList } from './taxa-list.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import type { Messages } from './messages/en.ts';
import { taxaMessages } from './messages/taxa-messages.ts';
import classes from './taxa-page.module.css';
import { TaxonTreeView } from '#dashboard/taxa/tree/taxon-tree-view.tsx';
import { taxonTree } from '#dashboard/taxa/tree/taxon-tree.ts';
import type { Taxon } from '#contract/records/taxon.ts';
import { useAncestors } from '#dashboard/findings/use-ancestors.ts';
import type { TaxaContext } from './taxa-columns.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import type { OrderingTerm } from '#contract/lists/list-query.ts';
import type { TaxonNode } from '#dashboard/taxa/tree/taxon-node.ts';
import { compareNamed } from '#dashboard/ui/text/compare-named.ts';

const parameters = { ...projectParameters, view: choiceParameter(['table', 'tree', 'models']) };
const NO_TAXA: readonly Taxon[] = [];

const ModelsView = lazyPart(async () => (await import('#dashboard/taxa/models/models-view.tsx')).ModelsView);

/** The taxa as a table or a tree, and where the selected one was found; or what models named. */
export default function TaxaPage() {
  const words = useMessages(taxaMessages);
  useTitle(words.title);
  const [{ project, view }, change] = useUrlState(parameters);
  const actions = (
    <ViewSwitch
      view={view}
      views={{ table: words.table, tree: words.tree, models: words.models }}
      onChange={(to) => void change({ view: to })}
    />
  );
  if (view !== 'models') return <TaxaLists project={project} view={view} actions={actions} />;
  return (
    <Suspense fallback={<p className={classes.waiting}>{words.loading}</p>}>
      <ModelsView key={project} project={project} actions={actions} />
    </Suspense>
  );
}

interface TaxaListsProps {
  project: number | null;
  view: 'table' | 'tree';
  actions: ReactNode;
}

function TaxaLists({ project, view, actions }: TaxaListsProps) {
  const words = useMessages(taxaMessages);
  const wire = useMemo(() => ({ project_id: project }), [project]);
  // The list's own query: columns look up the parents' names in it.
  const taxa = useWholeList('taxa', wire, { needsAll: false }).data?.records ?? NO_TAXA;
  const { ancestors: elsewhere } = useAncestors(taxa, project !== null);
  const definition = useMemo(() => taxaList(words, taxaContext(taxa, elsewhere)), [words, taxa, elsewhere]);
  const list = useRecordList(definition, { filters: wire });
  const { found, loaded, ordering, source, whole } = list.rows;
  const { selectedId, select } = list.selection;
  const tree = useMemo(() => taxonTree(taxa, elsewhere, siblingOrdering(ordering)), [taxa, elsewhere, ordering]);
  const node = selectedId === null ? null : (tree.byId.get(selectedId) ?? null);

  return (
    <RecordList list={list} actions={actions}>
      <div className={classes.page}>
        <div className={classes.main}>
          {view === 'table' && <ListTable list={list} />}
          {view === 'tree' && loaded?.tooMany === true && <ReadAllOffer list={list} />}
          {view === 'tree' && loaded === undefined && <p className={classes.waiting}>{words.loading}</p>}
          {view === 'tree' && loaded?.tooMany === false && <TaxonTreeView list={list} tree={tree} />}
        </div>
        <div className={classes.side}>
          <SelectedTaxon
            node={node}
            hint={hintOf(selectedId, view, whole, words)}
            isAwaited={node === null && selectedId !== null && !whole}
            hidden={node !== null && !node.isElsewhere && source === 'whole' && !found.includes(node.taxon)}
            project={project}
            isWhole={whole}
            onSelect={(id) => void select(id)}
          />
        </div>
      </div>
    </RecordList>
  );
}

/** The text of the panel without facts. */
function hintOf(selected: number | null, view: 'table' | 'tree', isWhole: boolean, words: Messages): string {
  if (selected === null) return view === 'table' ? words.selectInTable : words.selectInTree;
  return isWhole ? words.noSuchTaxon(String(selected)) : words.loadingTaxon(String(selected));
}

/** What the columns need from all taxa: names, including those of ancestors, and the largest count. */
function taxaContext(taxa: readonly Taxon[], elsewhere: readonly Taxon[]): TaxaContext {
  const names = new Map([...elsewhere, ...taxa].map((one) => [one.id, nameText(one)]));
  return {
    nameOf: (id) => names.get(id) ?? null,
    most: taxa.reduce((largest, { occurrences_count: count }) => Math.max(largest, count ?? 0), 0),
  };
}

/**
 * The ordering of siblings for the list's ordering: by branch sum if it is by occurrences, otherwise by name. Unknown
 * sums are always last.
 */
function siblingOrdering([first]: readonly OrderingTerm[]): (a: TaxonNode, b: TaxonNode) => number {
  const sign = first?.descending === true ? -1 : 1;
  const byName = (a: TaxonNode, b: TaxonNode) => compareNamed(a.taxon, b.taxon) || a.taxon.id - b.taxon.id;
  if (first?.field !== 'occurrences_count') return (a, b) => (first?.field === 'name' ? sign : 1) * byName(a, b);
  return (a, b) => {
    if (a.withDescendants === null || b.withDescendants === null)
      return Number(a.withDescendants === null) - Number(b.withDescendants === null) || byName(a, b);
    return sign * (a.withDescendants - b.withDescendants) || byName(a, b);
  };
}

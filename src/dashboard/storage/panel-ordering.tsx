import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { formatOrdering, parseOrdering } from '#contract/lists/list-query.ts';
import { orderingText } from '#dashboard/list/model/ordering-text.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { storageMessages } from './messages/storage-messages.ts';
import type { StorageSource } from '#contract/records/storage-source.ts';

const ORDERINGS = [
  '-total_size_indexed',
  'total_size_indexed',
  '-total_files_indexed',
  '-total_captures_indexed',
  'name',
  'project,-total_size_indexed',
];

/** The ordering of the panels, which have no headers to click. */
export function PanelOrdering({ list }: { list: RecordListModel<StorageSource> }) {
  const words = useMessages(storageMessages);
  const { definition } = list;
  const { ordering, changeOrdering } = list.rows;
  const chosen = formatOrdering(ordering);
  const choices = ORDERINGS.includes(chosen) ? ORDERINGS : [...ORDERINGS, chosen];
  return (
    <NativeSelect
      aria-label={words.sortBy}
      value={chosen}
      data={choices.map((value) => ({ value, label: orderingText(parseOrdering(value), definition.columns) }))}
      onChange={({ currentTarget }) => void changeOrdering(parseOrdering(currentTarget.value))}
    />
  );
}

import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';

/** What every panel of the bar is given. */
export interface PanelProps<Rec, Of = Rec> {
  list: RecordListModel<Rec>;
  /** the list that the records sum up, which has its own filters */
  of?: RecordListModel<Of> | undefined;
  onClose: () => void;
}

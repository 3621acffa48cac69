import { reversibleText } from '#contract/spreadsheet-text.ts';
import type { Remark, RemarkChange } from '#dashboard/remarks/remark.ts';

/** A remark in a file of remarks, and the service that it is of. */
export interface FiledRemark extends RemarkChange {
  remark: Remark;
  /** the service's address */
  service: string;
}

/** The columns of a file of remarks, from left to right. */
export const REMARK_FILE_COLUMNS = [
  { name: 'kind', value: ({ kind }: FiledRemark) => kind },
  { name: 'id', value: ({ id }: FiledRemark) => id },
  { name: 'session_id', value: ({ remark }: FiledRemark) => remark.session },
  { name: 'deployment', value: ({ remark }: FiledRemark) => reversibleText(remark.name) },
  { name: 'night', value: ({ remark }: FiledRemark) => remark.night },
  { name: 'taken', value: ({ remark }: FiledRemark) => remark.taken },
  { name: 'star', value: ({ remark }: FiledRemark) => (remark.star ? 'yes' : 'no') },
  { name: 'note', value: ({ remark }: FiledRemark) => reversibleText(remark.note) },
  { name: 'star_changed_at', value: ({ remark }: FiledRemark) => remark.starAt },
  { name: 'note_changed_at', value: ({ remark }: FiledRemark) => remark.noteAt },
  { name: 'service', value: ({ service }: FiledRemark) => service },
] as const;

export type RemarkFileColumn = (typeof REMARK_FILE_COLUMNS)[number]['name'];

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
  { name: 'deployment', value: ({ remark }: FiledRemark) => guarded(remark.name) },
  { name: 'night', value: ({ remark }: FiledRemark) => remark.night },
  { name: 'taken', value: ({ remark }: FiledRemark) => remark.taken },
  { name: 'star', value: ({ remark }: FiledRemark) => (remark.star ? 'yes' : 'no') },
  { name: 'note', value: ({ remark }: FiledRemark) => guarded(remark.note) },
  { name: 'star_changed_at', value: ({ remark }: FiledRemark) => remark.starAt },
  { name: 'note_changed_at', value: ({ remark }: FiledRemark) => remark.noteAt },
  { name: 'service', value: ({ service }: FiledRemark) => service },
] as const;

export type RemarkFileColumn = (typeof REMARK_FILE_COLUMNS)[number]['name'];

/** A text that a spreadsheet would run as a formula gets an apostrophe in files (`cellText`); what has one gets another. */
const GUARDED = /^'+(?=[=+\-@\t\r])/;

function guarded(text: string): string {
  return GUARDED.test(text) ? `'${text}` : text;
}

/** The text of a field as it was before it was written to a file. */
export function unguarded(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}

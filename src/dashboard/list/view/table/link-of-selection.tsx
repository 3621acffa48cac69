import { Link } from 'react-router-dom';
import type { SelectionLink } from '#dashboard/list/model/list-definition.ts';

/** The link from the selected rows, or why there is none. */
export function LinkOfSelection({ link: { to, words } }: { link: SelectionLink }) {
  return to === null ? <span>{words}</span> : <Link to={to}>{words}</Link>;
}

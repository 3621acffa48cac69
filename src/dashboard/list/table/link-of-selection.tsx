import { Link } from 'react-router-dom';
import type { SelectionLink } from '#dashboard/list/sessions-link.ts';

/** The way on from what is selected, or why there is none. */
export function LinkOfSelection({ link: { to, words } }: { link: SelectionLink }) {
  return to === null ? <span>{words}</span> : <Link to={to}>{words}</Link>;
}

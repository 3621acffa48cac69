import { useMantineColorScheme } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PaletteAct } from './palette-entry.ts';

/** Does what an entry of the palette says. */
export function usePaletteAct(): (act: Exclude<PaletteAct, { kind: 'keys' }>) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { setColorScheme } = useMantineColorScheme();
  const client = useQueryClient();
  return (act) => {
    if (act.kind === 'go') void navigate(act.to);
    else if (act.kind === 'project') void navigate(addressWithProject(pathname, search, act.id));
    else if (act.kind === 'scheme') setColorScheme(act.scheme);
    else void client.refetchQueries({ type: 'active' });
  };
}

/** The page with another project; a record's own page shows that record whatever the project, so its list is gone to. */
function addressWithProject(pathname: string, search: string, id: number | null): string {
  const [, page = '', record] = pathname.split('/');
  const parameters = new URLSearchParams(record === undefined ? search : '');
  if (id === null) parameters.delete('project');
  else parameters.set('project', String(id));
  const query = parameters.toString();
  return `/${page}${query === '' ? '' : `?${query}`}`;
}

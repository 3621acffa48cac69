import { NativeSelect } from '@mantine/core';
import { useWholeList } from '#dashboard/api/list-options.ts';
import { projectParameters } from '#dashboard/list/project-parameters.ts';
import { useUrlState } from '#dashboard/list/url-state.ts';

/** All projects or one, for every page; kept in the address. */
export function ProjectSwitch() {
  const [{ project }, change] = useUrlState(projectParameters);
  const projects = useWholeList('projects').data?.records ?? [];
  const options = projects.map(({ id, name }) => ({ value: String(id), label: name }));
  const chosen = project === null ? '' : String(project);
  const unknown = chosen !== '' && !options.some(({ value }) => value === chosen);
  return (
    <NativeSelect
      aria-label="Project"
      size="xs"
      w="100%"
      maw={300}
      value={chosen}
      data={[
        { value: '', label: 'All projects' },
        ...options,
        ...(unknown ? [{ value: chosen, label: `Project ${chosen}` }] : []),
      ]}
      onChange={({ currentTarget }) =>
        change({ project: currentTarget.value === '' ? null : Number(currentTarget.value) })
      }
    />
  );
}

import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { textParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { shellMessages } from './messages/shell-messages.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import classes from './frame.module.css';

/** `map` too: a change of project resets the map's view. */
const parameters = { ...projectParameters, map: textParameter };

/** Selects one project or all, for every page; stored in the address. */
export function ProjectSwitch() {
  const words = useMessages(shellMessages);
  const [{ project }, change] = useUrlState(parameters);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data, error } = useWholeList('projects');
  const projects = data?.records ?? [];
  const options = projects.map(({ id, name }) => ({ value: String(id), label: nameText({ id, name }) }));
  const chosen = project === null ? '' : String(project);
  const unknown = chosen !== '' && !options.some(({ value }) => value === chosen);
  return (
    <NativeSelect
      aria-label={words.project}
      className={classes.projectSelect}
      value={chosen}
      data={[
        {
          value: '',
          label: error === null || data !== undefined ? words.allProjects : words.allProjectsUnnamed,
        },
        ...options,
        ...(unknown ? [{ value: chosen, label: words.unnamedProject(chosen) }] : []),
      ]}
      onChange={({ currentTarget }) => {
        const id = currentTarget.value;
        const [, page, record] = pathname.split('/');
        // A record's page ignores the project, so its list is opened instead; a taxon may be of any project.
        if (record === undefined || page === 'taxa') void change({ project: id === '' ? null : Number(id), map: '' });
        else void navigate(`/${page}${id === '' ? '' : `?project=${id}`}`);
      }}
    />
  );
}

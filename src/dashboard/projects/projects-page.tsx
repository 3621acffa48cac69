import { useMemo } from 'react';
import { ListTable } from '#dashboard/list/view/table/list-table.tsx';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { RecordList } from '#dashboard/list/view/record-list.tsx';
import { choiceParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { useRecordList } from '#dashboard/list/records/use-record-list.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { ViewSwitch } from '#dashboard/ui/choices/view-switch.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { projectsMessages } from './messages/projects-messages.ts';
import { ProjectCards } from './project-cards.tsx';
import { projectList } from './project-list.ts';

const parameters = { ...projectParameters, view: choiceParameter(['cards', 'table']) };

/** All projects, whatever the project switch is set to: the place to choose a project by more than its name. */
export default function ProjectsPage() {
  const words = useMessages(projectsMessages);
  useTitle(words.title);
  const [{ project, view }, change] = useUrlState(parameters);
  const definition = useMemo(() => projectList(words), [words]);
  const list = useRecordList(definition);
  return (
    <RecordList
      list={list}
      actions={
        <ViewSwitch
          view={view}
          views={{ cards: words.cards, table: words.table }}
          onChange={(to) => void change({ view: to })}
        />
      }
    >
      {view === 'table' ? (
        <ListTable list={list} />
      ) : (
        <ProjectCards list={list} chosenId={project} onChoose={(id) => void change({ project: id })} />
      )}
    </RecordList>
  );
}

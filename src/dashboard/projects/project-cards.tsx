import { FirstCards } from '#dashboard/list/view/first-cards.tsx';
import { WhyNothing } from '#dashboard/list/view/bar/why-nothing.tsx';
import { ReadAllOffer } from '#dashboard/list/view/bar/read-all-offer.tsx';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { projectsMessages } from './messages/projects-messages.ts';
import { ProjectCard } from './project-card.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './project-cards.module.css';
import type { Project } from '#contract/records/project.ts';

interface ProjectCardsProps {
  list: RecordListModel<Project>;
  /** the project switch */
  chosenId: number | null;
  onChoose: (id: number | null) => void;
}

/** A card for each project of the list, in its ordering. */
export function ProjectCards({ list, chosenId, onChoose }: ProjectCardsProps) {
  const words = useMessages(projectsMessages);
  const { shown, source } = list.rows;
  if (source === 'loading') return <Text className={classes.note}>{words.loading}</Text>;
  if (source === 'ask') return <ReadAllOffer list={list} />;
  if (shown.length === 0) {
    return (
      <Text className={classes.note}>
        <WhyNothing list={list} />
      </Text>
    );
  }
  return (
    <div className={classes.scroll}>
      <FirstCards list={list} className={classes.end}>
        {(projects) => (
          <ul className={classes.cards}>
            {projects.map((project) => (
              <ProjectCard key={project.id} project={project} isChosen={project.id === chosenId} onChoose={onChoose} />
            ))}
          </ul>
        )}
      </FirstCards>
    </div>
  );
}

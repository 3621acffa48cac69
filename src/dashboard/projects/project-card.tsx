import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#dashboard/paths.ts';
import { DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { Card } from '#dashboard/ui/looks/card.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './project-cards.module.css';
import type { Project } from '#contract/records/project.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import { projectsMessages } from './messages/projects-messages.ts';
import { ProjectPicture } from './project-picture.tsx';

/** Other pages that can show one project. */
const PAGES = [
  { text: 'sessionsOf', to: paths.sessions },
  { text: 'taxaOf', to: paths.taxa },
  { text: 'storageOf', to: paths.storage },
] as const;

interface ProjectCardProps {
  project: Project;
  /** whether the project switch is set to it */
  isChosen: boolean;
  onChoose: (id: number | null) => void;
}

/** A project card. The name links to its deployments; "Select" sets the project switch. */
export function ProjectCard({ project, isChosen, onChoose }: ProjectCardProps) {
  const words = useMessages(projectsMessages);
  const { id, description, deployments_count: deployments, draft } = project;
  const name = nameText(project);
  const along = { project: String(id) };
  return (
    <Card as="li" oneOfMany className={classes.card} data-chosen={isChosen || undefined}>
      <ProjectPicture project={project} />
      <div className={classes.text}>
        <div className={classes.title}>
          <h2>
            <Link {...OF_DATA} to={paths.deployments(along)}>
              {name}
            </Link>
          </h2>
          {draft === true && (
            <Text as="span" tone="lamp" strong className={classes.draft} title={words.draftMeans}>
              {words.draft}
            </Text>
          )}
        </div>
        <Text size="medium" tone="soft" className={classes.description}>
          {description === null || description === '' ? (
            <em>{description === null ? words.descriptionUnknown : words.noDescription}</em>
          ) : (
            description
          )}
        </Text>
        <Text figures className={classes.facts}>
          <strong>{deployments === null ? words.deploymentsUnknown : words.deploymentCount(deployments)}</strong>
          <span>{words.createdOn(<DayOfTimestamp timestamp={project.created_at} />)}</span>
          <span>{words.updatedOn(<DayOfTimestamp timestamp={project.updated_at} />)}</span>
        </Text>
        <div className={classes.foot}>
          <button
            type="button"
            className={controls.button}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? null : id)}
          >
            {words[isChosen ? 'selected' : 'select'](name, hidden)}
          </button>
          {PAGES.map(({ text, to }) => (
            <Link key={text} to={to(along)}>
              {words[text](name, hidden)}
            </Link>
          ))}
        </div>
      </div>
    </Card>
  );
}

function hidden(text: string): ReactNode {
  return <span className="visually-hidden">{text}</span>;
}

import { countNoun } from '#dashboard/ui/text/count-noun.ts';
import { Link } from 'react-router-dom';
import { paths } from '#dashboard/paths.ts';
import { DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './project-cards.module.css';
import type { Project } from '#contract/project.ts';
import { ProjectPicture } from './project-picture.tsx';

/** Other pages that can show one project. */
const PAGES = [
  { name: 'Sessions', to: paths.sessions },
  { name: 'Taxa', to: paths.taxa },
  { name: 'Storage', to: paths.storage },
];

interface ProjectCardProps {
  project: Project;
  /** whether the project switch is set to it */
  isChosen: boolean;
  onChoose: (id: number | null) => void;
}

/** A project card. The name links to its deployments; "Choose" sets the project switch. */
export function ProjectCard({ project, isChosen, onChoose }: ProjectCardProps) {
  const { id, name, description, deployments_count: deployments, draft } = project;
  const along = { project: String(id) };
  return (
    <li className={classes.card} data-chosen={isChosen || undefined}>
      <ProjectPicture project={project} />
      <div className={classes.text}>
        <div className={classes.title}>
          <h2>
            <Link to={paths.deployments(along)}>{name}</Link>
          </h2>
          {draft && (
            <span className={classes.draft} title="Shown only to those who may see it">
              Draft
            </span>
          )}
        </div>
        <p className={classes.description}>{description === '' ? <em>No description entered.</em> : description}</p>
        <p className={classes.facts}>
          <strong>{deployments === null ? 'Deployments not reported' : countNoun(deployments, 'deployment')}</strong>
          <span>
            Made <DayOfTimestamp timestamp={project.created_at} />
          </span>
          <span>
            Updated <DayOfTimestamp timestamp={project.updated_at} />
          </span>
        </p>
        <div className={classes.foot}>
          <button
            type="button"
            className={controls.button}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? null : id)}
          >
            {isChosen ? '✓ Chosen' : 'Choose'}
            <span className="visually-hidden"> {name} for all pages</span>
          </button>
          {PAGES.map(({ name: page, to }) => (
            <Link key={page} to={to(along)}>
              {page}
              <span className="visually-hidden"> of {name}</span>
            </Link>
          ))}
        </div>
      </div>
    </li>
  );
}

import { useState } from 'react';
import classes from './project-cards.module.css';
import type { Project } from './project.ts';
import { ProjectScene } from './project-scene.tsx';

/** A project's image, or a drawing where it has none or where it does not come. It says nothing that the card does not. */
export function ProjectPicture({ project: { id, image } }: { project: Project }) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const isAsked = image !== null && image !== '' && state !== 'failed';
  return (
    <div className={classes.picture}>
      {/* Below the image until that is there, so that no broken one is ever seen. */}
      {state !== 'there' && <ProjectScene id={id} />}
      {isAsked && (
        <img
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          data-there={state === 'there' || undefined}
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
        />
      )}
    </div>
  );
}

import { useState } from 'react';
import { webAddress } from '#dashboard/api/http/web-address.ts';
import classes from './project-cards.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { projectsMessages } from './messages/projects-messages.ts';
import type { Project } from '#contract/records/project.ts';
import { ProjectScene } from './project-scene.tsx';

/** A project's image, or a drawing if it has none or it fails to load. Decorative. */
export function ProjectPicture({ project: { id, image } }: { project: Project }) {
  const words = useMessages(projectsMessages);
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const address = image === null || image.trim() === '' ? null : webAddress(image, { list: 'projects', id });
  const why = address?.why ?? null;
  return (
    <div className={classes.picture} title={why === null ? undefined : words.noPicture(why)}>
      {/* Below the image until it has loaded, so that a broken image is never seen. */}
      {state !== 'there' && <ProjectScene id={id} />}
      {address !== null && address.href !== null && state !== 'failed' && (
        <img
          src={address.href}
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

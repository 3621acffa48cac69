import { Link, useSearchParams } from 'react-router-dom';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import classes from './how-computed.module.css';

interface HowComputedProps {
  /** the address of the section that explains the figure: `paths.statistics('effort')` */
  to: string;
  /** in place of "How it is computed" */
  words?: string;
  /** what it explains, where there is room for a question mark only */
  of?: string;
  /** of the question mark, where it is no part of a text */
  className?: string | undefined;
}

/** A link from a figure to what it is: its formula, its source, and what it does not say. The project is carried along. */
export function HowComputed({ to, words, of, className }: HowComputedProps) {
  const messages = useMessages(uiMessages);
  const project = useSearchParams()[0].get('project');
  const search = project === null ? '' : `?project=${encodeURIComponent(project)}`;
  const address = to.replace('#', `${search}#`);
  if (of !== undefined) {
    return (
      <Link
        to={address}
        className={className ?? classes.link}
        aria-label={messages.howOf(of)}
        title={messages.howComputed}
      >
        ?
      </Link>
    );
  }
  return (
    <Link to={address} className={classes.link}>
      {words ?? messages.howComputed}
    </Link>
  );
}

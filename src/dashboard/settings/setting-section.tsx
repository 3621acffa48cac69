import { useId, type ReactNode } from 'react';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './settings-page.module.css';

interface SettingSectionProps {
  title: string;
  /** for links to the section: "#data-problems" */
  anchor?: string;
  /** the description */
  words?: ReactNode;
  children?: ReactNode;
}

/** One section of the settings, labelled by its heading. */
export function SettingSection({ title, anchor, words, children }: SettingSectionProps) {
  const id = useId();
  return (
    <section id={anchor} className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {words !== undefined && <Text size="medium">{words}</Text>}
      </div>
      <div className={classes.controls}>{children}</div>
    </section>
  );
}

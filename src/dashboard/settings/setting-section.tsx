import { useId, type ReactNode } from 'react';
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
      <div className={classes.about}>
        <h2 id={id}>{title}</h2>
        {words !== undefined && <p>{words}</p>}
      </div>
      <div className={classes.controls}>{children}</div>
    </section>
  );
}

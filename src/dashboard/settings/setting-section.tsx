import { useId, type ReactNode } from 'react';
import classes from './settings-page.module.css';

interface SettingSectionProps {
  title: string;
  /** by which the address can name it: "#data-problems" */
  anchor?: string;
  /** what it is about, and what is known of it */
  words?: ReactNode;
  children?: ReactNode;
}

/** One part of the settings, named by its heading. */
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

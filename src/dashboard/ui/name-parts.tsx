import { OF_DATA } from '#dashboard/ui/of-data.ts';
import classes from './name-parts.module.css';

/**
 * A name in its parts, "Trap 2 · Mols · #35", on one line. Where space is short, the site is cut off first, an id never. A
 * name from the data is not in the language of the page, and is not to be translated.
 */
export function NameParts({ parts }: { parts: readonly string[] }) {
  const text = parts.join(' · ');
  if (parts.length === 1) {
    return (
      <span {...OF_DATA} title={text}>
        {text}
      </span>
    );
  }
  return (
    <span className={classes.parts} {...OF_DATA} title={text}>
      {parts.map((part, index) => (
        <span key={parts.slice(0, index + 1).join(' · ')} data-id={part.startsWith('#') || undefined}>
          {index === 0 ? part : ` · ${part}`}
        </span>
      ))}
    </span>
  );
}

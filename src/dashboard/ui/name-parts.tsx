import classes from './name-parts.module.css';

/** A name in its parts, "Trap 2 · Mols · #35", on one line: where room is short, the site is cut first, an id never. */
export function NameParts({ parts }: { parts: readonly string[] }) {
  const text = parts.join(' · ');
  if (parts.length === 1) return <span title={text}>{text}</span>;
  return (
    <span className={classes.parts} title={text}>
      {parts.map((part, place) => (
        <span key={parts.slice(0, place + 1).join(' · ')} data-id={part.startsWith('#') || undefined}>
          {place === 0 ? part : ` · ${part}`}
        </span>
      ))}
    </span>
  );
}

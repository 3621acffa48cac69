import { OF_DATA } from '#dashboard/ui/of-data.ts';

/** A name from the data, whole on hover where it is cut off. */
export function DataText({ text }: { text: string }) {
  return (
    <span {...OF_DATA} title={text}>
      {text}
    </span>
  );
}

import type { ImagePreview } from '#contract/images/image-answers.ts';
import { dayOfIso } from '#contract/time.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import { nightOfDayText } from '#dashboard/ui/text/night-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { imagesMessages } from './messages/images-messages.ts';
import type { Messages } from './messages/en.ts';
import classes from './images.module.css';

/** Deployments that are shown: enough to see whether the rule is right. */
const MOST_SHOWN = 100;

interface PreviewFactsProps {
  preview: ImagePreview;
  /** corrections of clocks as they are typed, by the names of deployments */
  shifts: Readonly<Record<string, string>>;
  wrongShifts: readonly string[];
  onShift: (name: string, text: string) => void;
}

/** What indexing a folder would make of it: numbers, deployments with their clocks, and problems. */
export function PreviewFacts({ preview, shifts, wrongShifts, onShift }: PreviewFactsProps) {
  const words = useMessages(imagesMessages);
  const { known, missing } = preview.places;
  const facts = [
    [words.images, numberText(preview.images)],
    [words.capturesHead, numberText(preview.captures)],
    [words.rule, numberText(preview.deployments_count)],
    [words.sessionsHead, numberText(preview.sessions)],
    [words.nights, nightsText(preview, words)],
    [words.places, words.placesAre(known, missing)],
  ];
  const shown = preview.deployments.slice(0, MOST_SHOWN);
  return (
    <>
      {preview.is_known && <Text>{words.known}</Text>}
      {!preview.is_whole && <Text tone="lamp">{words.partOnly}</Text>}
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text as="dt">{name}</Text>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {/* A scrolling region has to be focusable for the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={`${classes.rows} ${classes.counted}`} role="region" tabIndex={0} aria-label={words.rule}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.deployment}</th>
              <th scope="col">{words.images}</th>
              <th scope="col">{words.sessionsHead}</th>
              <th scope="col">{words.nights}</th>
              <th scope="col">{words.location}</th>
              <th scope="col">{words.clock}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              // Deployments of two folders may have one name.
              <tr key={`${one.name} ${one.images} ${one.captures}`}>
                <th scope="row" {...OF_DATA}>
                  {one.name}
                </th>
                <td>{numberText(one.images)}</td>
                <td>{numberText(one.sessions)}</td>
                <td>{numberText(one.nights)}</td>
                <td>{one.has_place ? words.located : words.unlocated}</td>
                <td>
                  <input
                    className={controls.field}
                    aria-label={words.clockOf(one.name)}
                    aria-invalid={wrongShifts.includes(one.name)}
                    placeholder={words.clockHint}
                    value={shifts[one.name] ?? ''}
                    onChange={({ currentTarget }) => onShift(one.name, currentTarget.value)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {preview.deployments_count > shown.length && (
        <Text>{words.moreDeployments(preview.deployments_count - shown.length)}</Text>
      )}
      {wrongShifts.map((name) => (
        <Text key={name} tone="bad" role="alert">
          {words.clockWrong(name)}
        </Text>
      ))}
      <Problems preview={preview} />
    </>
  );
}

function nightsText({ nights, first_night, last_night }: ImagePreview, words: Messages): string {
  const [first, last] = [first_night, last_night].map((night) => (night === null ? null : dayOfIso(night)));
  if (first === null || first === undefined || last === null || last === undefined) return words.noNights;
  return words.nightsFrom(nights, nightOfDayText(first), nightOfDayText(last));
}

function Problems({ preview: { problems, notes } }: { preview: ImagePreview }) {
  const words = useMessages(imagesMessages);
  const texts: Readonly<Record<string, string | undefined>> = words.problem;
  const groups = [
    ...problems.map((one) => ({ ...one, title: texts[one.problem] ?? one.problem })),
    ...(notes.length === 0 ? [] : [{ title: words.notes, count: notes.length, lines: notes }]),
  ];
  if (groups.length === 0) return <Text>{words.noProblems}</Text>;
  return (
    <section aria-label={words.problems} className={classes.problems}>
      <h3>{words.problems}</h3>
      {groups.map(({ title, count, lines }) => (
        <details key={title}>
          <summary>{words.problemCount(title, count)}</summary>
          <ul {...OF_DATA}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {count > lines.length && <Text>{words.moreLines(count - lines.length)}</Text>}
        </details>
      ))}
    </section>
  );
}

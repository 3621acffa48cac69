import { Link } from 'react-router-dom';
import { MOST_SERIES, seriesColour } from '#dashboard/chart/lines/series-colour.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { compareNamed } from '#dashboard/ui/text/compare-named.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { compareMessages } from './messages/compare-messages.ts';
import type { UsedComparison } from '#dashboard/compare/model/use-comparison.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';

/** What is compared, each with the colour of its line, and a choice of more. */
export function ComparedChoice({ used }: { used: UsedComparison }) {
  const words = useMessages(compareMessages);
  const { by, subjects, areNamesAwaited, namedCount, state, change } = used;
  const key = by === 'project' ? 'project' : 'deployment';
  const chosen = subjects.map(({ id }) => id);
  const choose = (ids: readonly number[]) => void change({ by, [key]: ids.length === 0 ? null : ids });
  const isFull = by !== 'year' && subjects.length >= MOST_SERIES;
  const offered = offeredOf(used).filter(({ id }) => !chosen.includes(id));
  return (
    <div className={analysis.bar}>
      {subjects.length > 0 && (
        <ul className={analysis.chips} aria-label={words.by[by]}>
          {subjects.map(({ id, name }, index) => (
            <li key={id}>
              {by !== 'year' && (
                <span className={analysis.swatch} style={{ background: `var(${seriesColour(index)})` }} />
              )}
              {name === null ? (
                <span>{areNamesAwaited ? `#${id}` : words.missing(id)}</span>
              ) : (
                <Link {...OF_DATA} to={by === 'project' ? paths.sessions(ofProject(id)) : paths.deployment(id)}>
                  {name}
                </Link>
              )}
              <button
                ref={moveFocusOnUnmount}
                type="button"
                className={controls.icon}
                aria-label={words.remove(name ?? String(id))}
                onClick={() => choose((state[key] ?? []).filter((one) => one !== id))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <NativeSelect
          aria-label={words.add[by]}
          value=""
          onChange={({ currentTarget }) => {
            const id = Number(currentTarget.value);
            if (id > 0) choose(by === 'year' ? [id] : [...chosen, id]);
          }}
          data={[
            { value: '', label: words.add[by] },
            ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      {by !== 'year' && namedCount > MOST_SERIES && <Text figures>{words.firstOnly(namedCount)}</Text>}
    </div>
  );
}

/** The deployments of the chosen project, or all; or the projects. */
function offeredOf({ by, state, deployments, projects, names }: UsedComparison): { id: number; name: string }[] {
  const [project, ...more] = state.project ?? [];
  const all =
    by === 'project'
      ? (projects ?? [])
      : (deployments ?? [])
          .filter((one) => project === undefined || more.length > 0 || one.project?.id === project)
          .map((one) => ({ id: one.id, name: names.textOf(one) }));
  return all.toSorted(compareNamed).map((one) => ({ id: one.id, name: nameText(one) }));
}

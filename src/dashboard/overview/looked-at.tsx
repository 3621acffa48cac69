import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Taxon } from '#contract/records/taxon.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Stack } from '#dashboard/ui/looks/stack.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { percentText } from '#dashboard/ui/text/percent-text.ts';
import { lookedAtOf } from './looked-at-of.ts';
import { overviewMessages } from './messages/overview-messages.ts';
import classes from './overview-page.module.css';
import { Panel } from './panel.tsx';
import { Unread } from './unread.tsx';
import type { Overview } from './use-overview.ts';

const NO_TAXA: readonly Taxon[] = [];

/** What part of a project's occurrences a person has looked at, and of which taxa most were not. */
export function LookedAt({ overview: { project } }: { overview: Overview }) {
  const words = useMessages(overviewMessages);
  return (
    <Panel title={words.lookedAt}>
      {project === null ? <ByProject /> : <OfProject key={project} project={project} />}
    </Panel>
  );
}

/** Services count it by project alone. */
function ByProject() {
  const words = useMessages(overviewMessages);
  const projects = useWholeList('projects').data?.records ?? [];
  return (
    <Stack gap={4}>
      <Text>{words.lookedAtByProject}</Text>
      <ul className={classes.parts}>
        {projects.map((one) => (
          <li key={one.id}>
            <Link to={paths.home(ofProject(one.id))}>{nameText(one)}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function OfProject({ project }: { project: number }) {
  const words = useMessages(overviewMessages);
  const wire = useMemo(() => ({ project_id: project }), [project]);
  const query = useWholeList('taxa', wire);
  const records = query.data?.records ?? NO_TAXA;
  const carried = ofProject(project);
  const { lookedAt, occurrences, isSaid, unseen } = useMemo(() => lookedAtOf(records), [records]);
  const isWhole = query.data?.complete === true;
  return (
    <Stack gap={4}>
      <Unread query={query} list="taxa" carried={carried} />
      {!isWhole && query.error === null && query.data?.stopped !== true && <Text>{words.loadingList}</Text>}
      {isWhole && !isSaid && <Text>{words.lookedAtUnsaid}</Text>}
      {isWhole && isSaid && (
        <>
          <Text figures>
            <Link to={paths.sessions({ ...carried, group: 'species', looked: 'person', ranks: 'all' })}>
              {words.lookedAtOf(numberText(lookedAt), numberText(occurrences))}
            </Link>{' '}
            {occurrences > 0 && `(${percentText(lookedAt / occurrences)})`}
          </Text>
          {unseen.length > 0 && (
            <>
              <Text as="h3" strong>
                {words.unseen}
              </Text>
              <ul className={classes.parts} aria-label={words.unseen}>
                {unseen.map(({ taxon, count }) => (
                  <li key={taxon.id}>
                    <Link to={paths.taxon(taxon.id, { ...carried, looked: 'model', descendants: 'no' })}>
                      {nameText(taxon)} <span className={classes.number}>{numberText(count)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Stack>
  );
}

import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { EffortBar } from './effort-bar.tsx';
import { EffortFiles } from './effort-files.tsx';
import { EffortGrid } from './effort-grid.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './effort-page.module.css';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { EffortOnPaper } from './effort-on-paper.tsx';
import { EffortTable } from './effort-table.tsx';
import { ListLoaded } from '#dashboard/findings/loaded/list-loaded.tsx';
import { loadedMessages } from '#dashboard/findings/loaded/messages/loaded-messages.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { lookTexts } from '#dashboard/findings/animals/look-texts.ts';
import { nightsLeftOut } from '#dashboard/findings/nights/leave-out-empty.tsx';
import { nightsMessages } from '#dashboard/findings/nights/messages/nights-messages.ts';
import { usePartMark } from '#dashboard/findings/loaded/use-part-mark.ts';
import { occurrencesMessages } from '#dashboard/findings/occurrences/messages/occurrences-messages.ts';
import { effortMessages } from './messages/effort-messages.ts';
import type { EffortRow } from '#dashboard/effort/model/effort-matrix.ts';
import { isByLook, useEffort, type Effort } from '#dashboard/effort/model/use-effort.ts';
import { useEffortPicture } from '#dashboard/effort/model/use-effort-picture.ts';

/** Effort and detections: deployments by occasion, as a picture, a table and files for occupancy models. */
export default function EffortPage() {
  const words = useMessages(effortMessages);
  useTitle(words.title);
  const effort = useEffort();
  const { state, change } = effort;
  return (
    <div className={classes.page}>
      <header className={analysis.head}>
        <h1>{words.title}</h1>
        <Text figures>{words.about}</Text>
        {state.deployment !== null && (
          <Text figures>
            {words.chosen(state.deployment.length)}{' '}
            <Button compact onClick={() => void change({ deployment: null })}>
              {words.showAll}
            </Button>
          </Text>
        )}
      </header>
      <EffortBar effort={effort} />
      <EffortLoaded effort={effort} />
      <Shown effort={effort} />
    </div>
  );
}

/** What of the records the matrix does not hold yet, or lacks. */
function EffortLoaded({ effort: { lists, state } }: { effort: Effort }) {
  const loaded = useMessages(loadedMessages);
  const { inTurn } = useMessages(occurrencesMessages);
  const { sessions, deployments, occurrences } = lists;
  const isAsked = isByLook(state) || (state.measure === 'detected' && state.taxon !== null);
  return (
    <>
      <ListLoaded what={loaded.nouns.deployments} list={deployments} />
      <ListLoaded what={loaded.nouns.sessions} list={sessions} />
      {isAsked && <ListLoaded what={loaded.nouns.occurrences} list={occurrences} />}
      {isAsked && occurrences.projects !== null && <Text figures>{inTurn(occurrences.projects)}</Text>}
    </>
  );
}

function Shown({ effort }: { effort: Effort }) {
  const words = useMessages(effortMessages);
  const { rows, occasions, sessions, lists, state } = effort;
  const isWhole = lists.sessions.isWhole && lists.deployments.isWhole;
  if (state.measure === 'detected' && state.taxon === null) {
    return <Text figures>{words.chooseTaxonFirst}</Text>;
  }
  if (rows === null || (sessions.length === 0 && !isWhole)) return null;
  if (occasions.length === 0 || sessions.length === 0) return <Text figures>{words.none}</Text>;
  return <Computed effort={effort} rows={rows} />;
}

function Computed({ effort, rows }: { effort: Effort; rows: readonly EffortRow[] }) {
  const words = useMessages(effortMessages);
  const loaded = useMessages(loadedMessages);
  const nightWords = useMessages(nightsMessages);
  const { deployments, sessions, lists, state, known, detection } = effort;
  const ofAnimals = useMessages(animalsMessages);
  const picture = useEffortPicture(effort, rows);
  const nights = rows.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + (cell?.nights ?? 0), 0), 0);
  const ofSessions = usePartMark([lists.sessions], loaded.nouns.sessions);
  const ofOccurrences = usePartMark(
    state.measure === 'detected' || isByLook(state) ? [lists.occurrences] : [],
    loaded.nouns.occurrences,
  );
  const ofDeployments = usePartMark([lists.deployments], loaded.nouns.deployments);
  const marked = (text: string) => ofOccurrences(ofSessions(ofDeployments(text)));
  const counted = sessions.length - (state.empty === 'left-out' ? (known?.emptySessions ?? 0) : 0);
  const basedOn = marked(words.basedOn(deployments.length, counted, nights));
  const ofOthers = rows.reduce((sum, { cells }) => sum + cells.filter((cell) => cell?.ofOthers).length, 0);
  const leftOut = [
    ...(known === null ? [] : nightsLeftOut(nightWords, known, state.empty)),
    ...(detection.looks === null ? [] : lookTexts(ofAnimals, detection.looks, state.looked)),
    ...(state.measure === 'detected' && ofOthers > 0 ? [words.unknownOfOthers(ofOthers)] : []),
  ];
  return (
    <>
      <EffortOnPaper state={state} />
      <div className={analysis.foot}>
        <Text figures role="status">
          {basedOn}
        </Text>
        <EffortFiles effort={effort} rows={rows} picture={picture} basis={[basedOn, ...leftOut]} marked={marked} />
      </div>
      {leftOut.length > 0 && <Text figures>{leftOut.join(' ')}</Text>}
      {state.table === 'on' ? (
        <EffortTable effort={effort} rows={rows} />
      ) : (
        <EffortGrid effort={effort} rows={rows} picture={picture} />
      )}
    </>
  );
}

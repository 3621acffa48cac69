import { useMemo, useRef, type ReactNode } from 'react';
import { PictureButtons } from '#dashboard/chart/picture/picture-buttons.tsx';
import { choiceParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { basisText } from '#dashboard/findings/occurrences/basis-text.ts';
import { OccurrencesStatus } from '#dashboard/findings/occurrences/occurrences-status.tsx';
import { fileName } from '#dashboard/list/files/file-name.ts';
import { saveFile } from '#dashboard/list/files/save-file.ts';
import { RecordList } from '#dashboard/list/view/record-list.tsx';
import { ListTable } from '#dashboard/list/view/table/list-table.tsx';
import { ofProject, paths } from '#dashboard/paths.ts';
import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { wholePercentText } from '#dashboard/ui/text/percent-text.ts';
import { HowComputed } from '#dashboard/ui/values/how-computed.tsx';
import { IntervalPlot } from './interval-plot.tsx';
import { modelsMessages } from './messages/models-messages.ts';
import { ModelCorrections } from './model-corrections.tsx';
import classes from './models.module.css';
import { intervalText } from './models-list.tsx';
import { useModels, type Models } from './use-models.ts';

const parameters = { show: choiceParameter(['table', 'plot', 'corrections']) };

interface ModelsViewProps {
  project: number | null;
  /** the page's switch of views */
  actions: ReactNode;
}

/** How often people who looked agree with the models of a project, by model and taxon, and what they changed. */
export function ModelsView({ project, actions }: ModelsViewProps) {
  const words = useMessages(modelsMessages);
  const [{ show }, change] = useUrlState(parameters);
  const models = useModels(project);
  const { list, loaded, found } = models;
  const isEmpty = found !== null && found.models.length === 0;
  return (
    <RecordList list={list} actions={actions}>
      <div className={classes.middle}>
        <div className={classes.above}>
          <OccurrencesStatus
            loaded={loaded}
            basis={loaded.list === undefined ? '' : basisText(loaded.list, { isOfProject: project !== null })}
            offer={words.mustLoadAll}
          >
            {isEmpty && <p>{words.none}</p>}
          </OccurrencesStatus>
          {found !== null && <Summary models={models} />}
          <Text figures>
            {words.noAccuracy} <HowComputed to={paths.statistics('models-and-people')} />
          </Text>
          <div className={analysis.choice}>
            <SegmentedControl
              aria-label={words.shows}
              value={show}
              onChange={(chosen) => void change({ show: chosen }, { replace: true })}
              data={(['table', 'plot', 'corrections'] as const).map((value) => ({ value, label: words.views[value] }))}
            />
          </div>
        </div>
        {show === 'table' && !isEmpty && (
          <div className={classes.rows}>
            <ListTable list={list} />
          </div>
        )}
        {show !== 'table' && found !== null && !isEmpty && <Drawn models={models} show={show} project={project} />}
      </div>
    </RecordList>
  );
}

/** A line for each model. */
function Summary({ models: { found, nameOfModel } }: { models: Models }) {
  const words = useMessages(modelsMessages);
  return (
    <ul className={classes.models} aria-label={words.columns.model}>
      {found?.models.map(({ modelId, given, lookedAt, agreed, interval }) => (
        <li key={modelId}>
          <strong {...OF_DATA}>{nameOfModel(modelId)}</strong>
          {words.summary(numberText(given), numberText(lookedAt), numberText(agreed))}
          {interval !== null &&
            `: ${words.summaryShare(wholePercentText(interval.share), intervalText(interval, words))}`}
        </li>
      ))}
    </ul>
  );
}

interface DrawnProps {
  models: Models;
  show: 'plot' | 'corrections';
  project: number | null;
}

function Drawn({ models, show, project }: DrawnProps) {
  const words = useMessages(modelsMessages);
  const drawings = useRef<HTMLDivElement>(null);
  const carried = useMemo(() => ofProject(project), [project]);
  const chosen = useWholeList('projects').data?.records.find(({ id }) => id === project);
  const projectName = chosen === undefined ? null : nameText(chosen);
  const { found, rows, nameOfModel, isWhole, loaded } = models;
  if (found === null || rows === null) return null;
  if (show === 'corrections') {
    return (
      <div className={classes.drawn}>
        <ModelCorrections
          corrections={found.corrections}
          models={models}
          project={projectName}
          carried={carried}
          isWhole={isWhole}
        />
      </div>
    );
  }
  const basis = loaded.list === undefined ? '' : basisText(loaded.list, { isOfProject: project !== null });
  return (
    <div className={classes.drawn}>
      <p className={analysis.files}>
        <PictureButtons
          drawings={drawings}
          text={() => ({ title: words.plot, legend: [], notes: [words.plotMeans, words.noAccuracy, basis] })}
          disabled={!isWhole}
          // The same in every language.
          onSave={(extension, type, content) =>
            saveFile(fileName('models', projectName, new Date(), extension), type, [content])
          }
        />
      </p>
      <IntervalPlot rows={rows} models={found.models} nameOfModel={nameOfModel} drawings={drawings} />
    </div>
  );
}

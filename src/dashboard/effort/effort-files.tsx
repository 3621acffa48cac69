import { rangeText } from '#dashboard/chart/day-range.ts';
import { heatSvg } from '#dashboard/chart/heat/heat-svg.ts';
import { PictureButtons } from '#dashboard/chart/picture/picture-buttons.tsx';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { useProjectTaxa } from '#dashboard/findings/use-project-taxa.ts';
import { lookInFileName } from '#dashboard/findings/animals/looks.ts';
import { IN_FILE_NAME } from '#dashboard/findings/nights/leave-out-empty.tsx';
import { encodedParts } from '#dashboard/list/files/encoded-parts.ts';
import { fileName } from '#dashboard/list/files/file-name.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { saveFile } from '#dashboard/list/files/save-file.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { runInSlices } from '#dashboard/work/slices.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { effortMessages } from './messages/effort-messages.ts';
import { matrixColumns, unmarkedColumns } from '#dashboard/effort/model/effort-columns.ts';
import type { EffortPicture } from '#dashboard/effort/model/effort-picture.ts';
import type { EffortRow } from '#dashboard/effort/model/effort-matrix.ts';
import { isByLook, type Effort } from '#dashboard/effort/model/use-effort.ts';
import { valueText } from './value-text.ts';

interface EffortFilesProps {
  effort: Effort;
  rows: readonly EffortRow[];
  picture: EffortPicture;
  /** "28 deployments, 645 sessions, 645 trap-nights", and which nights are unknown or left out */
  basis: readonly string[];
  /** marks the text of a file that lacks some records (`usePartMark`) */
  marked: (text: string) => string;
}

/** The matrix as files for R: as camtrapR has it, and detections with their effort as unmarked reads them; and as a picture. */
export function EffortFiles({ effort, rows, picture, basis, marked }: EffortFilesProps) {
  const words = useMessages(effortMessages);
  const { occasions, deployments, names, state, lists, detection } = effort;
  const { measure, occasion, project } = state;
  const projects = useWholeList('projects').data?.records;
  const isDetection = measure === 'detected';
  const isOfFound = isDetection || isByLook(state);
  const isReady = lists.sessions.isWhole && (!isOfFound || detection.found !== null);
  const byId = new Map(deployments.map((one) => [one.id, one]));
  const stationOf = (id: number) => {
    const deployment = byId.get(id);
    return deployment === undefined ? String(id) : names.textOf(deployment);
  };
  const [first, last] = [occasions[0], occasions.at(-1)];
  const { taxa } = useProjectTaxa(project, { enabled: isDetection });
  const length = occasion === 'month' ? 'month' : `${occasion} nights`;
  const chosen = projects?.find(({ id }) => id === project);
  const nameOf = (what: string, extension: string) =>
    fileName(
      `${what} by ${length}${lookInFileName(isOfFound ? state.looked : 'any')}${IN_FILE_NAME[state.empty]}${marked('') === '' ? '' : ' incomplete'}`,
      chosen === undefined ? null : nameText(chosen),
      new Date(),
      extension,
    );
  const what = measure === 'nights' ? 'trap-nights' : measure;
  const pictureText = () => {
    const value = (one: number) => (isDetection ? words.yes : valueText(one, measure));
    const found = taxa.find(({ id }) => id === state.taxon);
    const taxon = found === undefined ? '' : nameText(found);
    return {
      title: words.table(words.measures[measure]),
      legend: picture.scale.steps.map(({ step, from, to }) => ({
        name: from === to ? value(from) : `${value(from)}–${value(to)}`,
        colour: `--heat-${step}`,
      })),
      notes: [
        words.means[measure],
        words.signs,
        `${words.occasion}: ${occasion === 'month' ? words.monthLong : words.nightsLong(occasion)}`,
        ...(isDetection ? [`${words.taxon}: ${taxon}`] : []),
        ...(isDetection && state.score !== '' ? [`${words.lowestScore}: ${state.score}`] : []),
        ...(first === undefined || last === undefined ? [] : [rangeText({ from: first.from, to: last.to })]),
        ...basis,
      ],
    };
  };
  const save = (table: string, columns: ReturnType<typeof matrixColumns>) =>
    runInSlices(encodedParts(rowsAsCsv(columns, rows, { forExcel: false })), (parts) =>
      saveFile(nameOf(table, 'csv'), 'text/csv', parts),
    );
  return (
    <p className={analysis.files} title={words.fileNote}>
      <Button compact disabled={!isReady} onClick={() => save(what, matrixColumns(occasions, measure, stationOf))}>
        {marked(words.matrixFile)}
      </Button>
      {isDetection && (
        <Button
          compact
          disabled={!isReady}
          // The same in every language.
          onClick={() => save('detections for unmarked', unmarkedColumns(occasions, stationOf))}
        >
          {marked(words.unmarkedFile)}
        </Button>
      )}
      {state.table === 'off' && first !== undefined && last !== undefined && (
        <PictureButtons
          drawings={() => heatSvg({ ...picture, extent: { from: first.from, to: last.to } })}
          text={pictureText}
          disabled={!isReady}
          onSave={(extension, type, content) => saveFile(nameOf(what, extension), type, [content])}
        />
      )}
    </p>
  );
}

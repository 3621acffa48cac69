import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import { encodedParts } from '#dashboard/list/files/encoded-parts.ts';
import { fileName } from '#dashboard/list/files/file-name.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { saveFile } from '#dashboard/list/files/save-file.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { runInSlices } from '#dashboard/work/slices.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { effortMessages } from './messages/effort-messages.ts';
import { matrixColumns, unmarkedColumns } from '#dashboard/effort/model/effort-columns.ts';
import type { EffortRow } from '#dashboard/effort/model/effort-matrix.ts';
import type { Effort } from '#dashboard/effort/model/use-effort.ts';

/** The matrix as files for R: as camtrapR has it, and detections with their effort as unmarked reads them. */
export function EffortFiles({ effort, rows }: { effort: Effort; rows: readonly EffortRow[] }) {
  const words = useMessages(effortMessages);
  const { occasions, deployments, names, state, sessionsQuery, detection } = effort;
  const { measure, occasion, project } = state;
  const projects = useWholeList('projects').data?.records;
  const isDetection = measure === 'detected';
  const isReady = sessionsQuery.data?.complete === true && (!isDetection || detection.found !== null);
  const byId = new Map(deployments.map((one) => [one.id, one]));
  const stationOf = (id: number) => {
    const deployment = byId.get(id);
    return deployment === undefined ? String(id) : names.textOf(deployment);
  };
  const save = (what: string, columns: ReturnType<typeof matrixColumns>) => {
    const length = occasion === 'month' ? 'month' : `${occasion} nights`;
    const name = projects?.find(({ id }) => id === project)?.name ?? null;
    runInSlices(encodedParts(rowsAsCsv(columns, rows, { forExcel: false })), (parts) =>
      saveFile(fileName(`${what} by ${length}`, name, new Date(), 'csv'), 'text/csv', parts),
    );
  };
  return (
    <p className={analysis.files} title={words.fileNote}>
      <Button
        compact
        disabled={!isReady}
        onClick={() =>
          save(measure === 'nights' ? 'trap-nights' : measure, matrixColumns(occasions, measure, stationOf))
        }
      >
        {words.matrixFile}
      </Button>
      {isDetection && (
        <Button
          compact
          disabled={!isReady}
          onClick={() => save('detections for unmarked', unmarkedColumns(occasions, stationOf))}
        >
          {words.unmarkedFile}
        </Button>
      )}
    </p>
  );
}

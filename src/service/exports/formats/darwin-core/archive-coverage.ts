import { boxAround, type Box } from '#service/exports/formats/box-around.ts';
import type { IncludedDeployment } from '#service/exports/formats/ordered-deployments.ts';

/** The taxa of the lines of an archive, by name, with their ranks. */
export type ArchiveTaxa = Map<string, string | null>;

/** `coverage` of an EML, computed from what the archive has; null where it has nothing of it. */
export function archiveCoverage(deployments: readonly IncludedDeployment[], taxa: ArchiveTaxa): object | null {
  const places = deployments.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
  const days = deployments
    .flatMap(({ runs }) => (runs === null ? [] : [runs.start, runs.end]))
    .map((time) => time.slice(0, 'YYYY-MM-DD'.length))
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const box = boxAround(places);
  const coverage = {
    ...(box !== null && { geographicCoverage: geographic(box, places.length) }),
    ...(first !== undefined && {
      temporalCoverage:
        first === last
          ? { singleDateTime: { calendarDate: first } }
          : { rangeOfDates: { beginDate: { calendarDate: first }, endDate: { calendarDate: last } } },
    }),
    ...(taxa.size > 0 && {
      taxonomicCoverage: {
        taxonomicClassification: [...taxa]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, rank]) => ({ ...(rank !== null && { taxonRankName: rank }), taxonRankValue: name })),
      },
    }),
  };
  return Object.keys(coverage).length === 0 ? null : coverage;
}

/** In words, of what the sampling extends over. */
export function extentText(deployments: readonly IncludedDeployment[]): string {
  const many = deployments.length;
  const nights = deployments.flatMap(({ runs }) => (runs === null ? [] : [runs.start, runs.end])).toSorted();
  const dayOf = (time = '') => time.slice(0, 'YYYY-MM-DD'.length);
  const when = nights.length === 0 ? '' : `, ${dayOf(nights[0])} to ${dayOf(nights.at(-1))}`;
  return `${many} ${many === 1 ? 'deployment' : 'deployments'}${when}.`;
}

function geographic({ west, south, east, north }: Box, many: number) {
  return {
    geographicDescription:
      many === 1 ? 'The location of the deployment' : `The box around the locations of ${many} deployments`,
    boundingCoordinates: {
      westBoundingCoordinate: west,
      eastBoundingCoordinate: east,
      northBoundingCoordinate: north,
      southBoundingCoordinate: south,
    },
  };
}

/** The sites of the deterministic sample season: six monitoring programmes, where they trap, and when. */
import type { RegionKey } from './taxa-facts.ts';

/**
 * A trapping site: a real protected area, research station, reserve or botanical garden. WGS 84 degrees, accurate to
 * about 0.01 and on land, from general knowledge of the areas, not from a survey.
 */
export interface SiteFacts {
  name: string;
  latitude: number;
  longitude: number;
}

/**
 * One programme. `timeZoneChanges` are the clock changes of its region by the public time zone rules: the local date,
 * the wall-clock hour (before the change), and the shift in hours (1 or -1). `seasonStart` and `seasonEnd` are days of
 * the year, both inclusive; `sunsetHourMid` is the typical wall-clock hour of dusk in the middle of the season. The
 * programmes themselves are invented, named after their region like real programmes.
 */
export interface ProjectFacts {
  region: RegionKey;
  name: string;
  description: string;
  timeZoneChanges: ReadonlyArray<{ date: string; atHour: number; shiftHours: 1 | -1 }>;
  seasonStart: number;
  seasonEnd: number;
  sites: readonly SiteFacts[];
  deploymentNames: readonly string[];
  sunsetHourMid: number;
}

/** The days of the changes in spring and autumn, by year. */
type ChangeDays = readonly (readonly [spring: string, autumn: string])[];

/** Second Sunday of March, first Sunday of November. */
const AMERICAN_DAYS: ChangeDays = [
  ['2023-03-12', '2023-11-05'],
  ['2024-03-10', '2024-11-03'],
  ['2025-03-09', '2025-11-02'],
];
/** Last Sundays of March and October. */
const EUROPEAN_DAYS: ChangeDays = [
  ['2023-03-26', '2023-10-29'],
  ['2024-03-31', '2024-10-27'],
  ['2025-03-30', '2025-10-26'],
];

/** The changes of a time zone; at which hour of its clock in spring and in autumn. */
function changesOf(days: ChangeDays, springHour: number, autumnHour: number): ProjectFacts['timeZoneChanges'] {
  return days.flatMap(([spring, autumn]) => [
    { date: spring, atHour: springHour, shiftHours: 1 } as const,
    { date: autumn, atHour: autumnHour, shiftHours: -1 } as const,
  ]);
}

/** Eastern Time of Canada and the United States. */
const easternChanges = changesOf(AMERICAN_DAYS, 2, 2);
const centralEuropeanChanges = changesOf(EUROPEAN_DAYS, 2, 3);
/** United Kingdom. */
const britishChanges = changesOf(EUROPEAN_DAYS, 1, 2);

/**
 * The six programmes of the sample season. Sites and coordinates are those of real protected areas, research stations
 * and gardens; clock changes are those of the time zone database (checked against `Intl`).
 */
export const projectFacts: readonly ProjectFacts[] = [
  {
    region: 'quebec',
    name: 'Québec: Réseau des papillons de nuit',
    description:
      'Pièges lumineux à caméra dans les érablières et les forêts boréales du sud du Québec. ' +
      'Relevés d’avril à novembre avec les stations de recherche partenaires.',
    timeZoneChanges: easternChanges,
    seasonStart: 105,
    seasonEnd: 310,
    sites: [
      { name: 'Parc national du Mont-Mégantic', latitude: 45.456, longitude: -71.153 },
      { name: 'Station de biologie des Laurentides', latitude: 45.989, longitude: -74.005 },
      { name: 'Réserve naturelle Gault, Mont-Saint-Hilaire', latitude: 45.536, longitude: -73.16 },
      { name: 'Jardin botanique de Montréal', latitude: 45.557, longitude: -73.556 },
      { name: 'Forêt Montmorency', latitude: 47.322, longitude: -71.148 },
      { name: 'Réserve nationale de faune du Cap-Tourmente', latitude: 47.075, longitude: -70.8 },
    ],
    deploymentNames: [
      'Piège A',
      'Piège B',
      'Piège C',
      'Érablière',
      'Tourbière nord',
      'Lisière',
      'Sapinière',
      'Près du ruisseau',
      'Belvédère',
      'Trap 1',
    ],
    sunsetHourMid: 21,
  },
  {
    region: 'vermont',
    name: 'Vermont: Moth Atlas light traps',
    description: 'Camera light traps of the Vermont Moth Atlas, run by volunteers in parks and on mountain summits.',
    timeZoneChanges: easternChanges,
    seasonStart: 105,
    seasonEnd: 310,
    sites: [
      { name: 'Marsh-Billings-Rockefeller National Historical Park', latitude: 43.635, longitude: -72.54 },
      { name: 'Proctor Maple Research Center', latitude: 44.528, longitude: -72.866 },
      { name: 'Camel’s Hump State Park', latitude: 44.32, longitude: -72.886 },
      { name: 'Mount Mansfield State Forest', latitude: 44.544, longitude: -72.814 },
      { name: 'Mount Philo State Park', latitude: 44.278, longitude: -73.222 },
      { name: 'Mount Ascutney State Park', latitude: 43.444, longitude: -72.454 },
    ],
    deploymentNames: [
      'Trap 1',
      'Trap 2',
      'Trap 3',
      'Sugarbush',
      'Quercus edge',
      'Summit',
      'Bog boardwalk',
      'Old field',
      'Beaver pond',
    ],
    sunsetHourMid: 21,
  },
  {
    region: 'denmark',
    name: 'Denmark: Natsværmere på øer og heder',
    description: 'Overvågning af natsværmere med lysfælder og kamera på danske naturlokaliteter fra marts til oktober.',
    timeZoneChanges: centralEuropeanChanges,
    seasonStart: 80,
    seasonEnd: 305,
    sites: [
      { name: 'Molslaboratoriet, Mols Bjerge', latitude: 56.227, longitude: 10.577 },
      { name: 'Rebild Bakker', latitude: 56.833, longitude: 9.838 },
      { name: 'Lille Vildmose', latitude: 56.887, longitude: 10.221 },
      { name: 'Draved Skov', latitude: 55.017, longitude: 8.967 },
      { name: 'Gribskov', latitude: 55.995, longitude: 12.32 },
      { name: 'Høje Møn', latitude: 54.967, longitude: 12.54 },
      { name: 'Almindingen, Bornholm', latitude: 55.113, longitude: 14.888 },
      { name: 'Botanisk Have, Aarhus', latitude: 56.16, longitude: 10.193 },
    ],
    deploymentNames: [
      'Lysfælde 1',
      'Lysfælde 2',
      'Lysfælde 3',
      'Bøgeskov',
      'Hede øst',
      'Ved åen',
      'Egekrat',
      'Sø',
      'Fælde A',
      'Trap 1',
    ],
    sunsetHourMid: 22,
  },
  {
    region: 'panama',
    name: 'Panama: Red de Monitoreo de Polillas',
    description:
      'Trampas de luz con cámara en bosques de tierras bajas y de montaña. Funcionan todo el año, incluso con lluvia.',
    timeZoneChanges: [],
    seasonStart: 1,
    seasonEnd: 365,
    sites: [
      { name: 'Isla Barro Colorado', latitude: 9.154, longitude: -79.848 },
      { name: 'Parque Nacional Soberanía, Semaphore Hill', latitude: 9.078, longitude: -79.65 },
      { name: 'Parque Natural Metropolitano', latitude: 8.994, longitude: -79.543 },
      { name: 'Bosque Protector San Lorenzo', latitude: 9.281, longitude: -79.975 },
      { name: 'Parque Nacional Altos de Campana', latitude: 8.683, longitude: -79.929 },
      { name: 'Reserva Forestal Fortuna, Quebrada Honda', latitude: 8.755, longitude: -82.24 },
      { name: 'Parque Nacional Volcán Barú', latitude: 8.809, longitude: -82.542 },
    ],
    deploymentNames: [
      'Trampa 1',
      'Trampa 2',
      'Trampa 3',
      'Dosel',
      'Sotobosque',
      'Claro del bosque',
      'Quebrada',
      'Cuipo (árbol grande)',
      'Estación',
      'Mirador',
      'Trap 1',
    ],
    sunsetHourMid: 19,
  },
  {
    region: 'hokkaido',
    name: 'Hokkaidō: 蛾類モニタリング',
    description: 'Camera light traps in the university forests and national parks of Hokkaidō, May to October.',
    timeZoneChanges: [],
    seasonStart: 121,
    seasonEnd: 304,
    sites: [
      { name: 'Tomakomai Experimental Forest', latitude: 42.67, longitude: 141.6 },
      { name: 'Uryū Experimental Forest', latitude: 44.365, longitude: 142.28 },
      { name: 'Teshio Experimental Forest', latitude: 45.056, longitude: 142.107 },
      { name: 'Shiretoko National Park', latitude: 44.09, longitude: 145.024 },
      { name: 'Nopporo Forest Park', latitude: 43.057, longitude: 141.51 },
      { name: 'Daisetsuzan National Park, Sōunkyō', latitude: 43.728, longitude: 142.948 },
      { name: 'Hokkaidō University Botanic Garden', latitude: 43.064, longitude: 141.343 },
    ],
    deploymentNames: [
      'ライトトラップ1',
      'ライトトラップ2',
      '苗畑',
      '林縁',
      'ミズナラ林',
      '沢沿い',
      'Tokoro 2',
      'Kōen',
      'Trap 1',
      'Trap 2',
    ],
    sunsetHourMid: 19,
  },
  {
    region: 'cumbria',
    name: 'Cumbria: Moth Trap Network',
    description: '',
    timeZoneChanges: britishChanges,
    seasonStart: 80,
    seasonEnd: 305,
    sites: [
      { name: 'Foulshaw Moss', latitude: 54.247, longitude: -2.832 },
      { name: 'Whitbarrow', latitude: 54.276, longitude: -2.858 },
      { name: 'Smardale Gill', latitude: 54.458, longitude: -2.422 },
      { name: 'Dubwath Silver Meadows, Bassenthwaite', latitude: 54.668, longitude: -3.244 },
      { name: 'Roudsea Wood and Mosses', latitude: 54.235, longitude: -3.029 },
      { name: 'Finglandrigg Wood', latitude: 54.904, longitude: -3.127 },
      { name: 'Eycott Hill', latitude: 54.657, longitude: -2.951 },
    ],
    deploymentNames: [
      'Trap 1',
      'Trap 2',
      'Trap A',
      'Beck side',
      'Quercus edge',
      'Fell gate',
      'Moss boardwalk',
      'Limestone – top',
      'Hide',
    ],
    sunsetHourMid: 22,
  },
];

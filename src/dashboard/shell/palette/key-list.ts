import type { Messages } from './messages/en.ts';

/** The keys of one part of the dashboard. */
export interface KeyGroup {
  title: keyof Messages['keyGroups'];
  /** the first path segments of its pages: "deployments", "" for Overview; empty: every page */
  pages: readonly string[];
  rows: readonly KeyRow[];
}

export interface KeyRow {
  /** alternatives, as in `KeyboardEvent.key`, with "Shift+" or "Ctrl+" before them */
  keys: readonly string[];
  does: keyof Messages['keys'];
}

const LISTS = ['deployments', 'sessions', 'taxa', 'exports', 'storage', 'projects'];

/** Every key of the dashboard beyond the browser's own; a test compares them with the handlers. Names of keys are the same in every language. */
export const KEY_LIST: readonly KeyGroup[] = [
  {
    title: 'everywhere',
    pages: [],
    rows: [
      { keys: ['Ctrl+k', '/'], does: 'search' },
      { keys: ['?'], does: 'showTheKeyboardShortcuts' },
      { keys: ['Escape'], does: 'closeADialogOrAPanel' },
    ],
  },
  {
    title: 'search',
    pages: [],
    rows: [
      { keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'], does: 'chooseAResult' },
      { keys: ['Enter'], does: 'openTheResult' },
    ],
  },
  {
    title: 'table',
    pages: LISTS,
    rows: [
      { keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'], does: 'selectARow' },
      { keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], does: 'selectSeveralRows' },
      { keys: ['Ctrl+a'], does: 'selectAllRows' },
      { keys: ['Ctrl+c'], does: 'copyTheSelectedRows' },
      { keys: ['Enter'], does: 'openTheRow' },
      { keys: ['Escape'], does: 'clearTheSelection' },
      { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], does: 'onAHeaderChangeTheColumnsWidth' },
    ],
  },
  {
    title: 'map',
    pages: ['', 'deployments', 'taxa'],
    rows: [
      {
        keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
        does: 'goToTheNextDeploymentInThatDirection',
      },
      { keys: ['PageUp', 'PageDown'], does: 'goToTheNextDeploymentFromWestToEast' },
      { keys: ['Home', 'End'], does: 'goToTheFirstOrTheLastDeployment' },
      { keys: ['Enter', ' '], does: 'selectTheDeployment' },
      { keys: ['+', '-'], does: 'zoom' },
      { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], does: 'moveTheMap' },
      { keys: ['Escape'], does: 'closeAClusterOrClearTheSelection' },
    ],
  },
  {
    title: 'daysOverTheList',
    pages: ['deployments', 'sessions'],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'moveAnEndByADay' },
      { keys: ['PageUp', 'PageDown'], does: 'moveAnEndByThirtyDays' },
      { keys: ['Home', 'End'], does: 'moveAnEndToTheFirstOrTheLastDay' },
      { keys: ['Escape'], does: 'undoTheChange' },
    ],
  },
  {
    title: 'calendar',
    pages: ['sessions', 'deployments'],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'goToTheNightBeforeOrAfter' },
      { keys: ['Ctrl+ArrowLeft', 'Ctrl+ArrowRight'], does: 'goToTheSessionBeforeOrAfter' },
      { keys: ['ArrowUp', 'ArrowDown'], does: 'goToTheRowAboveOrBelow' },
      { keys: ['PageUp', 'PageDown'], does: 'goThirtyNightsBackOrOn' },
      { keys: ['Home', 'End'], does: 'goToTheFirstOrTheLastSessionOfTheRow' },
      { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], does: 'selectSeveralNights' },
      { keys: ['Enter'], does: 'openTheNight' },
      { keys: ['Escape'], does: 'clearTheSelection' },
    ],
  },
  {
    title: 'activityOfANight',
    pages: ['sessions'],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'goToTheIntervalBeforeOrAfter' },
      { keys: ['PageUp', 'PageDown', 'Home', 'End'], does: 'goFurther' },
      { keys: ['Enter', ' '], does: 'showTheImagesOfTheInterval' },
    ],
  },
  {
    title: 'imagesOfASession',
    pages: ['sessions'],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'goToAnImage' },
      { keys: ['PageUp', 'PageDown', 'Home', 'End'], does: 'goFurther' },
    ],
  },
  {
    title: 'imageViewer',
    pages: ['sessions'],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'showTheImageBeforeOrAfter' },
      { keys: ['PageUp', 'PageDown'], does: 'goTenImagesBackOrOn' },
      { keys: ['Home', 'End'], does: 'showTheFirstOrTheLastImage' },
      { keys: [' '], does: 'playAndPause' },
      { keys: ['+', '-', '0'], does: 'zoomInOutAndBack' },
      { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'], does: 'moveTheImage' },
      { keys: ['b'], does: 'showOrHideTheBoxes' },
      { keys: ['s'], does: 'starTheImage' },
      { keys: ['n'], does: 'writeANoteOnTheImage' },
      { keys: ['Escape'], does: 'closeTheViewer' },
    ],
  },
  {
    title: 'capturesByWeek',
    pages: [''],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'goToTheWeekBeforeOrAfter' },
      { keys: ['PageUp', 'PageDown', 'Home', 'End'], does: 'goFurther' },
    ],
  },
  {
    title: 'treeOfTaxa',
    pages: ['taxa'],
    rows: [
      { keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'], does: 'goToATaxon' },
      { keys: ['ArrowRight', 'ArrowLeft'], does: 'openOrCloseTheBranch' },
      { keys: ['*'], does: 'openAllBranchesBesideIt' },
      { keys: ['Enter', ' '], does: 'selectTheTaxon' },
    ],
  },
  {
    title: 'sizesOfStorageSources',
    pages: ['storage'],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'goToTheSourceBesideIt' },
      { keys: ['Home', 'End'], does: 'goToTheLargestOrTheSmallestSource' },
      { keys: ['Enter', ' '], does: 'selectTheSource' },
    ],
  },
  {
    title: 'locationsOfImages',
    pages: ['storage'],
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'moveThePin' },
      {
        keys: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
        does: 'moveThePinFarther',
      },
    ],
  },
];

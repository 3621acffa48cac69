/** Every key under which this dashboard stores something in the browser: in localStorage, or in sessionStorage. */
export const storageKeys = {
  /** one per service, with the service's name after a space (`token.ts`); in either storage */
  token: 'noctuary-token',
  exports: 'noctuary-exports',
  /** the last choices of the form for a new export */
  exportChoices: 'noctuary-export-choices',
  /** one per collection, with its name after a hyphen (`saved-views.ts`) */
  views: 'noctuary-views',
  recent: 'noctuary-recent',
  /** one per record with a star or a note, with the service's name, the kind and the id after spaces (`remarks-store.ts`) */
  remarks: 'noctuary-remarks',
  mapTiles: 'noctuary-map-tiles',
  language: 'noctuary-page-language',
  numbers: 'noctuary-language',
  byteUnits: 'noctuary-byte-units',
  placeDigits: 'noctuary-place-digits',
  density: 'noctuary-density',
  csvForExcel: 'noctuary-csv-for-excel',
  galleryPictures: 'noctuary-gallery-pictures',
  viewerBoxes: 'noctuary-viewer-boxes',
  /** in sessionStorage */
  reloaded: 'noctuary-reloaded',
  /** Mantine's own */
  colorScheme: 'mantine-color-scheme-value',
} as const;

export const messages = {
  tools: 'Map tools',
  drawBox: 'Draw a box to filter',
  drawRing: 'Draw an area to filter',
  useView: 'Filter to this view',
  measure: 'Measure a distance',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  print: 'Print the map',
  how: {
    box: 'Drag a box on the map. Escape cancels.',
    ring: 'Drag around an area on the map. Escape cancels.',
    distance: 'Click places on the map. Escape ends.',
  },
  distance: (text: string) => `Distance: ${text}`,
  addMiddle: 'Add the map centre',
  end: 'Finish',
};

export type Messages = typeof messages;

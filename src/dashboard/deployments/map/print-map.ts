/** Prints the page without its table: the map with its legend and scale, the filters and the date. */
export function printMap(): void {
  const { dataset } = document.documentElement;
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true });
  dataset['print'] = 'map';
  window.print();
}

import { svgPart, type SvgAttributes } from './svg-part.ts';
import { textWidth, wrappedText } from './wrapped-text.ts';

/** What stands around the drawings of a picture. */
export interface PictureText {
  title: string;
  /** filters, what is counted, the source and the date: a line each, below the drawings */
  notes: readonly string[];
  /** the lines and their colours, custom properties of the theme */
  legend: readonly { name: string; colour: string }[];
}

/** A drawing with the heading above it. */
export interface Drawing {
  heading: string | null;
  svg: SVGSVGElement;
}

export interface Picture {
  /** a whole SVG document */
  svg: string;
  width: number;
  height: number;
}

const MARGIN = 16;
const LINE = 18;
const TITLE_SIZE = 17;
const TEXT_SIZE = 12;
const SWATCH = 10;
/** What the page's style sheets say of drawings; a picture has no style sheets. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/**
 * One SVG document that needs no other file: drawings below each other, and in words what they show. A drawing is on the page,
 * or was made for the picture.
 */
export function pictureSvg(drawings: readonly Drawing[], { title, notes, legend }: PictureText): Picture {
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string) => page.getPropertyValue(name).trim();
  const [ink, muted] = [colour('--ink'), colour('--muted')];
  const width = drawings.reduce((most, { svg }) => Math.max(most, sizeOf(svg).width), 480) + 2 * MARGIN;
  const root = svgPart('svg', {});
  const background = svgPart('rect', { width: '100%', height: '100%', fill: colour('--panel') });
  root.append(background, svgPart('title', {}, title));
  let y = MARGIN + TITLE_SIZE;
  root.append(text(title, { x: MARGIN, y, 'font-size': TITLE_SIZE, 'font-weight': 600, fill: ink }));
  y += LINE;
  let x = MARGIN;
  for (const { name, colour: of } of legend) {
    const needed = SWATCH + 6 + textWidth(name) + 18;
    if (x > MARGIN && x + needed > width - MARGIN) {
      x = MARGIN;
      y += LINE;
    }
    root.append(svgPart('rect', { x, y: y - SWATCH + 1, width: SWATCH, height: SWATCH, fill: colour(of) }));
    root.append(text(name, { x: x + SWATCH + 6, y, fill: ink }));
    x += needed;
  }
  if (legend.length > 0) y += LINE / 2;
  for (const { heading, svg } of drawings) {
    if (heading !== null) {
      y += LINE;
      root.append(text(heading, { x: MARGIN, y, 'font-weight': 600, fill: ink }));
      y += 4;
    }
    const copy = styledCopy(svg);
    const box = sizeOf(svg);
    place(copy, { x: MARGIN, y, width: box.width, height: box.height });
    root.append(copy);
    y += box.height;
  }
  y += 6;
  for (const note of notes.flatMap((one) => wrappedText(one, width - 2 * MARGIN))) {
    y += LINE;
    root.append(text(note, { x: MARGIN, y, fill: muted }));
  }
  const height = Math.ceil(y + MARGIN);
  place(root, { width, height });
  root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  root.setAttribute('font-family', getComputedStyle(document.body).fontFamily || 'sans-serif');
  return { svg: new XMLSerializer().serializeToString(root), width, height };
}

/** Of a drawing of the page, or of one that was made for the picture and says it. */
function sizeOf(svg: SVGSVGElement): { width: number; height: number } {
  if (svg.isConnected) return svg.getBoundingClientRect();
  return { width: Number(svg.getAttribute('width')), height: Number(svg.getAttribute('height')) };
}

function styledCopy(svg: SVGSVGElement): SVGSVGElement {
  if (!svg.isConnected) return svg;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  for (const [index, one] of svg.querySelectorAll<SVGElement>('*').entries()) {
    const style = getComputedStyle(one);
    for (const name of STYLES) copies[index]?.setAttribute(name, style.getPropertyValue(name));
    copies[index]?.removeAttribute('class');
  }
  copy.removeAttribute('class');
  copy.removeAttribute('aria-hidden');
  return copy;
}

function text(content: string, attributes: SvgAttributes): SVGElement {
  return svgPart('text', { 'font-size': TEXT_SIZE, ...attributes }, content);
}

function place(element: SVGElement, attributes: SvgAttributes): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

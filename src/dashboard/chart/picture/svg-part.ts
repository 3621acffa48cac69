const SVG = 'http://www.w3.org/2000/svg';

export type SvgAttributes = Readonly<Record<string, string | number>>;

/** An element of a drawing with its attributes. */
export function svgPart<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: SvgAttributes,
  content?: string,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (content !== undefined) made.textContent = content;
  return made;
}

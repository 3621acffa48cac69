/**
 * What an archive says of its sources, with no more of its HTML than links to web addresses.
 *
 * @param html of the archive's metadata
 */
export function plainAttribution(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].map(plain).join('').trim();
}

function plain(node: Node): string {
  const text = escaped(node.textContent ?? '');
  const isLink = node instanceof HTMLAnchorElement && /^https?:\/\//.test(node.getAttribute('href') ?? '');
  return isLink ? `<a href="${escaped(node.href)}">${text}</a>` : text;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

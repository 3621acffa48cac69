/**
 * The address of a capture's image as a browser asks for it. Services write it as the file is named: with spaces
 * (spec 2.5), sometimes with `#` or a bare `%`, and sometimes encoded already, which stays as it is. An image has no
 * fragment, so `#` is part of the name. Null where it is not an http address.
 */
export function captureAddress(url: string): string | null {
  const encoded = url
    .trim()
    .replaceAll('#', '%23')
    .replaceAll(/%(?![\da-f]{2})/gi, '%25');
  try {
    const address = new URL(encoded, window.location.href);
    return address.protocol === 'http:' || address.protocol === 'https:' ? address.href : null;
  } catch {
    return null;
  }
}

/** What the service has written into a `<meta>` element of the document; undefined where it has not. */
export function metaContent(name: string): string | undefined {
  return document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

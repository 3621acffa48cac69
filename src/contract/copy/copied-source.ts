/** The page's `<meta>` element that names the source of a copy by its address, as `copyStatus.source`; other services write none. */
export const COPY_META = 'noctuary-copy';

import type { ComponentType } from 'react';

/** A page and its script, which is loaded once; a failure stays until the document is reloaded. */
export interface LazyPage {
  /** what is rendered, once loaded */
  Page?: ComponentType;
  /** why the script could not be loaded, or what it threw */
  failure?: { error: unknown };
  /** @returns null where the script was loaded, else a promise that is resolved when it was, also without success */
  load: () => Promise<void> | null;
}

export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loading: Promise<void> | undefined;
  const read = async () => {
    try {
      page.Page = (await load()).default;
    } catch (error) {
      page.failure = { error };
    }
  };
  const page: LazyPage = {
    load: () => (page.Page === undefined && page.failure === undefined ? (loading ??= read()) : null),
  };
  return page;
}

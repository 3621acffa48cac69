/** The tab's title, "✓ 1 export finished · Exports · Noctuary", consists of an optional mark and the page. */
let [mark, page] = ['', ''];

/** Changes a part of the browser's tab title; the other part stays. */
export function changeTitle(change: { mark?: string; page?: string }): void {
  ({ mark = mark, page = page } = change);
  document.title = [mark, page, 'Noctuary'].filter((part) => part !== '').join(' · ');
}

/** "✓ 1 export finished · Exports · Noctuary": what happened, where there is something to say, and the page. */
let [mark, page] = ['', ''];

/** Changes a part of the browser's tab title; the other part stays. */
export function changeTitle(change: { mark?: string; page?: string }): void {
  ({ mark = mark, page = page } = change);
  document.title = [mark, page, 'Noctuary'].filter((part) => part !== '').join(' · ');
}

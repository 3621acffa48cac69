/** A ref: opens its dialog over the page, before the next key press. */
export function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog !== null && !dialog.open) dialog.showModal();
}

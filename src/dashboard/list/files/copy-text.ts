/** Copies a text to the clipboard, also over plain HTTP, where `navigator.clipboard` is missing. */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', onCopy, { once: true });
  // Deprecated, but the only way over plain HTTP.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('copy');
  document.removeEventListener('copy', onCopy);
}

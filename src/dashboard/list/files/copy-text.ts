/** Puts a text on the clipboard, also where the page came over plain HTTP and the newer way is closed. */
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
  // Deprecated, and the only way there.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('copy');
  document.removeEventListener('copy', onCopy);
}

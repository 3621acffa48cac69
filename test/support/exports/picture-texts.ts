/** What a saved picture says in words, its lines joined. */
export async function pictureTexts(file: Blob | undefined): Promise<string> {
  const picture = new DOMParser().parseFromString((await file?.text()) ?? '', 'image/svg+xml');
  return [...picture.querySelectorAll('text')].map(({ textContent }) => textContent).join(' ');
}

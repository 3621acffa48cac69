/** Whether `text` holds `wanted`, letter case and accents apart: "erabl" is in "Érablière". */
export function matchesText(text: string, wanted: string): boolean {
  return plain(text).includes(plain(wanted));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}

import { inflateSync } from 'node:zlib';

/** A picture that a page of a PDF draws, with the pixels that it has of its own. */
interface PdfPicture {
  width: number;
  height: number;
  /** how many different colours it has where it is not transparent */
  colours: number;
  /** the share of its pixels that is not transparent, 0 to 1 */
  covered: number;
}

/** The pictures in colour of each page of a PDF as Chromium writes it (ISO 32000-1, 8.9), in the sequence in which they are drawn. */
export function pdfPictures(pdf: Buffer): PdfPicture[][] {
  const text = pdf.toString('latin1');
  const objects = new Map<string, { head: string; start: number }>();
  for (const { 1: id = '', 0: whole, index } of text.matchAll(/^(\d+) 0 obj\s[\s\S]*?^endobj$/gm)) {
    const at = whole.search(/stream\r?\n/);
    const head = at === -1 ? whole : whole.slice(0, at);
    objects.set(id, { head, start: index + at + (whole.slice(at).startsWith('stream\r\n') ? 8 : 7) });
  }
  const unpacked = (id: string) => {
    const { head = '', start = 0 } = objects.get(id) ?? {};
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    return inflateSync(pdf.subarray(start, start + length));
  };
  const pictureOf = (id: string): PdfPicture[] => {
    const { head = '' } = objects.get(id) ?? {};
    const [width, height] = [/\/Width (\d+)/, /\/Height (\d+)/].map((one) => Number(one.exec(head)?.[1]));
    if (!width || !height || !head.includes('/FlateDecode') || head.includes('/DeviceGray')) return [];
    const mask = /\/SMask (\d+)/.exec(head)?.[1];
    const [pixels, alpha] = [unpacked(id), mask === undefined ? null : unpacked(mask)];
    const colours = new Set<number>();
    let covered = 0;
    for (let at = 0; at < width * height; at += 1) {
      if (alpha?.[at] === 0) continue;
      covered += 1;
      colours.add(pixels.readUIntBE(3 * at, 3));
    }
    return [{ width, height, colours: colours.size, covered: covered / (width * height) }];
  };
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => {
    const contents = unpacked(/\/Contents (\d+)/.exec(head)?.[1] ?? '').toString('latin1');
    return [...contents.matchAll(/\/(\w+) Do/g)].flatMap(([, name = '']) =>
      pictureOf(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? ''),
    );
  });
}

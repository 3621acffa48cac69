import { metaContent } from './meta-content.ts';
import { z } from '#contract/zod.ts';
import { webAddress } from './web-address.ts';

/** The map tile server that the installation offers. */
export interface TileOffer {
  /** with `{z}`, `{x}`, `{y}` */
  url: string;
  /** the host it is at: "tile.example.org" */
  name: string;
  attribution: string;
  /** the operator chose this server, so tiles are on by default */
  chosen: boolean;
}

const offer = z.object({ url: z.string().check(z.regex(/./s)), attribution: z.string(), chosen: z.boolean() });

/** What the service wrote into the page's `<meta name="noctuary-tiles">`; null where it offers no tiles. */
export function readTileOffer(): TileOffer | null {
  const content = metaContent('noctuary-tiles') ?? '';
  if (content === '') return null;
  try {
    const read = offer.safeParse(JSON.parse(content));
    if (!read.success) return null;
    // `{s}` is a placeholder for one of several servers.
    const { href } = webAddress(read.data.url.replace('{s}', 'a'));
    return href === null ? null : { ...read.data, name: new URL(href).host };
  } catch {
    return null;
  }
}

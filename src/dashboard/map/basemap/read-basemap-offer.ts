import { metaContent } from '#dashboard/api/http/meta-content.ts';
import { z } from '#contract/zod.ts';
import { webAddress } from '#dashboard/api/http/web-address.ts';

/** The basemap's archive that the installation offers. */
interface BasemapOffer {
  address: string;
  /** the built-in world, whose sources are known */
  isWorld: boolean;
}

const offer = z.object({ address: z.string(), isWorld: z.boolean() });

/** The service under development serves it too, and writes nothing into the page. */
const BUILT_IN: BasemapOffer = { address: '/basemap.pmtiles', isWorld: true };

/** What the service wrote into the page's `<meta name="noctuary-basemap">`. */
export function readBasemapOffer(): BasemapOffer {
  const content = metaContent('noctuary-basemap') ?? '';
  if (content === '') return BUILT_IN;
  try {
    const { address, isWorld } = offer.parse(JSON.parse(content));
    const { href } = webAddress(new URL(address, window.location.origin).href);
    return href === null ? BUILT_IN : { address: href, isWorld };
  } catch {
    return BUILT_IN;
  }
}

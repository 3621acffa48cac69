import { readBasemapOffer } from '#dashboard/map/basemap/read-basemap-offer.ts';

/** Beyond it the built-in world has no more than the next village; marks on one spot are pushed apart anyway. */
const OF_WORLD = 11;
/** Where traps within 1 km of each other are apart, and streets or woods are around them. */
const OF_REGION = 14;

/** The zoom for a close look at a trap or a few, at which what is beneath still says where they are. */
export function closeZoom(hasTiles: boolean): number {
  return readBasemapOffer().isWorld && !hasTiles ? OF_WORLD : OF_REGION;
}

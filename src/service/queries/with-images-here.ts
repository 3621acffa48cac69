import type { CollectionName, SentOf } from '#contract/lists/collections.ts';
import type { AnyCollectionQuery } from './collection-query.ts';
import { mappedQuery } from './mapped-query.ts';
import { hasThumbnails } from '#contract/images/image-thumbnails.ts';
import { copiedImagePath, thumbnailsAt, type ImageList } from '#service/record-links.ts';

type Change<Rec> = (record: Rec, baseUrl: string) => Rec;
type Pictured = Pick<SentOf<'captures'>, 'id' | 'url' | 'thumbnails'>;

/**
 * A collection's query whose records name images at the source's origin by an address of this service, which asks the
 * source for them (`sourceImage`). Images elsewhere keep their addresses.
 *
 * @param origin of the source of this copy
 */
export function withImagesHere(name: CollectionName, query: AnyCollectionQuery, origin: string): AnyCollectionQuery {
  const here = (list: ImageList, id: number, address: string, baseUrl: string) =>
    address.startsWith(`${origin}/`) ? baseUrl + copiedImagePath(list, id, address) : address;
  const image = (list: ImageList, id: number, address: string | null, baseUrl: string) =>
    address === null ? null : here(list, id, address, baseUrl);
  const pictured = <Rec extends Pictured>(record: Rec, baseUrl: string): Rec => {
    const url = image('captures', record.id, record.url, baseUrl);
    if (url === null || url === record.url) return record;
    return { ...record, url, thumbnails: hasThumbnails(url, baseUrl) ? thumbnailsAt(url) : null };
  };
  const changes: { [Name in CollectionName]?: Change<SentOf<Name>> } = {
    captures: pictured,
    events: (record, baseUrl) => ({
      ...record,
      example_captures: record.example_captures.map((capture) => pictured(capture, baseUrl)),
    }),
    projects: (record, baseUrl) => ({ ...record, image: image('projects', record.id, record.image, baseUrl) }),
    deployments: ({ project, ...record }, baseUrl) => ({
      ...record,
      image: image('deployments', record.id, record.image, baseUrl),
      project: { ...project, image: image('projects', project.id, project.image, baseUrl) },
    }),
  };
  const change = changes[name] as Change<{ id: number }> | undefined;
  return change === undefined ? query : mappedQuery(query, change);
}

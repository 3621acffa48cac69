/** Where this product's service serves the images that it indexed. */
export const IMAGES_PATH = '/media/images';

/** The widths of the thumbnails that it makes of them, in pixels; an image that is narrower keeps its own. */
export const THUMBNAIL_WIDTHS = [320, 1_024] as const;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];

/** The parameter of an image's address that asks for a thumbnail. */
export const WIDTH_PARAMETER = 'width';

/** The width that the parameter names; undefined: there are no such thumbnails. */
export function thumbnailWidth(text: string): ThumbnailWidth | undefined {
  return THUMBNAIL_WIDTHS.find((width) => String(width) === text);
}

/** The address of a thumbnail of the image at `address`. */
export function thumbnailAddress(address: string, width: ThumbnailWidth): string {
  return `${address}?${WIDTH_PARAMETER}=${width}`;
}

/** The thumbnails of the image at `address`, as `srcset` takes them. */
export function thumbnailSet(address: string): string {
  return THUMBNAIL_WIDTHS.map((width) => `${thumbnailAddress(address, width)} ${width}w`).join(', ');
}

/** Whether the service at `origin`, which is this product's, makes thumbnails of the image at `address`: not of drawings. */
export function hasThumbnails(address: string, origin: string): boolean {
  return address.startsWith(`${origin}${IMAGES_PATH}/`) && !/[?#\s]|\.svg$/.test(address);
}

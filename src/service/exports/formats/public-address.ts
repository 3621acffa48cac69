/**
 * The address of an image outside of the service: null for images that the service draws or has below its own address, and
 * for addresses with a password in them, which a file for others must not have.
 */
export function publicAddress(image: string | null): string | null {
  if (image === null || !/^https?:\/\//i.test(image) || !URL.canParse(image)) return null;
  const { username, password } = new URL(image);
  return username + password === '' ? image : null;
}

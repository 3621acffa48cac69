interface NamedModel {
  name?: string | null | undefined;
  version?: number | null | undefined;
  version_name?: string | null | undefined;
}

/** A model with its version: "Moths of Denmark, v2". Empty where nothing is known. */
export function modelText(model: NamedModel | null): string {
  if (model === null) return '';
  const { name, version, version_name: named } = model;
  const ofVersion = named || (version === null || version === undefined ? '' : String(version));
  return [name ?? '', ofVersion].filter((part) => part !== '').join(', ');
}

/** The fields with one of them moved to the place of another, or by some places; the first one stays first. */
export function movedField(fields: readonly string[], field: string, to: number): readonly string[] {
  const place = Math.max(1, Math.min(fields.length - 1, to));
  return fields.indexOf(field) < 1 ? fields : fields.filter((one) => one !== field).toSpliced(place, 0, field);
}

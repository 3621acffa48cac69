/**
 * A record as readers get it from any service: the fields of its identity have values; every other field may be null,
 * which means "not reported". In embedded records the identity is `id`.
 */
export type Reported<Rec, Identity extends keyof Rec> = {
  [Field in keyof Rec]: Field extends Identity ? Part<NonNullable<Rec[Field]>> : Part<Rec[Field]> | null;
};

/** A value within a record, read in the same way. */
export type Part<Value> = unknown extends Value
  ? Value
  : Value extends readonly (infer Element)[]
    ? number extends Value['length']
      ? Part<Element>[]
      : Value
    : Value extends object
      ? Reported<Value, 'id' & keyof Value>
      : Value;
